import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../../scripts/testing/freePort.ts';
import type { Engine, Screen } from '../screen.ts';
import { placeOf } from './target.ts';

const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** WebKitGTK in its MiniBrowser, over WebDriver, with a home folder of its own. */
export async function startWebKit(baseURL: string): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'audit-letters-webkit-'));
  const downloads = join(home, 'Downloads');
  await mkdir(downloads);
  await mkdir(join(home, '.config'));
  await writeFile(join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const port = await freePort();
  const server = spawn(
    process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver',
    [`--port=${port}`],
    {
      env: { ...process.env, HOME: home },
      stdio: 'ignore',
    },
  );
  const driver = await session(port);
  return {
    version: String((await driver.getCapabilities()).get('browserVersion')),
    screen: screenOf(driver, baseURL),
    download: (action) => downloadTo(downloads, action),
    async close() {
      await driver.quit();
      server.kill();
      await rm(home, { recursive: true, force: true });
    },
  };
}

const keys: Record<string, string> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  End: Key.END,
  Home: Key.HOME,
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Space: Key.SPACE,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

function screenOf(driver: WebDriver, baseURL: string): Screen {
  return {
    ...placeOf(driver, []),
    goto: (path) => driver.get(new URL(path, baseURL).href),
    url: () => driver.getCurrentUrl(),
    evaluate: (expression) => driver.executeScript(`return (${expression})`),
    async screenshot({ path }) {
      await writeFile(path, await driver.takeScreenshot(), 'base64');
    },
    bringToFront: async () => driver.switchTo().window(await driver.getWindowHandle()),
    async setViewportSize({ width, height }) {
      // The window has a tool bar.
      await driver
        .manage()
        .window()
        .setRect({ width, height: height + 38 });
    },
    keyboard: {
      async press(combination) {
        const pressed = combination.split('+').map((key) => keys[key] ?? key);
        const actions = driver.actions();
        for (const key of pressed) actions.keyDown(key);
        for (const key of pressed.toReversed()) actions.keyUp(key);
        await actions.perform();
      },
      type: (text) => driver.actions().sendKeys(text).perform(),
    },
  };
}

/** A session, as soon as the driver takes connections. */
async function session(port: number): Promise<WebDriver> {
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/status`).catch(() => null))?.ok) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
  return new Builder().usingServer(address).withCapabilities(capabilities).build();
}

/** The file that an action adds to the folder, once its size stays the same. */
async function downloadTo(folder: string, action: () => Promise<void>) {
  const before = await readdir(folder);
  await action();
  for (let last = -1; ; ) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const name = (await readdir(folder)).find(
      (file) => !before.includes(file) && !file.endsWith('.wkdownload'),
    );
    if (!name) continue;
    const content = await readFile(join(folder, name));
    if (content.length > 0 && content.length === last) return { name, content };
    last = content.length;
  }
}
