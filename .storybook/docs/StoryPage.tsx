import tokens from 'virtual:book/tokens';
import {
  ArgTypes,
  Description,
  DocsContext,
  DocsStory,
  Primary,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ContextType, useContext } from 'react';
import budgets from '../../budgets.json' with { type: 'json' };
import guide from '../../packages/ui/docs/using-ui-in-another-app.md?raw';
import { Source } from './Code.tsx';
import './docs.css';

/** What an app outside the workspace compiles: every widget, and an app with the hook or the state that some need. */
const examples = import.meta.glob<string>(
  '../../scripts/testing/packages/consumer/src/{widgets,first/*}.tsx',
  { query: '?raw', import: 'default', eager: true },
);
const fileOf = (name: string) =>
  Object.entries(examples).find(([path]) => path.endsWith(`/${name}.tsx`))?.[1];

/** The list of the guide. */
const list = guide
  .split('```')
  .find((block) => block.includes('export function Units('))
  ?.replace('tsx\n', '');

/** The code to copy of a widget, with its import. */
function exampleOf(name: string) {
  const file = ['DataTable', 'useClientRows'].includes(name) ? list : fileOf(name);
  const entry = new RegExp(`^  ${name}: (.*?),\\n(?=  \\w+: |\\};)`, 'ms');
  const jsx = entry.exec(fileOf('widgets') ?? '')?.[1]?.replace(/^\(\n([\s\S]*)\n {2}\)$/, '$1');
  if (file || !jsx) return file;
  const names = new Set([...jsx.matchAll(/\bui\.(\w+)/g)].map(([, used]) => used));
  const code = jsx
    .replaceAll('ui.', '')
    .replaceAll('{nothing}', '{() => {}}')
    .replaceAll(/^ {4}/gm, '');
  return `import { ${[...names].join(', ')} } from '@audit-letters/ui';\n\n${code}`;
}

type PreparedStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** The docs page of a story file. A widget's page also has code to copy and its tokens. */
export function StoryPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const example = preparedMeta.title.includes('Widgets/') ? exampleOf(name) : undefined;
  return (
    <>
      <Title />
      <Description of="meta" />
      {example && <Import name={name} code={example} />}
      <Primary />
      {Object.keys(preparedMeta.argTypes).length > 0 && <ArgTypes />}
      <States />
      {example && <Tokens name={name} />}
      <Rules />
    </>
  );
}

/** The number of states that a page draws below the first. */
const drawn = 5;

/**
 * Whether a page can draw the state of a story: globals such as forced colours would change the whole page, and a state
 * that only its test leads to would look like the first.
 */
const isDrawn = (story: PreparedStory, primary: PreparedStory | undefined) =>
  Object.keys(story.storyGlobals).length === 0 &&
  (!story.playFunction ||
    story.originalStoryFn !== primary?.originalStoryFn ||
    // Callbacks change nothing before somebody acts.
    JSON.stringify(story.initialArgs) !== JSON.stringify(primary.initialArgs));

/** The first states of the file; the others by name. */
function States() {
  const { componentStories } = useContext(DocsContext);
  const [primary, ...stories] = componentStories().filter(
    ({ name, tags }) => !name.endsWith('Contract') && !tags.includes('journey'),
  );
  const inline = stories.filter((story) => isDrawn(story, primary)).slice(0, drawn);
  const others = stories.filter((story) => !inline.includes(story));
  return (
    <>
      {inline.map(({ id, moduleExport }) => (
        <DocsStory key={id} of={moduleExport} expanded __forceInitialArgs />
      ))}
      {others.length > 0 && (
        <p className="sb-unstyled book-note book-more">
          More states:
          {others.map(({ id, name }) => (
            <a key={id} href={`?path=/story/${id}`} target="_top">
              {name}
            </a>
          ))}
        </p>
      )}
    </>
  );
}

/** The code of a widget to copy, and the limit of its size. All widgets are stable: changes follow semantic versioning. */
function Import({ name, code }: { name: string; code: string }) {
  const folder = kebab(name);
  const budget = budgets.find(({ entry }) => entry === `packages/ui/src/${folder}/index.ts`);
  return (
    <>
      <Source language="tsx" code={code} />
      <p className="sb-unstyled book-note">
        Stable.{' '}
        {budget && `At most ${budget.limit} kB with all it needs, compressed, without React.`}
      </p>
    </>
  );
}

/** Links to the rules that the stories cite. */
function Rules() {
  const { stories } = useOf('meta', ['meta']).csfFile;
  const texts = Object.values(stories).map(
    ({ parameters }) => parameters?.docs?.description?.story,
  );
  const cited = new Set(texts.join(' ').match(/\b[A-Z]{3}-\d+/g));
  if (cited.size === 0) return null;
  return (
    <p className="sb-unstyled book-note">
      Rules:{' '}
      {[...cited].map((rule) => (
        <a
          key={rule}
          href={`?path=/docs/audit-letter-program-rules-${nouns[rule.slice(0, 3)]}--docs`}
          target="_top"
        >
          {rule}{' '}
        </a>
      ))}
    </p>
  );
}

const nouns: Record<string, string> = {
  ARC: 'archives',
  DUE: 'due',
  FAC: 'facilities',
  IMP: 'imports',
  LET: 'letters',
  SHL: 'shell',
  TEN: 'tenants',
  USR: 'users',
};

/** The design tokens that the stylesheet of the widget reads. */
function Tokens({ name }: { name: string }) {
  const used = tokens.byFolder[kebab(name)] ?? [];
  if (used.length === 0) return null;
  return (
    <div className="sb-unstyled">
      <h2 className="book-heading">Tokens</h2>
      <ul className="book-tokens">
        {used.map((token) => (
          <li key={token}>
            <code>{token}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

const kebab = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
