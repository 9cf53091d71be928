import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { DataTable, type DataTableColumn } from '../data-table/index.ts';
import { Nullable } from '../format/index.ts';
import { SearchField } from '../search-field/index.ts';
import { Stack } from '../stack/index.ts';
import { TableFooter } from '../table-footer/index.ts';
import { drivePagination, driveTable } from '../testing/index.ts';
import { type ClientRowsOptions, useClientRows } from './index.ts';

interface Unit {
  id: number;
  name: string;
  rent: number | null;
  tenant: { name: string };
}

const units: Unit[] = [
  { id: 1, name: 'B-10', rent: 95, tenant: { name: 'Ana\u00A0Diaz' } },
  { id: 2, name: 'B-2', rent: null, tenant: { name: 'Émile Roth' } },
  { id: 3, name: 'A-7', rent: 120, tenant: { name: 'Ben Cole' } },
  { id: 4, name: 'A-12', rent: 110.5, tenant: { name: 'Cid Moss' } },
  { id: 5, name: 'C-1', rent: 9, tenant: { name: 'Dee Park' } },
];

const columns: DataTableColumn<Unit>[] = [
  { accessorKey: 'name', header: 'Unit', meta: { rowHeader: true } },
  {
    accessorKey: 'rent',
    header: 'Rent',
    meta: { align: 'end' },
    cell: ({ row }) => <Nullable short value={row.original.rent} />,
  },
  {
    accessorKey: 'tenant.name',
    header: 'Tenant',
    cell: ({ row }) => <strong>{row.original.tenant.name}</strong>,
  },
];
const getId = ({ id }: Unit) => id;
const getName = ({ name }: Unit) => name;

function Units({ rows = units, pageSize, filter }: Partial<ClientRowsOptions<Unit>>) {
  const [search, setSearch] = useState('');
  const { table, footer } = useClientRows({
    rows,
    columns,
    search,
    pageSize,
    filter,
  });
  return (
    <Stack>
      <SearchField label="Search" value={search} onValueChange={({ value }) => setSearch(value)} />
      <DataTable
        label="Units"
        columns={columns}
        {...table}
        getRowId={getId}
        getRowLabel={getName}
        emptyText="No units."
        footer={<TableFooter {...footer} />}
      />
    </Stack>
  );
}

/** `useClientRows` sorts, searches and pages rows that are all in memory. */
const meta = {
  title: 'Widgets/Data/useClientRows',
  component: Units,
  args: { pageSize: 2 },
} satisfies Meta<typeof Units>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SortSearchAndPage: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const table = driveTable(canvasElement);
    const pages = drivePagination(canvasElement);
    await step('shows the first page in the order given', async () => {
      await expect(table.rows()).toEqual(['B-10', 'B-2']);
      await expect(canvas.getByText('Displaying 1 to 2 of 5 items')).toBeVisible();
      await expect(pages.pages()).toEqual([1, 2, 3]);
      await expect([pages.canGo('previous'), pages.canGo('next')]).toEqual([false, true]);
    });
    await step('sorts all rows, and a sort returns to the first page', async () => {
      await pages.go(3);
      await expect(table.rows()).toEqual(['C-1']);
      await table.sort('Unit');
      await expect([table.rows(), pages.page()]).toEqual([['A-7', 'A-12'], 1]);
      await table.sort('Unit');
      await expect(table.rows()).toEqual(['C-1', 'B-10']);
      await table.sort('Unit');
      await expect([table.rows(), table.sorted()]).toEqual([['B-10', 'B-2'], null]);
    });
    await step('sorts by the value of a column, not by what its cells draw', async () => {
      await table.sort('Tenant');
      await expect(table.sorted()).toEqual({ heading: 'Tenant', direction: 'ascending' });
      await expect(table.row('B-10').cell('Tenant')).toBe('Ana Diaz');
    });
    await step('searches all columns, and a search returns to the first page', async () => {
      await userEvent.type(canvas.getByLabelText('Search'), 'a-');
      await expect([table.rows(), pages.page(), pages.pages()]).toEqual([['A-7', 'A-12'], 1, [1]]);
      await userEvent.clear(canvas.getByLabelText('Search'));
      await userEvent.type(canvas.getByLabelText('Search'), 'ana diaz');
      await expect(table.rows()).toEqual(['B-10']);
      await userEvent.clear(canvas.getByLabelText('Search'));
      await userEvent.type(canvas.getByLabelText('Search'), 'nobody');
      await expect(table.message()).toBe('No units.');
      await expect(canvas.getByText('No relevant data')).toBeVisible();
    });
  },
};

/** Buttons remove the only row of the last page, and show more rows on a page. */
function FewerPages() {
  const [rows, setRows] = useState(units);
  const [pageSize, setPageSize] = useState(2);
  return (
    <Stack>
      <Button onClick={() => setRows(units.slice(0, 4))}>Remove C-1</Button>
      <Button onClick={() => setPageSize(3)}>3 on a page</Button>
      <Units rows={rows} pageSize={pageSize} />
    </Stack>
  );
}

export const TheLastPageGoes: Story = {
  tags: ['journey'],
  render: () => <FewerPages />,
  play: async ({ canvas, canvasElement }) => {
    const table = driveTable(canvasElement);
    const pages = drivePagination(canvasElement);
    await pages.go('last');
    await expect(table.rows()).toEqual(['C-1']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove C-1' }));
    await expect([table.rows(), pages.page()]).toEqual([['A-7', 'A-12'], 2]);
    await userEvent.click(canvas.getByRole('button', { name: '3 on a page' }));
    await expect([table.rows(), pages.page()]).toEqual([['A-12'], 2]);
    await expect(canvas.getByText('Displaying 4 to 4 of 4 items')).toBeVisible();
  },
};

const isCheap = ({ rent }: Unit) => rent !== null && rent < 100;

export const FilteredAndSorted: Story = {
  args: { filter: isCheap, pageSize: Infinity },
  play: async ({ canvasElement }) => {
    const table = driveTable(canvasElement);
    await table.sort('Rent');
    await expect(table.rows()).toEqual(['C-1', 'B-10']);
    await expect(table.sorted()).toEqual({ heading: 'Rent', direction: 'ascending' });
  },
};
