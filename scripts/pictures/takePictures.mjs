import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { ensureBrowser } from '../testing/browser.mjs';
import { fontEnvironment } from '../testing/fonts.ts';
import { fail, root } from '../workspace.mjs';

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const viewports = read(join(root, '.storybook/viewports.json'));
const modes = read(join(root, '.storybook/pictures.json'));

/**
 * Takes the pictures of every story of a built Storybook that has some, and passes them to `keep`: the same ones as
 * Chromatic takes. A whole screen has a picture in each mode, another story one. A journey and a story that is hidden from
 * the sidebar have none.
 */
export async function takePictures({ book, words, timezoneId, time }, keep) {
  const path = ensureBrowser();
  if (!path) fail('There is no Chromium: install one, or name it in CHROMIUM_PATH.');
  const { entries } = read(join(book, 'index.json'));
  const stories = Object.values(entries).filter(
    ({ type, tags, title, name }) =>
      type === 'story' &&
      tags.includes('dev') &&
      !tags.includes('journey') &&
      words.every((word) => `${title} ${name}`.toLowerCase().includes(word.toLowerCase())),
  );
  const server = await preview({
    configFile: false,
    root: dirname(book),
    build: { outDir: book },
    preview: { host: '127.0.0.1' },
    logLevel: 'error',
  });
  const [url = ''] = server.resolvedUrls?.local ?? [];
  const browser = await chromium.launch({
    executablePath: path,
    env: fontEnvironment(),
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--font-render-hinting=none',
      // A repainted part of a page has other rounded corners, by 1 of 255 levels, than the same page painted whole.
      '--disable-partial-raster',
    ],
  });
  try {
    for (const [mode, globals] of Object.entries(modes.wholeScreen)) {
      const queue = stories.filter(
        ({ tags }) => mode in (tags.includes('whole-screen') ? modes.wholeScreen : modes.other),
      );
      const photograph = async () => {
        const page = await openBook(browser, url, { timezoneId, time, globals });
        for (let story = queue.shift(); story; story = queue.shift()) {
          const picture = await pictureOf(page, story.id, globals.viewport);
          keep(mode === 'light' ? story : inMode(story, mode), picture);
        }
        await page.close();
      };
      // Two pages, because two pictures at a time use two cores.
      await Promise.all([photograph(), photograph()]);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

const inMode = ({ id, title, name }, mode) => ({
  id: `${id}--${mode}`,
  title,
  name: `${name} (${mode})`,
});

async function openBook(browser, url, { timezoneId, time, globals }) {
  const page = await browser.newPage({ timezoneId, reducedMotion: 'reduce' });
  if (time) await page.clock.setFixedTime(time);
  await page.goto(`${url}iframe.html`);
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.ready);
  await page.evaluate(async (choices) => {
    await __STORYBOOK_PREVIEW__.ready();
    __STORYBOOK_PREVIEW__.channel.emit('updateGlobals', { globals: choices });
  }, globals);
  return page;
}

async function pictureOf(page, id, modeViewport) {
  const ownViewport = await page.evaluate(async (storyId) => {
    await __STORYBOOK_PREVIEW__.ready();
    const story = await __STORYBOOK_PREVIEW__.loadStory({ storyId });
    return story.storyGlobals.viewport?.value;
  }, id);
  await page.setViewportSize(viewports[modeViewport ?? ownViewport] ?? viewports.desktop);
  // A pointer that rests on the page would show a hover.
  await page.mouse.move(0, 0);
  const status = await page.evaluate(
    (storyId) =>
      new Promise((resolve) => {
        const { channel } = __STORYBOOK_PREVIEW__;
        const finish = (report) => {
          if (report.storyId !== storyId) return;
          channel.off('storyFinished', finish);
          resolve(report.status);
        };
        channel.on('storyFinished', finish);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );
  if (status !== 'success') process.stdout.write(`${id} fails: its picture shows how it ended\n`);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}
