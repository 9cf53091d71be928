import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import {
  columns,
  type Facility,
  type FacilityActions,
  page,
  renderDetail,
} from '../fixtures/facilityTable.tsx';
import { noSelection, type Selection, selectIds } from '../selection/index.ts';
import { TableFooter } from '../table-footer/index.ts';
import { driveTable } from '../testing/index.ts';
import { DataTable, type DataTableColumn, type TableSort } from './index.ts';

const getRowId = (row: Facility) => row.id;
const getRowLabel = (row: Facility) => row.number;

/**
 * A table of records: sorting, selection, pages, details, and columns that users move, pin and resize. Keyboard: the arrow
 * keys move between rows, Space selects, Enter opens the detail; at the edge of a heading they resize columns.
 */
const meta = {
  title: 'Widgets/Data/DataTable',
  component: DataTable<Facility, number, FacilityActions, string>,
  args: {
    label: 'Active facilities',
    columns,
    rows: page(1, 10),
    getRowId,
    getRowLabel,
    actions: { edit: fn(), remove: fn(), confirm: fn() },
    emptyText: 'No facilities to show.',
  },
} satisfies Meta<typeof DataTable<Facility, number, FacilityActions, string>>;
export default meta;
type Story = StoryObj<typeof meta>;
type TableProps = ComponentProps<typeof DataTable<Facility, number, FacilityActions, string>>;

/** A page that stores the selection and the sort. */
function TablePage({
  initial = noSelection,
  ...props
}: TableProps & { initial?: Selection<number, string> }) {
  const [selection, setSelection] = useState(initial);
  const [sort, setSort] = useState<TableSort | null>({ key: 'facility_number', direction: 'asc' });
  return (
    <DataTable
      {...props}
      sort={sort}
      onSortChange={(change) => setSort(change.sort)}
      selection={selection}
      onSelectionChange={(change) => {
        props.onSelectionChange?.(change);
        setSelection(change.selection);
      }}
      footer={
        <TableFooter
          from={1}
          to={props.rows.length}
          total={432}
          page={1}
          lastPage={Math.ceil(432 / props.rows.length)}
          onPageChange={() => {}}
          selection={selection}
          onSelectionChange={({ selection }) => setSelection(selection)}
          filter="all"
        />
      }
    />
  );
}

