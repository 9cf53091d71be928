import { readFileSync } from 'node:fs';

const { entries } = JSON.parse(readFileSync(`${process.env.PLAYS_BOOK}/index.json`, 'utf8'));

// Higher pages are not read to their end.
const limit = 8000;

for (const { id, title, type } of Object.values(entries)) {
  if (type !== 'docs') continue;
  test(`${title} has the colours and direction of the toolbar, stories that play, and at most ${limit} pixels`, async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const errors = [];
    const note = (message) => message.type() === 'error' && errors.push(message.text());
    page.on('console', note);
    const height = await page.evaluate(heightOf, id);
    await page.evaluate(framesPlayed);
    page.off('console', note);
    if (errors.length > 0) throw new Error(`${title} reports: ${errors.join('\n')}`);
    if (height > limit) throw new Error(`${title} is ${height} pixels high.`);
    const own = await page.evaluate(() => {
      const { dir, dataset } = document.documentElement;
      // Without a story, a page has no direction and no theme of its own.
      return dir !== 'rtl' && dataset.theme !== 'dark' && !('forcedColours' in dataset);
    });
    if (!own) throw new Error(`A story of ${title} changes the whole page.`);
  });
}

/** Runs in the page: shows a docs page, and returns its height when its stories are drawn. */
async function heightOf(docsId) {
  await __STORYBOOK_PREVIEW__.ready();
  const { channel } = __STORYBOOK_PREVIEW__;
  const drawn = new Set();
  const note = (storyId) => drawn.add(storyId);
  channel.on('storyRendered', note);
  await new Promise((resolve) => {
    channel.once('docsRendered', resolve);
    channel.emit('setCurrentStory', { storyId: docsId, viewMode: 'docs' });
  });
  const stories = [...document.querySelectorAll('[id^="story--"][id$="-inner"]')].map(
    ({ id }) => id.match(/^story--(.+?)(?:--primary)?(?:--|-)inner$/)[1],
  );
  while (!stories.every((id) => drawn.has(id))) await new Promise(requestAnimationFrame);
  channel.off('storyRendered', note);
  return document.documentElement.scrollHeight;
}

/** Runs in the page: waits until the stories in frames have played. */
async function framesPlayed() {
  const frames = [...document.querySelectorAll('#storybook-docs iframe')];
  const hasPlayed = ({ contentWindow }) =>
    ['finished', 'errored'].includes(contentWindow.__STORYBOOK_PREVIEW__?.currentRender?.phase);
  while (!frames.every(hasPlayed)) await new Promise(requestAnimationFrame);
}
