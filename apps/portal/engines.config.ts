import { defineConfig } from '@playwright/test';
import type { EngineName } from './e2e/engines/test.ts';
import base from './playwright.config.ts';

const engine = (engineName: EngineName) => ({
  name: engineName,
  outputDir: `./test-results/${engineName}`,
  use: { engineName },
});

/** The tests that run in every engine: `npm run campaign -- engines`. */
export default defineConfig<object, { engineName: EngineName }>({
  ...base,
  testDir: './e2e/engines',
  testMatch: '**/*.engine.ts',
  snapshotPathTemplate: '{testDir}/trees/{arg}{ext}',
  workers: 1,
  use: {},
  projects: [engine('chromium'), engine('firefox'), engine('webkit')],
});
