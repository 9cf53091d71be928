import props from 'virtual:book/props';
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
import { Inline } from './Inline.tsx';
import './docs.css';

/** The docs page of a story file. A widget's page begins with its guide and ends with its props and tokens. */
export function StoryPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const isWidget = preparedMeta.title.startsWith('Widgets/') && name in guides;
  return (
    <>
      <Title />
      {isWidget && props[name]?.text ? (
        <p>
          <Inline text={props[name].text} />
        </p>
      ) : (
        <Description of="meta" />
      )}
      {isWidget && <Guide name={name} />}
      <Primary />
      {isWidget ? <Props name={name} /> : null}
      <Controls />
      <Stories includePrimary={false} />
      {isWidget && <Tokens name={name} />}
    </>
  );
}

/** When to use the widget, do and don't, and its keyboard. */
function Guide({ name }: { name: string }) {
  const guide = guides[name];
  if (!guide) return null;
  return (
    <div className="book-guide sb-unstyled">
      <section>
        <h3>When to use</h3>
        <p>{guide.use}</p>
      </section>
      <section>
        <h3>Do</h3>
        <p>{guide.do}</p>
      </section>
      <section>
        <h3>Don’t</h3>
        <p>{guide.dont}</p>
      </section>
      <section>
        <h3>Keyboard</h3>
        <p>{guide.keys ?? 'Shows a state and takes no key.'}</p>
      </section>
    </div>
  );
}

/** The props as the source declares them. */
function Props({ name }: { name: string }) {
  const declared = props[name];
  if (!declared) return null;
  return (
    <div className="sb-unstyled">
      <h2 className="book-heading">Props</h2>
      <p className="book-note">
        {declared.inherited && (
          <>
            Also takes <code>{declared.inherited}</code>.
          </>
        )}
      </p>
      <div className="book-scroll">
        <table className="book-table">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Type</th>
              <th scope="col">Meaning</th>
            </tr>
          </thead>
          <tbody>
            {declared.members.map((member) => (
              <tr key={member.name}>
                <th scope="row">
                  <code>{member.name}</code>
                  {member.required && ' *'}
                </th>
                <td>
                  <code>{member.type}</code>
                </td>
                <td>
                  <Inline text={member.text} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="book-note">* required</p>
    </div>
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
