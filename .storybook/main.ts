import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../packages/ui/src', files: '**/*.@(mdx|stories.tsx)', titlePrefix: 'UI' },
    {
      directory: '../packages/screens/src',
      files: '**/*.@(mdx|stories.tsx)',
      titlePrefix: 'Screens',
    },
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async (config) => {
    const { defaultClientConditions } = await import('vite');
    const { default: react } = await import('@vitejs/plugin-react');
    return mergeConfig(config, {
      plugins: [react()],
      resolve: { conditions: ['@audit-letters/source', ...defaultClientConditions] },
      // Pre-bundle these: a dependency discovered during the run restarts the tests.
      optimizeDeps: {
        entries: ['packages/{ui,screens}/src/**/*.{ts,tsx}', '!**/*.test.ts'],
        include: ['@storybook/addon-a11y/preview'],
      },
      // Published files contain 'use client'; silence the bundler's warning about it.
      build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
    });
  },
});
