import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import {
  columns,
  type Facility,
  type FacilityActions,
  page,
  renderDetail,
} from '../fixtures/facilityTable.tsx';
import { SearchField } from '../search-field/index.ts';
import { noSelection, type Selection, selectIds } from '../selection/index.ts';
import { TableFooter } from '../table-footer/index.ts';
import { drivePagination, driveTable } from '../testing/index.ts';
import { DataTable, type TableSort } from './index.ts';

const tenRows = page(1, 10);
const hundredRows = page(1, 100);
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
    rows: tenRows,
    getRowId,
    getRowLabel,
    actions: { edit: fn(), remove: fn(), confirm: fn() },
    emptyText: 'No facilities to show.',
  },
} satisfies Meta<typeof DataTable<Facility, number, FacilityActions, string>>;
export default meta;
type Story = StoryObj<typeof meta>;
type TableProps = ComponentProps<typeof DataTable<Facility, number, FacilityActions, string>>;

/** A page that stores the selection, the sort and the page number. */
function TablePage({
  rows,
  initial = noSelection,
  ...props
}: TableProps & { initial?: Selection<number, string> }) {
  const [selection, setSelection] = useState<Selection<number, string>>(initial);
  const [sort, setSort] = useState<TableSort | null>({ key: 'facility_number', direction: 'asc' });
  const [number, setNumber] = useState(1);
  const filterRef = useRef<HTMLInputElement>(null);
  const shown = number === 1 ? rows : page((number - 1) * rows.length + 1, number * rows.length);
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <SearchField ref={filterRef} label="Facility name" size="small" />
      <DataTable
        {...props}
        rows={shown}
        sort={sort}
        onSortChange={(change) => {
          props.onSortChange?.(change);
          setSort(change.sort);
        }}
        selection={selection}
        onSelectionChange={(change) => {
          props.onSelectionChange?.(change);
          setSelection(change.selection);
        }}
        filterRef={filterRef}
        footer={
          <TableFooter
            from={(number - 1) * rows.length + 1}
            to={number * rows.length}
            total={432}
            page={number}
            lastPage={Math.ceil(432 / rows.length)}
            onPageChange={({ page }) => setNumber(page)}
            selection={selection}
            onSelectionChange={({ selection }) => setSelection(selection)}
            filter="all"
          />
        }
      />
    </div>
  );
}

export const Ready: Story = {
  args: { renderDetail, onSelectionChange: fn() },
  render: (args) => <TablePage {...args} />,
  play: async ({ args, canvas, canvasElement, step }) => {
    const table = canvas.getByRole('table', { name: 'Active facilities' });
    const row = (name: RegExp) => within(table).getByRole('row', { name });

    await step(
      'a click on the row expands the detail; controls and no-click cells do not',
      async () => {
        await userEvent.click(within(row(/F-1007/)).getByText('Syrasoft'));
        await expect(canvas.getByText('1 Depot Street', { exact: false })).toBeVisible();
        await userEvent.click(canvas.getByRole('button', { name: 'Details of F-1007' }));
        await expect(canvas.queryByText('1 Depot Street', { exact: false })).toBeNull();
        await userEvent.click(canvas.getByRole('button', { name: 'Edit F-1014' }));
        await expect(args.actions?.edit).toHaveBeenCalledOnce();
        await userEvent.click(within(row(/F-1021/)).getByText('Confirmed'));
        await expect(canvas.queryByText('Depot Street', { exact: false })).toBeNull();
      },
    );

    await step('arrow keys and letters move between rows', async () => {
      canvas.getByRole('region', { name: 'Active facilities' }).focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(row(/F-1007/)).toHaveFocus();
      await userEvent.keyboard('jj');
      await expect(row(/F-1021/)).toHaveFocus();
      await userEvent.keyboard('k');
      await expect(row(/F-1014/)).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(row(/F-1070/)).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(row(/F-1007/)).toHaveFocus();
    });

    await step(
      'Enter expands, Space selects, Shift+Space selects a range, / focuses the filter',
      async () => {
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
      },
    );

    await step('a click beside a checkbox toggles it', async () => {
      const box = canvas.getByRole('checkbox', { name: 'Select F-1007' });
      const cell = box.closest('td');
      await expect(box).toBeChecked();
      if (cell) await userEvent.click(cell);
      await expect(box).not.toBeChecked();
      if (cell) await userEvent.click(cell);
    });

    await step('the selection is kept across pages', async () => {
      const facilities = driveTable(canvasElement, { user: userEvent });
      const pages = drivePagination(canvasElement, { user: userEvent });
      const all = canvas.getByRole('checkbox', { name: 'Select all' });
      await pages.go('next');
      await expect(all).not.toBeChecked();
      await facilities.selectPage();
      await expect(canvas.getByText('13 selected')).toBeVisible();
      await pages.go('previous');
      await expect(facilities.selected()).toEqual(['F-1007', 'F-1014 (P)', 'F-1021']);
      await expect(all).toBePartiallyChecked();
      await userEvent.click(canvas.getByRole('button', { name: 'Select all 432' }));
      await facilities.row(/F-1014/).select(false);
      await expect(canvas.getByText('All 432 but 1 selected')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
      await expect(canvas.getByText('0 selected')).toBeVisible();
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
    rows: tenRows.slice(0, 4).map((row, index) => ({
      ...row,
      account:
        'The Greater Chattanooga and Hamilton County Self Storage and Mini Warehouse Company',
      group: index === 1 ? 'CG-WITHOUT-A-SINGLE-PLACE-TO-BREAK-THE-LINE-1042' : row.group,
      city: index === 2 ? 'Saint Johnsbury Center-on-the-Passumpsic' : row.city,
    })),
  },
};

export const HundredRows: Story = {
  args: {
    rows: hundredRows,
    columns: columns.slice(0, 5),
    height: 475,
    density: 'compact',
    renderDetail,
  },
  render: (args) => <TablePage {...args} />,
};
