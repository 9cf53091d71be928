// Finds a Chromium for the browser tests, or installs Debian's package.
import { existsSync } from 'node:fs';
import { run } from '../workspace.mjs';

/** Chromium without windows: it opens a page in half the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const usual = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
let path;

/** The path of a Chromium or Chrome. Installs the headless shell where apt can. `null` if there is none. */
export function ensureBrowser() {
  path ??= process.env.CHROMIUM_PATH ?? installed();
  return existsSync(path) ? path : null;
}

function installed() {
  if (!existsSync(headlessShell) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']);
  }
  return usual.find((candidate) => existsSync(candidate)) ?? '';
}
