import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readableProps, withReadableArrays } from './docs/docgen.ts';
import { guides } from './docs/guides.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const stories = globSync('packages/{ui,screens}/src/**/*.stories.tsx', { cwd: root }).map(
  (path) => {
    const text = readFileSync(root + path, 'utf8');
    return { path, text, title: text.match(/^\s*title: '([^']+)'/m)?.[1] ?? '' };
  },
);

const sections =
  /^(Foundations|Widgets\/(Actions|Fields|Data|Charts|Overlays|Feedback)|Patterns|Screens\/(Staff|Manager|Everyone)|Quality|Journeys)\/./;

it('has a place in the sidebar for every story file', () => {
  const misplaced = stories.filter(({ title }) => !sections.test(title)).map(({ path }) => path);
  expect(misplaced).toEqual([]);
});

it('has one story file per title', () => {
  const titles = stories.map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

it('has a guide for every widget', () => {
  // A file about one subject of a widget has the name of the widget and the subject.
  const widgets = stories
    .map(({ title }) => title)
    .filter((title) => title.startsWith('Widgets/') && !title.includes(' '))
    .map((title) => title.split('/').at(-1) ?? '');
  expect(widgets.filter((name) => !(name in guides))).toEqual([]);
  expect(Object.keys(guides).filter((name) => !widgets.includes(name))).toEqual([]);
});

// The page of a story that is not there is blank.
it('has every story that a page shows', () => {
  const shown = globSync('.storybook/pages/**/*.mdx', { cwd: root }).flatMap((page) => {
    const text = readFileSync(root + page, 'utf8');
    return [...text.matchAll(/of=\{(\w+)\.(\w+)\}/g)].map(([, stories, name]) => {
      const path = text.match(new RegExp(` as ${stories} from '(?:\\.\\./)*([^']+)'`))?.[1];
      return { page, path, name };
    });
  });
  const missing = shown.filter(
    ({ path, name }) =>
      !stories.find((file) => file.path === path)?.text.includes(`export const ${name}: Story`),
  );
  expect(shown.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

it('shows the types of readonly arrays', () => {
  const source = withReadableArrays('  bars?: readonly TimeAxisBar[];');
  expect(source).toBe('  bars?: ReadonlyArray<TimeAxisBar>;');
  const tsType = { name: 'ReadonlyArray', raw: 'ReadonlyArray<TimeAxisBar>' };
  const component = { __docgenInfo: { props: { bars: { tsType } } } };
  const { bars } = readableProps(component, { bars: { name: 'bars' } });
  expect(bars?.table?.type?.summary).toBe('readonly TimeAxisBar[]');
  const inMemo = readableProps({ type: component }, { bars: { name: 'bars' } });
  expect(inMemo.bars?.table?.type?.summary).toBe('readonly TimeAxisBar[]');
});

it('names stories after their state', () => {
  const vague = stories.filter(({ text }) =>
    /^export const (Matrix|All|Story\d*|Test)\b/m.test(text),
  );
  expect(vague.map(({ path }) => path)).toEqual([]);
});
