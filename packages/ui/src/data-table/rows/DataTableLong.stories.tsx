import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { noSelection, type Selection } from '../../selection/index.ts';
import { DataTable, type DataTableColumn } from '../index.ts';

/* Tests of a table whose rows out of view are not laid out. */

interface Tenant {
  id: number;
  unit: string;
  name: string;
}

const tenants = (count: number) =>
  Array.from({ length: count }, (_, index): Tenant => {
    const id = index + 1;
    return { id, unit: `Unit ${id}`, name: `Tenant number ${id}` };
  });
const columns: DataTableColumn<Tenant>[] = [
  { key: 'unit', header: 'Unit', width: '8rem', cell: ({ unit }) => unit },
  { key: 'name', header: 'Name', rowHeader: true, cell: ({ name }) => name },
];
const getRowId = ({ id }: Tenant) => id;
const getRowLabel = ({ name }: Tenant) => name;
const renderDetail = ({ name }: Tenant) => `Detail of ${name}`;

function Table({ rows, ...rest }: Partial<ComponentProps<typeof DataTable<Tenant, number>>>) {
  const [selection, setSelection] = useState<Selection<number>>(noSelection);
  return (
    <>
      <DataTable<Tenant, number>
        label="Tenants to tag"
        columns={columns}
        rows={rows ?? []}
        getRowId={getRowId}
        getRowLabel={getRowLabel}
        emptyText="No tenants to show."
        height={400}
        density="compact"
        selectOnRowClick
        selection={selection}
        onSelectionChange={(change) => setSelection(change.selection)}
        {...rest}
      />
      <p>Selected: {selection.kind === 'ids' ? [...selection.ids].join(', ') : ''}</p>
    </>
  );
}

const meta = {
  title: 'Quality/DataTable long',
  component: Table,
  tags: ['!autodocs', '!dev', 'journey'],
  // The rules need seconds per thousand rows; the other stories check the same elements.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLTableRowElement>('tbody > tr:not(.al-table-detail)'),
];
/** Whether the browser lays out the row and paints it. */
const isInView = (row: HTMLTableRowElement | undefined) =>
  row?.cells[0]?.checkVisibility({ contentVisibilityAuto: true });
const edgesOf = (row: HTMLTableRowElement | null | undefined) =>
  [...(row?.cells ?? [])].map((cell) => Math.round(cell.getBoundingClientRect().left));

const thousand = tenants(1000);

export const ThousandRows: Story = {
  args: { rows: thousand },
  play: async ({ canvas, canvasElement, step }) => {
    // Queries by role compute the style of every row.
    await waitFor(() => expect(rowsOf(canvasElement).length).toBe(1000), { timeout: 20_000 });
    const rows = rowsOf(canvasElement);
    const table = canvasElement.querySelector('table');
    const focused = () => document.activeElement?.getAttribute('aria-rowindex');
    await step('All rows are in the document, so find-in-page finds them', async () => {
      await expect(rows[998]?.textContent).toContain('Tenant number 999');
      await expect(rows[998]?.cells[0]?.checkVisibility()).toBe(true);
    });
    await step('Only rows near the window are laid out', async () => {
      await waitFor(() => expect(isInView(rows[0])).toBe(true));
      await expect(isInView(rows[500])).toBe(false);
      await expect(rows.filter(isInView).length).toBeLessThan(300);
    });
    await step('A screen reader learns the place of each row', async () => {
      await expect(table?.getAttribute('aria-rowcount')).toBe('1001');
      await expect(rows[0]?.getAttribute('aria-rowindex')).toBe('2');
      await expect(rows[999]?.getAttribute('aria-rowindex')).toBe('1001');
    });
    await step('The keys reach every row', async () => {
      table?.parentElement?.focus();
      await userEvent.keyboard('{End}');
      await expect(focused()).toBe('1001');
      await waitFor(() => expect(isInView(rows[999])).toBe(true));
      await userEvent.keyboard('{ArrowUp} ');
      await expect(focused()).toBe('1000');
      await expect(canvas.getByText('Selected: 999')).toBeVisible();
    });
    await step('A click selects the row below the pointer', async () => {
      rows[400]?.scrollIntoView({ block: 'center' });
      await waitFor(() => expect(isInView(rows[400])).toBe(true));
      const name = rows[400]?.querySelector('th');
      if (name) await userEvent.click(name);
      await expect(canvas.getByText('Selected: 999, 401')).toBeVisible();
    });
    await step('Cells of all groups stay below their headings', async () => {
      const head = edgesOf(canvasElement.querySelector<HTMLTableRowElement>('thead > tr'));
      await expect(edgesOf(rows[400])).toEqual(head);
    });
  },
};

/** The widths follow the first rows, as in a short table; a detail has the width of the table. */
export const WidthsOfAShortTable: Story = {
  args: { rows: tenants(500), selectOnRowClick: false, renderDetail, defaultExpanded: [2] },
  render: (args) => (
    <>
      <Table {...args} />
      <Table {...args} rows={args.rows?.slice(0, 499)} label="Fewer tenants" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const edges = (place: number) => {
      const table = canvasElement.querySelectorAll('table')[place];
      const row = (selector: string) => table?.querySelector<HTMLTableRowElement>(selector);
      const detail = row('.al-table-detail')?.getBoundingClientRect();
      return { row: edgesOf(row('tbody > tr')), detail: [detail?.left, detail?.width] };
    };
    await expect(edges(0)).toEqual(edges(1));
    await expect(edges(0).row).toHaveLength(4);
  },
};
