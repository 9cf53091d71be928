import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { DataTable, type DataTableColumn } from '../data-table/index.ts';
import { useAddressPlace } from '../list-state/index.ts';
import { SearchField } from '../search-field/index.ts';
import { selectIds } from '../selection/index.ts';
import { Stack } from '../stack/index.ts';
import { TableFooter } from '../table-footer/index.ts';
import { drivePagination, driveTable } from '../testing/index.ts';
import { TextField } from '../text-field/index.ts';
import { type ServerTableOptions, useServerTable } from './index.ts';

interface Unit {
  id: number;
  name: string;
  rent: number;
}

const columns: DataTableColumn<Unit>[] = [
  { accessorKey: 'name', header: 'Unit', meta: { rowHeader: true } },
  { accessorKey: 'rent', header: 'Rent', meta: { align: 'end' } },
];
const units = Array.from({ length: 57 }, (_, index): Unit => {
  const number = 101 + index;
  return { id: number, name: `B-${number}`, rent: 80 + ((index * 37) % 60) };
});

interface Options
  extends Pick<ServerTableOptions<Unit, typeof fields>, 'call' | 'dependencies' | 'firstPage'> {
  inAddress?: boolean;
  selects?: boolean;
}

/** A server of 57 units. */
const listUnits: Options['call'] = async ({ page, pageSize, sort, filters }) => {
  const { name: part = '', rent: least = 0 } = filters;
  const found = units.filter(({ name, rent }) => name.includes(part) && rent >= least);
  if (sort?.key === 'rent') {
    const sign = sort.direction === 'asc' ? 1 : -1;
    found.sort((one, other) => sign * (one.rent - other.rent));
  }
  return { rows: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
};

const fields = {
  name: {},
  rent: { parse: (text: string) => (/^\d+$/.test(text) ? Number(text) : undefined) },
};

function Units({ inAddress, selects, ...options }: Options) {
  const address = useAddressPlace(fields);
  const { table, footer, query, values, filtered, onFilterChange, reset } = useServerTable({
    ...options,
    fields,
    wait: 0,
    initialPageSize: 10,
    place: inAddress ? address : undefined,
  });
  const selecting = selects && { selection: selectIds([101]) };
  return (
    <Stack>
      <SearchField
        label="Unit"
        value={values.name}
        onValueChange={({ value }) => onFilterChange({ name: 'name', value })}
      />
      <TextField
        label="Rent from"
        inputMode="numeric"
        value={values.rent}
        onValueChange={({ value }) => onFilterChange({ name: 'rent', value })}
      />
      <DataTable
        label="Units"
        columns={columns}
        {...table}
        getRowId={({ id }) => id}
        getRowLabel={({ name }) => name}
        emptyText="No units."
        onFiltersClear={filtered ? reset : undefined}
        {...selecting}
        footer={
          <TableFooter {...footer} {...selecting} filter={query.filters} pageSizes={[10, 25]} />
        }
      />
    </Stack>
  );
}

/** Loads the rows of a table from a server, with its sort, filter, page and page size. */
const meta = {
  title: 'Widgets/Data/useServerTable',
  component: Units,
  args: { call: listUnits },
} satisfies Meta<typeof Units>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Displaying 1 to 10 of 57 items')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    call: async () => {
      throw new Error('The server is not available.');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The server is not available.',
    );
  },
};

