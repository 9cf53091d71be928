import tokens from 'virtual:book/tokens';
import {
  Controls,
  Description,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { guides } from './guides.ts';
import './docs.css';

const headings = ['When to use', 'Do', 'Don’t', 'Keyboard'];

/** The docs page of a story file. A widget's page also has its guide and its tokens. */
export function StoryPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const guide = preparedMeta.title.startsWith('Widgets/') ? guides[name] : undefined;
  return (
    <>
      <Title />
      <Description of="meta" />
      {guide && (
        <div className="book-guide sb-unstyled">
          {headings.map((heading, index) => (
            <section key={heading}>
              <h3>{heading}</h3>
              <p>{guide[index]}</p>
            </section>
          ))}
        </div>
      )}
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
      {guide && <Tokens name={name} />}
    </>
  );
}

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