export const Ready: Story = {
  args: { renderDetail, onSelectionChange: fn() },
  render: (args) => <TablePage {...args} />,
  play: async ({ args, canvas, step }) => {
    const table = canvas.getByRole('table', { name: 'Active facilities' });
    const row = (name: RegExp) => within(table).getByRole('row', { name });

    await step('a click expands a row, except on its controls and no-click cells', async () => {
      await userEvent.click(within(row(/F-1007/)).getByText('Syrasoft'));
      await expect(canvas.getByText('1 Depot Street', { exact: false })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Details of F-1007' }));
      await expect(canvas.queryByText('1 Depot Street', { exact: false })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Edit F-1014' }));
      await expect(args.actions?.edit).toHaveBeenCalledOnce();
      await userEvent.click(within(row(/F-1021/)).getByText('Confirmed'));
      await expect(canvas.queryByText('Depot Street', { exact: false })).toBeNull();
    });

    await step('arrow keys and letters move between rows', async () => {
      canvas.getByRole('region', { name: 'Active facilities' }).focus();
      await userEvent.keyboard('{ArrowDown}jjk');
      await expect(row(/F-1014/)).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(row(/F-1070/)).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(row(/F-1007/)).toHaveFocus();
    });

    await step('Enter expands, Space selects, Shift+Space selects a range', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Details of F-1007' })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      await userEvent.keyboard('{Enter} ');
      await expect(canvas.getByRole('checkbox', { name: 'Select F-1007' })).toBeChecked();
      await userEvent.keyboard('jj{Shift>} {/Shift}');
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith({
        selection: selectIds([1, 2, 3]),
      });
    });

    await step('a click beside a checkbox toggles it', async () => {
      const box = canvas.getByRole('checkbox', { name: 'Select F-1007' });
      const cell = box.closest('td');
      await expect(box).toBeChecked();
      if (cell) await userEvent.click(cell);
      await expect(box).not.toBeChecked();
      if (cell) await userEvent.click(cell);
    });
  },
};

export const Loading: Story = { args: { rows: [], loading: true, renderDetail } };

export const Empty: Story = { args: { rows: [], emptyAction: <Button>Add facility</Button> } };

export const Failed: Story = {
  args: { rows: [], error: 'Error loading facilities. Nothing was changed.', onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    const table = driveTable(canvasElement);
    await expect([table.rows(), table.loading()]).toEqual([[], false]);
    await expect(table.message()).toContain('Error loading facilities.');
    await table.press('Retry');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Existing rows stay, with the progress bar and the error of the last attempt. */
export const Refreshing: Story = {
  args: {
    loading: true,
    error: 'The list could not be refreshed. These rows are from before.',
    onRetry: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Active facilities' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
  },
};

export const Expanded: Story = { args: { renderDetail, defaultExpanded: [2] } };

export const Selected: Story = {
  args: { selectionLimit: 5, onSelectionLimit: fn(), onSelectionChange: fn() },
  render: (args) => <TablePage {...args} initial={selectIds([2, 3, 5])} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(args.onSelectionLimit).toHaveBeenCalledWith({ limit: 5, attempted: 10 });
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({
      selection: selectIds([2, 3, 5, 1, 4]),
    });
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
  },
};

/** One cell truncates its text, the others wrap; no text overflows its column. */
export const LongText: Story = {
  args: {
    renderDetail,
    rows: page(1, 4).map((row, index) => ({
      ...row,
      account:
        'The Greater Chattanooga and Hamilton County Self Storage and Mini Warehouse Company',
      group: index === 1 ? 'CG-WITHOUT-A-SINGLE-PLACE-TO-BREAK-THE-LINE-1042' : row.group,
      city: index === 2 ? 'Saint Johnsbury Center-on-the-Passumpsic' : row.city,
    })),
  },
  play: async ({ canvas }) => {
    for (const cell of canvas.getAllByRole('cell', { name: /^The Greater Chattanooga/ })) {
      await userEvent.hover(cell);
      await expect(cell).toHaveAttribute('title', cell.textContent);
      // The cell may show another record next.
      await userEvent.unhover(cell);
      await expect(cell).not.toHaveAttribute('title');
    }
  },
};

export const HundredRows: Story = {
  args: {
    rows: page(1, 100),
    columns: columns.slice(0, 5),
    height: 475,
    density: 'compact',
    renderDetail,
  },
  render: (args) => <TablePage {...args} />,
};

const totalled: DataTableColumn<Facility, FacilityActions>[] = [
  { accessorKey: 'number', header: 'Number', footer: 'In all', meta: { rowHeader: true } },
  {
    accessorKey: 'tenants',
    header: () => (
      <>
        Tenants <small>in program</small>
      </>
    ),
    footer: ({ table }) =>
      table.getRowModel().rows.reduce((sum, { original }) => sum + original.tenants, 0),
    meta: { label: 'Tenants', align: 'end' },
  },
];

/** A column with a `footer` adds a row of totals. */
export const Totals: Story = {
  args: { columns: totalled, rows: page(1, 4) },
  play: async ({ canvas, canvasElement }) => {
    const [total] = canvas.getAllByRole('row').slice(-1);
    await expect(total).toHaveTextContent('In all690');
    await expect(driveTable(canvasElement).rows()).toHaveLength(4);
  },
};

/** A header that is a function becomes the content of the button that sorts. */
export const SortedByNode: Story = {
  args: {
    ...Totals.args,
    sort: { key: 'tenants', direction: 'asc' },
    onSortChange: fn(),
  },
  play: async ({ args, canvas }) => {
    const heading = canvas.getByRole('columnheader', { name: 'Tenants in program' });
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(heading).getByRole('button'));
    await expect(args.onSortChange).toHaveBeenCalledWith({
      sort: { key: 'tenants', direction: 'desc' },
    });
  },
};

const toneOf = ({ prime, confirmed }: Facility) =>
  prime ? 'danger' : confirmed ? 'success' : undefined;

/** The colour repeats what the row says. */
export const RowTones: Story = { args: { rows: page(1, 4), rowTone: toneOf } };

/** The totals are a card of the whole width, and the edge of a tone is as high as its card. */
export const RowTonesNarrow: Story = {
  args: { ...Totals.args, rowTone: toneOf, selection: noSelection },
  decorators: [(Story) => <div style={{ inlineSize: 340 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const total = canvas.getByRole('row', { name: /In all/ });
    const prime = canvas.getByRole('row', { name: /F-1014/ });
    await expect(total.clientWidth).toBe(prime.clientWidth);
    await expect(getComputedStyle(prime).boxShadow).toContain('inset');
    const [checkbox] = within(prime).getAllByRole('cell');
    await expect(checkbox && getComputedStyle(checkbox).backgroundImage).toBe('none');
  },
};

/** No click, key, range or 'Select all' selects such a row. */
export const RowsThatCannotBeSelected: Story = {
  args: { rows: page(1, 4), canSelect: ({ prime }) => !prime, selectOnRowClick: true },
  render: (args) => <TablePage {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const table = driveTable(canvasElement, { user: userEvent });
    await expect(canvas.getByRole('checkbox', { name: 'Select F-1014' })).toBeDisabled();
    await table.row('F-1014 (P)').click();
    await expect(table.selected()).toEqual([]);
    await table.selectPage();
    await expect(table.selected()).toEqual(['F-1007', 'F-1021', 'F-1028']);
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBeChecked();
  },
};

/** Shift selects the rows from the last click, as with the checkboxes, and no text. */
export const RangeByRowClicks: Story = {
  tags: ['journey'],
  args: { rows: page(1, 4), selectOnRowClick: true },
  render: (args) => <TablePage {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const table = driveTable(canvasElement, { user: userEvent });
    await table.row('F-1014 (P)').click();
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('rowheader', { name: 'F-1028' }));
    await expect(table.selected()).toEqual(['F-1014 (P)', 'F-1021', 'F-1028']);
    await expect(String(window.getSelection())).toBe('');
  },
};
