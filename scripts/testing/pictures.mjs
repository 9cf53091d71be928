// `npm run campaign -- pictures`: takes the pictures that Chromatic takes of the built Storybook in several runs, time zones and
// moments, and fails for each story whose pictures differ. Words limit the stories to those whose title and name contain all.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { fail, root } from '../workspace.mjs';
import { serveBook } from './book.mjs';
import { browserNeeded, ensureBrowser, launchOptions } from './browser.mjs';
import { fontEnvironment } from './fonts.ts';

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const viewports = read('.storybook/viewports.json');
const modes = read('.storybook/pictures.json');
if (!ensureBrowser()) fail(`The pictures need ${browserNeeded}.`);

const book = await serveBook();
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const stories = Object.values(book.entries).filter(
  ({ type, tags, title, name }) =>
    type === 'story' &&
    tags.includes('dev') &&
    !tags.includes('journey') &&
    words.every((word) => `${title} ${name}`.toLowerCase().includes(word)),
);
const { executablePath, args } = launchOptions();
const browser = await chromium.launch({
  executablePath,
  env: fontEnvironment(),
  args: [
    ...args,
    '--font-render-hinting=none',
    // A repainted part of a page has other rounded corners, by 1 of 255 levels, than the same page painted whole.
    '--disable-partial-raster',
  ],
});

/** The digests of each picture. */
const digests = new Map();
for (const run of [1, 2]) {
  for (const timezoneId of ['America/Anchorage', 'Asia/Kolkata']) {
    for (const time of ['2025-02-28T06:30:00Z', '2027-12-31T23:30:00Z']) {
      process.stdout.write(`run ${run}, ${timezoneId}, ${time}\n`);
      await takePictures({ timezoneId, time });
    }
  }
}
await browser.close();
await book.close();
const differing = [...digests].filter(([, { size }]) => size > 1).map(([id]) => id);
for (const id of differing) process.stdout.write(`differs: ${id}\n`);
process.stdout.write(`${digests.size} pictures, each taken 8 times, ${differing.length} differ\n`);
process.exit(differing.length > 0 ? 1 : 0);

/** A whole screen has a picture in each mode, another story one. */
async function takePictures(place) {
  for (const [mode, globals] of Object.entries(modes.wholeScreen)) {
    const queue = stories.filter(
      ({ tags }) => mode in (tags.includes('whole-screen') ? modes.wholeScreen : modes.other),
    );
    const photograph = async () => {
      const page = await openBook(place, globals);
      for (let story = queue.shift(); story; story = queue.shift()) {
        const picture = await pictureOf(page, story.id, globals.viewport);
        const id = `${story.id} (${mode})`;
        const digest = createHash('sha256').update(picture).digest('hex');
        digests.set(id, (digests.get(id) ?? new Set()).add(digest));
      }
      await page.close();
    };
    // Two pages, because two pictures at a time use two cores.
    await Promise.all([photograph(), photograph()]);
  }
}

async function openBook({ time, ...place }, globals) {
  const page = await browser.newPage({ ...place, reducedMotion: 'reduce' });
  if (time) await page.clock.setFixedTime(time);
  await page.goto(`${book.url}iframe.html`);
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
