import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Node imports packages itself and does not support `module`, the condition of bundlers.
const conditions = [
  '@audit-letters/source',
  ...defaultServerConditions.filter((condition) => condition !== 'module'),
];
const node = {
  extends: true,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
} as const;

export default defineConfig({
  test: {
    projects: [
      {
        ...node,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/portal/src/**/*.test.ts',
            'scripts/*.test.mjs',
            'deploy/*.test.mjs',
          ],
        },
      },
      {
        ...node,
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/api/src/**/*.test.ts'],
          globalSetup: ['apps/api/src/testing/globalSetup.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'packages',
          environment: 'node',
          include: ['test/packages/*.test.ts'],
          globalSetup: ['test/packages/packed.ts'],
          // Builds, installs and compiles whole apps.
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        plugins: [
          storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) }),
        ],
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: {
                executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
                args: ['--no-sandbox', '--disable-dev-shm-usage'],
              },
            }),
          },
        },
      },
    ],
  },
});
