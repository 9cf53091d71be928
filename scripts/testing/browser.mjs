// Finds a Chromium for the browser tests, or installs Debian's package.
import { existsSync } from 'node:fs';
import { run } from '../workspace.mjs';

/** Chromium without windows: it opens a page in half the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
export const chromiumWithWindows = '/usr/bin/chromium';
const usual = [
  headlessShell,
  chromiumWithWindows,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** What a person does about a missing browser. */
export const browserNeeded = 'a Chromium: install one, or name it in CHROMIUM_PATH';

const findBrowser = () =>
  process.env.CHROMIUM_PATH ?? usual.find((candidate) => existsSync(candidate)) ?? headlessShell;

/** The path of a Chromium or Chrome. Installs the headless shell where apt can. `null` if there is none. */
export function ensureBrowser() {
  if (!process.env.CHROMIUM_PATH && !existsSync(headlessShell)) install();
  const path = findBrowser();
  return existsSync(path) ? path : null;
}

/** How Playwright starts the browser. */
export const launchOptions = () => ({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});

function install() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']);
}
