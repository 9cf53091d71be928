import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { noSelection, type Selection } from '../selection/index.ts';
import { driveTable } from '../testing/index.ts';
import { DataTable, type DataTableColumn, type DataTableProps } from './index.ts';

interface Unit {
  id: number;
  name: string;
  status: 'Rented' | 'Free' | 'Overdue';
  rent: number;
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const columns: DataTableColumn<Unit>[] = [
  {
    accessorKey: 'name',
    header: 'Unit',
    footer: 'All units',
    meta: { rowHeader: true },
  },
  { id: 'status', header: 'Status', cell: ({ row }) => <Badge>{row.original.status}</Badge> },
  {
    accessorKey: 'rent',
    header: () => (
      <>
        Rent <small>per month</small>
      </>
    ),
    footer: ({ table }) =>
      dollars.format(
        table.getRowModel().rows.reduce((sum, { original }) => sum + original.rent, 0),
      ),
    meta: { label: 'Rent', align: 'end' },
    cell: ({ row }) => dollars.format(row.original.rent),
  },
];
const rows: Unit[] = [
  { id: 1, name: 'A-101', status: 'Rented', rent: 120 },
  { id: 2, name: 'A-102', status: 'Free', rent: 95 },
  { id: 3, name: 'B-201', status: 'Overdue', rent: 140 },
  { id: 4, name: 'B-202', status: 'Rented', rent: 1_200 },
];
const getRowId = ({ id }: Unit) => id;
const getRowLabel = ({ name }: Unit) => name;
const isRented = ({ status }: Unit) => status !== 'Free';
const tones = { Rented: undefined, Free: 'success', Overdue: 'danger' } as const;
const toneOf = ({ status }: Unit) => tones[status];

/** Rows that cannot be selected, the tone of a row, totals, and details that the page opens. */
const meta = {
  title: 'Widgets/Data/DataTable options',
  component: DataTable<Unit, number>,
  args: { label: 'Units', columns, rows, getRowId, getRowLabel, emptyText: 'No units.' },
} satisfies Meta<typeof DataTable<Unit, number>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A column with a `footer` adds a row of totals. */
export const Totals: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [total] = canvas.getAllByRole('row').slice(-1);
    await expect(total).toHaveTextContent('All units$1,555');
    await expect(driveTable(canvasElement).rows()).toEqual(['A-101', 'A-102', 'B-201', 'B-202']);
  },
};

/** The colour repeats the status that the row names. */
export const RowTones: Story = { args: { rowTone: toneOf } };

const narrow: Pick<Story, 'render'> = {
  render: (args) => (
    <div style={{ inlineSize: 340 }}>
      <DataTable {...args} />
    </div>
  ),
};

/** The totals are a card of the whole width, and the edge of a tone is as high as its card. */
export const RowTonesNarrow: Story = {
  args: { rowTone: toneOf, selection: noSelection },
  ...narrow,
  play: async ({ canvas }) => {
    const total = canvas.getByRole('row', { name: /All units/ });
    const overdue = canvas.getByRole('row', { name: /Overdue/ });
    await expect(total.clientWidth).toBe(overdue.clientWidth);
    await expect(getComputedStyle(overdue).boxShadow).toContain('inset');
    const [checkbox] = within(overdue).getAllByRole('cell');
    await expect(checkbox && getComputedStyle(checkbox).backgroundImage).toBe('none');
  },
};

/** A header that is a function becomes the content of the button that sorts. */
export const SortedByNode: Story = {
  args: { sort: { key: 'rent', direction: 'asc' }, onSortChange: fn() },
  play: async ({ args, canvas }) => {
    const heading = canvas.getByRole('columnheader', { name: 'Rent per month' });
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(heading).getByRole('button'));
    await expect(args.onSortChange).toHaveBeenCalledWith({
      sort: { key: 'rent', direction: 'desc' },
    });
  },
};

function Selecting(props: DataTableProps<Unit, number>) {
  const [selection, setSelection] = useState<Selection<number>>(noSelection);
  return (
    <DataTable
      {...props}
      selection={selection}
      onSelectionChange={(change) => setSelection(change.selection)}
    />
  );
}

/** No click, key, range or 'Select all' selects such a row. */
export const RowsThatCannotBeSelected: Story = {
  args: { canSelect: isRented, selectOnRowClick: true },
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const table = driveTable(canvasElement, { user: userEvent });
    await expect(canvas.getByRole('checkbox', { name: 'Select A-102' })).toBeDisabled();
    await table.row('A-102').click();
    await expect(table.selected()).toEqual([]);
    await table.selectPage();
    await expect(table.selected()).toEqual(['A-101', 'B-201', 'B-202']);
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBeChecked();
  },
};

/** Shift selects the rows from the last click, as with the checkboxes, and no text. */
export const RangeByRowClicks: Story = {
  tags: ['journey'],
  args: { selectOnRowClick: true },
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const table = driveTable(canvasElement, { user: userEvent });
    await table.row('A-102').click();
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('rowheader', { name: 'B-202' }));
    await expect(table.selected()).toEqual(['A-102', 'B-201', 'B-202']);
    await expect(String(window.getSelection())).toBe('');
  },
};
