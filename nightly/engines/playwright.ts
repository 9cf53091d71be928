import { readFile } from 'node:fs/promises';
import { type BrowserType, chromium, firefox } from '@playwright/test';
import { launchOptions } from '../../scripts/testing/browser.mjs';
import type { Engine } from './screen.ts';

/** Chromium with the tree that it otherwise makes only when a screen reader runs. */
export function startChromium(baseURL: string) {
  const { executablePath, args } = launchOptions();
  return start(chromium, baseURL, {
    executablePath,
    args: [...args, '--force-renderer-accessibility'],
  });
}

/** The Firefox of the system, over WebDriver BiDi. */
export const startFirefox = (baseURL: string) =>
  start(firefox, baseURL, {
    channel: 'moz-firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    // Playwright turns the accessibility tree off.
    firefoxUserPrefs: { 'accessibility.force_disabled': -1 },
  });

async function start(
  type: BrowserType,
  baseURL: string,
  options: Parameters<BrowserType['launch']>[0],
): Promise<Engine> {
  const browser = await type.launch({ ...options, headless: false });
  const page = await browser.newPage({ baseURL });
  return {
    version: browser.version(),
    screen: page,
    async download(action) {
      const [file] = await Promise.all([page.waitForEvent('download'), action()]);
      return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
    },
    close: () => browser.close(),
  };
}
