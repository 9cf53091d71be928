import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { ensureBrowser } from '../testing/browser.mjs';
import { fail, root } from '../workspace.mjs';

const viewports = JSON.parse(readFileSync(join(root, '.storybook/viewports.json'), 'utf8'));

/**
 * Takes the picture of every story of a built Storybook that has one, and passes it to `keep`. A story has a picture
 * unless it is a journey or hidden from the sidebar.
 */
export async function takePictures({ book, words, timezoneId, time }, keep) {
  const path = ensureBrowser();
  if (!path) fail('There is no Chromium: install one, or name it in CHROMIUM_PATH.');
  const { entries } = JSON.parse(readFileSync(join(book, 'index.json'), 'utf8'));
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
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--font-render-hinting=none',
      // A repainted part of a page has other rounded corners, by 1 of 255 levels, than the same page painted whole.
      '--disable-partial-raster',
    ],
  });
  try {
    // Two pages, because two pictures at a time use two cores.
    const queue = [...stories];
    const photograph = async () => {
      const page = await openBook(browser, url, { timezoneId, time });
      for (let story = queue.shift(); story; story = queue.shift()) {
        keep(story, await pictureOf(page, story.id));
      }
    };
    await Promise.all([photograph(), photograph()]);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function openBook(browser, url, { timezoneId, time }) {
  const page = await browser.newPage({ timezoneId, reducedMotion: 'reduce' });
  if (time) await page.clock.setFixedTime(time);
  await page.goto(`${url}iframe.html`);
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.ready);
  return page;
}

async function pictureOf(page, id) {
  const viewport = await page.evaluate(async (storyId) => {
    await __STORYBOOK_PREVIEW__.ready();
    const story = await __STORYBOOK_PREVIEW__.loadStory({ storyId });
    return story.storyGlobals.viewport?.value;
  }, id);
  await page.setViewportSize(viewports[viewport] ?? viewports.desktop);
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
