import changes from 'virtual:book/changes';
import rules from 'virtual:book/rules';
import { useState } from 'react';
import type { MappedRule } from '../data/rules.ts';
import { Inline } from './Inline.tsx';
import './docs.css';

const pages = [...new Set(rules.map(({ page }) => page))];
const nounOf = (page: string) => page.replace(/^.*\/|\.md$/g, '');
const isProved = ({ hasEffect, stories, tests }: MappedRule) =>
  !hasEffect || stories.length > 0 || tests.length > 0;
const hasPicture = ({ stories }: MappedRule) => stories.some(({ journey }) => !journey);

/** How many rules of each noun have tests, stories and pictures. */
export function CoverageBoard() {
  return (
    <div className="sb-unstyled book-scroll">
      <table className="book-table">
        <thead>
          <tr>
            {['Noun', 'Rules', 'With a test', 'With a story', 'With a picture', 'Proved'].map(
              (heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <CoverageRow
              key={page}
              name={nounOf(page)}
              rules={rules.filter((rule) => rule.page === page)}
            />
          ))}
          <CoverageRow name="all" rules={rules} />
        </tbody>
      </table>
    </div>
  );
}

function CoverageRow({ name, rules: own }: { name: string; rules: MappedRule[] }) {
  const unproved = own.filter((rule) => !isProved(rule)).map(({ rule }) => rule);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{own.length}</td>
      <td>{own.filter(({ tests }) => tests.length > 0).length}</td>
      <td>{own.filter(({ stories }) => stories.length > 0).length}</td>
      <td>{own.filter(hasPicture).length}</td>
      <td className={unproved.length > 0 ? 'book-red' : 'book-green'}>
        {unproved.length > 0 ? `✕ ${unproved.join(', ')}` : '✓ all'}
      </td>
    </tr>
  );
}

/** Every rule with the stories and tests that cite it, and a filter. */
export function RuleMap() {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const shown = rules.filter(({ rule, text }) => `${rule} ${text}`.toLowerCase().includes(wanted));
  return (
    <div className="sb-unstyled">
      <p className="book-note">
        <label>
          Rule or word{' '}
          <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
        </label>{' '}
        {shown.length} of {rules.length} rules
      </p>
      <div className="book-scroll">
        <table className="book-table">
          <thead>
            <tr>
              <th scope="col">Rule</th>
              <th scope="col">Text</th>
              <th scope="col">Stories</th>
              <th scope="col">Tests</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((rule) => (
              <RuleRow key={rule.rule} rule={rule} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function RuleRow({ rule: mapped }: { rule: MappedRule }) {
  const { rule, text, hasEffect, stories, tests } = mapped;
  return (
    <tr>
      <th scope="row">{rule}</th>
      <td>
        <Inline text={text} />
      </td>
      <td>
        {stories.map(({ id, title, name, journey }) => (
          <div key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {title.split('/').at(-1)}: {name}
            </a>
            {journey && ' (journey)'}
          </div>
        ))}
      </td>
      <td className={isProved(mapped) ? undefined : 'book-red'}>
        {!isProved(mapped) && '✕ nothing proves it'}
        {!hasEffect && 'no effect, nothing to prove'}
        {tests.map((path) => (
          <div key={path}>
            <code>{path.split('/').slice(-2).join('/')}</code>
          </div>
        ))}
      </td>
    </tr>
  );
}

/** The changes that the next releases contain. */
export function Changes() {
  if (changes.length === 0) return <p>Nothing has changed since the last release.</p>;
  return (
    <ul>
      {changes.map(({ packages, text }) => (
        <li key={text}>
          <strong>{packages.join(', ')}</strong>: <Inline text={text} />
        </li>
      ))}
    </ul>
  );
}
