import { defineConfig } from '@playwright/test';
import base from '../apps/portal/playwright.config.ts';
import type { EngineName } from './engines/test.ts';

const inChromium = (name: string) => ({ name, testDir: `./${name}`, use: { ...base.use } });
const inEngine = (engineName: EngineName) => ({
  name: engineName,
  testDir: './engines',
  testMatch: '**/*.engine.ts',
  outputDir: `./test-results/${engineName}`,
  workers: 1,
  use: { engineName },
});

export default defineConfig<object, { engineName: EngineName }>({
  ...base,
  globalSetup: '../apps/portal/e2e/support/buildPortal.ts',
  snapshotPathTemplate: '{testDir}/trees/{arg}{ext}',
  use: {},
  projects: [
    ...['faults', 'explorer', 'screens'].map(inChromium),
    ...(['chromium', 'firefox', 'webkit'] as const).map(inEngine),
  ],
});
