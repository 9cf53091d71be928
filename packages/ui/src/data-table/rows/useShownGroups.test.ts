import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DataTable } from '../index.ts';

/** The first render of a table. */
function firstRender(count: number) {
  const html = renderToStaticMarkup(
    createElement(DataTable<{ id: number }, number>, {
      label: 'Tenants',
      columns: [{ key: 'unit', header: 'Unit', rowHeader: true, cell: ({ id }) => `Unit ${id}` }],
      rows: Array.from({ length: count }, (_, index) => ({ id: index + 1 })),
      getRowId: ({ id }) => id,
      getRowLabel: ({ id }) => `Unit ${id}`,
      emptyText: 'No tenants to show.',
    }),
  );
  const countOf = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
  return { rows: countOf(/>Unit \d+</g), groups: countOf(/<tbody/g), html };
}

it('renders all rows of a short table at once', () => {
  expect(firstRender(499)).toMatchObject({ rows: 499, groups: 1 });
});

it('renders the first rows of a long table and says how many there are', () => {
  const { rows, groups, html } = firstRender(10_000);
  expect({ rows, groups }).toEqual({ rows: 200, groups: 400 });
  expect(html).toContain('aria-rowcount="10001"');
});
