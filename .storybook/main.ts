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
      // Found at the start: a library that is found during a first run makes the tests start anew.
      optimizeDeps: {
        entries: ['packages/{ui,screens}/src/**/*.{ts,tsx}', '!**/*.test.ts'],
        include: ['@storybook/addon-a11y/preview'],
      },
      // Every published file may say 'use client'; the bundler's remark about it is noise here.
      build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
    });
  },
});
