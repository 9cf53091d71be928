import { registerHooks } from 'node:module';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../../scripts/testing/browser.mjs';
import { fontEnvironment } from '../../scripts/testing/fonts.ts';

// The zone of the tests, their servers and their browsers, wherever they run.
const timezoneId = 'America/New_York';
process.env.TZ = timezoneId;
process.env.TIME_ZONE = timezoneId;

// The tests import sources of the server, which import packages by name: from their sources, without a build.
registerHooks({
  resolve: (name, context, next) => {
    const conditions = [...context.conditions, '@audit-letters/source'];
    return next(name, { ...context, conditions });
  },
});

const mainJob = '**/main-job.spec.ts';

export default defineConfig<object, { embedded: boolean }>({
  testDir: './e2e',
  projects: [
    // First, because it takes longest, and with servers of its own, as `npm start` runs them.
    { name: 'embedded', testMatch: mainJob, use: { embedded: true } },
    { name: 'portal', testIgnore: mainJob },
    // A sample of the nightly run.
    { name: 'faults', testDir: '../../nightly/faults' },
  ],
  globalSetup: './e2e/support/buildPortal.ts',
  fullyParallel: true,
  workers: 2,
  // A retry hides a race. A test that fails one time in ten has a defect, in itself or in the portal.
  retries: 0,
  reporter: [['list']],
  // However busy the machine is, a test waits for the thing. The limits only end a wait without an end.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    timezoneId,
    locale: 'en-US',
    // Waiting for the end of each animation takes a fifth of the time. A spec whose subject may depend on one plays them.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace takes a sixth of the processor time of every test that passes: `--trace=retain-on-failure` asks for one.
    trace: 'off',
    // 'only-on-failure' also takes one of every test that passes, and waits five seconds for a tab that has downloaded.
    // The report of a failure has the accessibility tree of its page.
    screenshot: 'off',
    launchOptions: {
      ...launchOptions(),
      env: fontEnvironment(),
    },
  },
});
