import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Node imports packages itself and does not support `module`, the condition of bundlers.
const conditions = [
  '@audit-letters/source',
  ...defaultServerConditions.filter((condition) => condition !== 'module'),
];
// A test waits for something that happens, however busy the machine is. The limits only end a wait without an end.
const limits = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
} as const;

const node = {
  extends: true,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
} as const;

export default defineConfig({
  test: {
    // Vitest leaves a core free by default.
    maxWorkers: '100%',
    // The files of a worker share its modules. To load them for each file takes half of the processor time.
    isolate: false,
    projects: [
      {
        ...node,
        test: {
          ...limits,
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/portal/src/**/*.test.ts',
            'scripts/**/*.test.mjs',
            '.storybook/*.test.ts',
          ],
        },
      },
      {
        ...node,
        test: {
          ...limits,
          name: 'api',
          environment: 'node',
          // A process that opened dozens of embedded databases once ended with a segmentation fault.
          isolate: !process.env.TEST_DATABASE_URL,
          include: ['{apps/api/src,nightly/office}/**/*.test.ts'],
          globalSetup: ['apps/api/src/testing/globalSetup.ts'],
          setupFiles: ['apps/api/src/testing/setup.ts'],
        },
      },
      {
        test: {
          ...limits,
          name: 'packages',
          environment: 'node',
          include: ['scripts/testing/packages/*.test.ts'],
          globalSetup: ['scripts/testing/packages/packed.ts'],
        },
      },
    ],
  },
});
