import { defineConfig, devices } from '@playwright/test';

// The workers resolve the workspace's packages to their sources, as everything else here does.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --conditions=@audit-letters/source`;

export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/support/buildPortal.ts',
  fullyParallel: true,
  workers: 2,
  reporter: [['list']],
  timeout: 60_000,
  use: {
    ...devices['Desktop Chrome'],
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
});
