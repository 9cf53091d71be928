import { getJestConfig } from '@storybook/test-runner';
import { launchOptions } from '../scripts/testing/browser.mjs';
import { fontEnvironment } from '../scripts/testing/fonts.ts';

const base = getJestConfig();
const environment = base.testEnvironmentOptions['jest-playwright'];

export default {
  ...base,
  testMatch: ['<rootDir>/.storybook/plays/stories/*.test.mjs'],
  testTimeout: 90_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...environment,
      launchType: 'LAUNCH',
      launchOptions: {
        ...launchOptions(),
        env: fontEnvironment(),
      },
      contextOptions: {
        viewport: { width: 1280, height: 800 },
        locale: 'en-US',
        timezoneId: 'America/New_York',
      },
    },
  },
};
