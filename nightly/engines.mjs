// `node nightly/engines.mjs`: the main job, dialogs, keys, pictures and accessibility trees in Chromium, Firefox and
// WebKitGTK. `engines.mjs firefox webkit` runs the named engines, `firefox --grep journey` passes options to Playwright.
import { existsSync } from 'node:fs';
import { chromiumWithWindows } from '../scripts/testing/browser.mjs';
import { ensureInstalled, fail, must, pnpm, run } from '../scripts/workspace.mjs';

ensureInstalled();

const engines = ['chromium', 'firefox', 'webkit'];
// Playwright starts browsers with windows on the virtual screen, because only those have an accessibility tree.
const needed = {
  [chromiumWithWindows]: 'chromium',
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
  '/usr/bin/xauth': 'xauth',
  '/usr/bin/dbus-run-session': 'dbus',
  '/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
  '/usr/lib/x86_64-linux-gnu/girepository-1.0/Atspi-2.0.typelib': 'gir1.2-atspi-2.0',
  '/usr/lib/python3/dist-packages/gi': 'python3-gi',
};

const missing = Object.keys(needed)
  .filter((path) => !existsSync(path))
  .map((path) => needed[path]);
if (missing.length > 0) {
  const packages = missing.join(' ');
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    fail(`The engines run on Debian only and need: sudo apt-get install ${packages}`);
  }
  must('apt-get', ['update', '-qq']);
  must('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing]);
}

const named = process.argv.slice(2);
const chosen = named.filter((name) => engines.includes(name));
const options = named.filter((name) => !engines.includes(name));
const running = chosen.length > 0 ? chosen : engines;
if (running.includes('webkit')) {
  const folder = 'nightly/engines/webkit';
  const install = ['install', '--ignore-workspace', '--frozen-lockfile', '--reporter=silent'];
  if (pnpm('--dir', folder, ...install) !== 0) {
    fail(`The packages of ${folder} could not be installed.`);
  }
}
const playwright = ['playwright', 'test', '-c', 'nightly'];
const projects = running.map((name) => `--project=${name}`);
const screen = ['-a', '-s', '-screen 0 1600x1200x24', 'dbus-run-session', '--'];
process.exitCode = run('xvfb-run', [...screen, ...playwright, ...projects, ...options], {
  // Without the first, GTK has no accessibility tree on a virtual screen.
  env: { GNOME_ACCESSIBILITY: '1', CHROMIUM_PATH: chromiumWithWindows },
});