/** Another page starts at its first row, with the focus, if the start of the table is above the window. */
export const StartsAtTheFirstRow: Story = {
  decorators: [(Story) => <div style={{ paddingBlockEnd: '100vh' }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const pages = drivePagination(canvasElement, { user: userEvent });
    const rows = await canvas.findByRole('region', { name: 'Units' });
    await canvas.findByText('Displaying 1 to 10 of 57 items');
    // At the top of the window: the focus of a button that is out of sight would scroll.
    canvas.getByRole('navigation', { name: 'Pagination' }).scrollIntoView({ block: 'start' });
    await expect(rows.getBoundingClientRect().top).toBeLessThan(0);
    await pages.go(2);
    await expect(rows.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(rows).toHaveFocus();
    window.scrollTo(0, 0);
  },
};

export const SortsFiltersAndPages: Story = {
  tags: ['journey'],
  args: { call: fn(listUnits) },
  play: async ({ args, canvas, canvasElement }) => {
    const table = driveTable(canvasElement, { user: userEvent });
    const pages = drivePagination(canvasElement, { user: userEvent });
    await table.loaded();
    await pages.go(3);
    await table.loaded();
    await expect(canvas.getByText('Displaying 21 to 30 of 57 items')).toBeVisible();
    await table.sort('Rent');
    await table.loaded();
    await expect(pages.page()).toBe(1);
    await expect(table.sorted()).toEqual({ heading: 'Rent', direction: 'ascending' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Unit' }), '15');
    await table.loaded();
    await expect(canvas.getByText('Displaying 1 to 9 of 9 items')).toBeVisible();
    await expect(args.call).toHaveBeenLastCalledWith({
      page: 1,
      pageSize: 10,
      sort: { key: 'rent', direction: 'asc' },
      filters: { name: '15' },
    });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '25');
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Unit' }));
    await waitFor(() => expect(canvas.getByText('Displaying 1 to 25 of 57 items')).toBeVisible());
  },
};

function Buildings(options: Options) {
  const [building, setBuilding] = useState('B');
  const call: Options['call'] = async (query) => {
    const { rows, total } = await options.call(query);
    return { rows: rows.map((unit) => ({ ...unit, name: `${building}-${unit.id}` })), total };
  };
  return (
    <>
      <Button onClick={() => setBuilding('C')}>Building C</Button>
      <Units {...options} call={call} dependencies={[building]} />
    </>
  );
}

/** The rows of a server stay until a value that the call uses changes. */
export const LoadsForAnotherBuilding: Story = {
  tags: ['journey'],
  args: { call: fn(listUnits), firstPage: { rows: units.slice(0, 2), total: 2 } },
  render: (args) => <Buildings {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    const table = driveTable(canvasElement);
    await expect(table.rows()).toEqual(['B-101', 'B-102']);
    await expect(args.call).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Building C' }));
    await table.loaded();
    await expect(canvas.getByText('Displaying 1 to 10 of 57 items')).toBeVisible();
    await expect(table.rows()[0]).toBe('C-101');
  },
};

/** The answer says how many rows can be selected, so `Select all` does not count the others. */
export const SelectsAllOfAnAnswer: Story = {
  args: {
    call: async (query) => ({ ...(await listUnits(query)), selectableTotal: 40 }),
    selects: true,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Select all 40' });
  },
};

/** Only a list with a filter offers to clear it. */
export const Empty: Story = {
  args: { call: async () => ({ rows: [], total: 0 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No units.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Unit' }), 'x');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getByRole('searchbox', { name: 'Unit' })).toHaveValue('');
  },
};

let showLast = () => {};
const lastAnswer = new Promise<void>((resolve) => {
  showLast = resolve;
});

/** An unknown text of an address, or a text that is no value yet, is not sent. The control keeps what is typed. */
export const FilterOfNumbers: Story = {
  tags: ['journey'],
  args: { call: fn(listUnits), inAddress: true },
  play: async ({ args, canvas, canvasElement }) => {
    const table = driveTable(canvasElement);
    await table.loaded();
    const rent = canvas.getByRole('textbox', { name: 'Rent from' });
    await userEvent.type(rent, '12x');
    await expect(rent).toHaveValue('12x');
    await table.loaded();
    await expect(new URL(window.location.href).searchParams.get('rent')).toBeNull();
    await userEvent.type(rent, '{Backspace}0');
    await waitFor(() =>
      expect(args.call).toHaveBeenLastCalledWith(
        expect.objectContaining({ filters: { rent: 120 } }),
      ),
    );
    await expect(new URL(window.location.href).searchParams.get('rent')).toBe('120');
    await userEvent.clear(rent);
    await waitFor(() => expect(canvas.getByText('Displaying 1 to 10 of 57 items')).toBeVisible());
  },
};

/** Only the response to the latest query is shown. */
export const LateResponse: Story = {
  tags: ['journey'],
  args: {
    call: async (query) => {
      if (query.filters.name === '1') await lastAnswer;
      if (query.filters.name === '157') setTimeout(showLast);
      return listUnits(query);
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const table = driveTable(canvasElement);
    await table.loaded();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Unit' }), '157');
    await table.loaded();
    await lastAnswer;
    await expect(table.rows()).toEqual(['B-157']);
  },
};

/** The last page is shown when the page of the query no longer exists. */
export const PageGone: Story = {
  tags: ['journey'],
  args: { inAddress: true },
  beforeEach: () => {
    const { href } = window.location;
    const address = new URL(href);
    address.searchParams.set('page', '9');
    window.history.replaceState(window.history.state, '', address);
    return () => window.history.replaceState(window.history.state, '', href);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Displaying 51 to 57 of 57 items')).toBeVisible();
    await expect(new URL(window.location.href).searchParams.get('page')).toBe('6');
  },
};
