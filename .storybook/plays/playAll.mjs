import { readFileSync } from 'node:fs';

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const viewports = read('.storybook/viewports.json');
const { PLAYS_BOOK: book, PLAYS_THEME: theme = 'light', PLAYS_AXE } = process.env;

/**
 * Defines tests for stories of the built Storybook: the `play` function passes, and with `axe` the accessibility check.
 * The check takes most of the time, so it covers the first story of each page and the story of its states; with
 * `PLAYS_AXE=all`, as at night, every story. The stories are dealt out to several files, which run at the same
 * time.
 *
 * @param {{ axe: boolean, part: number, of: number }} share
 */
export function playAll({ axe, part, of }) {
  const { entries } = read(`${book}/index.json`);
  const pages = new Set();
  const stories = Object.values(entries).filter(({ type, title, name }) => {
    if (type !== 'story') return false;
    const first = !pages.has(title);
    pages.add(title);
    return axe === (PLAYS_AXE === 'all' || first || name === 'States');
  });
  const share = stories.filter((_, index) => index % of === part);
  for (const { id, title, name } of share) test(`${title} › ${name}`, () => play(id, axe));
  // Jest refuses a file without a test.
  if (share.length === 0) test.skip('a story', () => {});
}

/** Plays one story in its viewport. After a failure, the next story gets a new page. */
async function play(id, axe) {
  const late = [];
  const note = (error) => late.push(error);
  page.on('pageerror', note);
  try {
    const viewport = await page.evaluate(prepare, { storyId: id, theme, axe });
    await page.setViewportSize(viewports[viewport] ?? viewports.desktop);
    await page.evaluate((story) => __test(story), id);
    if (late.length > 0) throw late[0];
  } catch (failure) {
    await jestPlaywright.resetPage();
    await __sbSetupPage(page, context);
    throw failure;
  } finally {
    page.off('pageerror', note);
  }
}

/** Runs in the page: sets the theme and the check once, and returns the name of the viewport that a story asks for. */
async function prepare({ storyId, theme, axe }) {
  await __STORYBOOK_PREVIEW__.ready();
  if (!globalThis.preparedForPlays) {
    const globals = { theme, a11y: { manual: !axe } };
    __STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
    globalThis.preparedForPlays = true;
  }
  const story = await __STORYBOOK_PREVIEW__.loadStory({ storyId });
  return story.storyGlobals.viewport?.value;
}
