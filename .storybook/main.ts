import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { bookData } from './data/plugin.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** What other teams install, and the screens of this product: the two groups of the sidebar. */
const library = 'Library';
const product = 'Audit Letter Program';

export default defineMain({
  framework: '@storybook/react-vite',
  // `STORIES` has the story files of a build of a part.
  stories: process.env.STORIES?.split('\n') ?? [
    './pages/start/*.mdx',
    { directory: './pages', files: '{foundations,patterns}/*.mdx', titlePrefix: library },
    { directory: '../packages/ui/src', files: '**/*.stories.tsx', titlePrefix: library },
    { directory: './pages', files: '{journeys,rules}/*.mdx', titlePrefix: product },
    { directory: './journeys', files: '*.stories.tsx', titlePrefix: product },
    { directory: '../packages/screens/src', files: '**/*.stories.tsx', titlePrefix: product },
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // The code of a story as JSX with its props, written from its source.
  features: { experimentalCodeExamples: true },
  // In a browser that tests drive, nobody sees the highlights of Storybook. Their code looks at the style of every element
  // after each change of the page, a tenth of the time of the plays.
  previewHead: (head) =>
    `${head}<script>globalThis.__STORYBOOK_HIGHLIGHT_INITIALIZED = navigator.webdriver;</script>`,
  viteFinal: async (config) => {
    const { defaultClientConditions } = await import('vite');
    const { default: react } = await import('@vitejs/plugin-react');
    return mergeConfig(config, {
      plugins: [react(), bookData(root)],
      resolve: { conditions: ['@audit-letters/source', ...defaultClientConditions] },
      // Published files contain 'use client'; silence the bundler's warning about it.
      build: {
        reportCompressedSize: false,
        rolldownOptions: { checks: { moduleLevelDirective: false } },
        // The pages show the published style sheet, with light-dark() and oklch().
        cssTarget: ['chrome126', 'firefox128', 'safari18'],
      },
    });
  },
});
