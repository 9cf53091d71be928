import { readFileSync } from 'node:fs';

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const viewports = read('.storybook/viewports.json');
const { PLAYS_FILTER: filter = '', PLAYS_THEME: theme = 'light' } = process.env;

/**
 * Defines a test for every story of the built Storybook: its `play` function and its accessibility check pass. The
 * stories are dealt out to several files, which run at the same time.
 *
 * @param {{ part: number, of: number }} share
 */
export function playAll({ part, of }) {
  const { entries } = read('storybook-static/index.json');
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  for (const [index, { id, title, name, importPath }] of stories.entries()) {
    const label = `${title} › ${name}`;
    const chosen = label.includes(filter) || importPath.includes(filter);
    if (index % of === part) (chosen ? test : test.skip)(label, () => play(id));
  }
}

/** Plays one story in its viewport. After a failure, the next story gets a new page. */
async function play(id) {
  const late = [];
  const note = (error) => late.push(error);
  page.on('pageerror', note);
  try {
    const viewport = await page.evaluate(prepare, { storyId: id, theme });
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

/** Runs in the page: sets the theme, and returns the name of the viewport that a story asks for. */
async function prepare({ storyId, theme }) {
  await __STORYBOOK_PREVIEW__.ready();
  if (theme !== (globalThis.themeOfPlays ?? 'light')) {
    __STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { theme } });
    globalThis.themeOfPlays = theme;
  }
  const story = await __STORYBOOK_PREVIEW__.loadStory({ storyId });
  return story.storyGlobals.viewport?.value;
}
