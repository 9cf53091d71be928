import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../button/index.ts';
import { ConfirmProvider, useConfirm } from '../../confirm-dialog/index.ts';
import { DataTable, type DataTableColumn, type TableSort } from '../../data-table/index.ts';
import { Menu } from '../../menu/index.ts';
import { Pagination } from '../../pagination/index.ts';
import { noSelection, type Selection } from '../../selection/index.ts';
import { Tabs } from '../../tabs/index.ts';
import { ToastProvider, useToasts } from '../../toast/index.ts';
import {
  driveDialog,
  driveMenu,
  drivePagination,
  driveTable,
  driveTabs,
  driveToasts,
} from '../index.ts';

/*
 * Tests of the drivers with our widgets, in a browser, without a user-event library. Other stories use them with
 * `userEvent`; the app in `scripts/testing/packages/consumer` uses them in happy-dom.
 */

const meta = {
  title: 'Quality/Drivers',
  tags: ['!autodocs', '!dev', 'journey'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface Tenant {
  id: number;
  name: string;
  unit: string;
}

const tenants: Tenant[] = ['Ana Diaz', 'Ben Cole', 'Cid Moss', 'Dee Park', 'Eli Roth'].map(
  (name, index) => ({ id: index + 1, name, unit: `B${index + 1}` }),
);
const remove = fn();
const columns: DataTableColumn<Tenant>[] = [
  { accessorKey: 'name', header: 'Name', meta: { rowHeader: true } },
  { id: 'unit', header: 'Unit', cell: ({ row }) => row.original.unit },
  {
    id: 'actions',
    header: 'Actions',
    meta: { headerHidden: true, noClick: true },
    cell: ({ row }) => <Button onClick={() => remove(row.original)}>Delete</Button>,
  },
];

function Tenants() {
  const [page, setPage] = useState(1);
  const [selection, setSelection] = useState<Selection<number>>(noSelection);
  const [sort, setSort] = useState<TableSort | null>(null);
  const [failed, setFailed] = useState(false);
  return (
    <>
      <DataTable
        label="Tenants"
        columns={columns}
        rows={failed ? [] : tenants.slice((page - 1) * 3, page * 3)}
        getRowId={getId}
        getRowLabel={getName}
        emptyText="No tenants to show."
        renderDetail={renderUnit}
        selection={selection}
        onSelectionChange={({ selection }) => setSelection(selection)}
        sort={sort}
        onSortChange={({ sort }) => setSort(sort)}
        error={failed && 'Error loading tenants'}
        onRetry={() => setFailed(false)}
      />
      <Pagination page={page} lastPage={2} onPageChange={({ page }) => setPage(page)} />
      <Button onClick={() => setFailed(true)}>Fail</Button>
    </>
  );
}
const getId = ({ id }: Tenant) => id;
const getName = ({ name }: Tenant) => name;
const renderUnit = ({ unit }: Tenant) => `Rents ${unit} since May.`;

/** Without a row header, the rows have no names. */
export const TableWithoutRowHeader: Story = {
  render: () => (
    <DataTable
      label="Tenants"
      columns={columns.filter(({ meta }) => !meta?.rowHeader)}
      rows={tenants}
      getRowId={getId}
      getRowLabel={getName}
      emptyText="No tenants to show."
    />
  ),
  play: async ({ canvasElement }) => {
    const table = driveTable(canvasElement);
    await table.loaded();
    await expect(() => table.row('Ana Diaz').element()).toThrow(
      "There is no row 'Ana Diaz'. No column has `meta: { rowHeader: true }`, so the rows have no names.",
    );
  },
};

export const Table: Story = {
  render: () => <Tenants />,
  play: async ({ canvasElement, canvas, step }) => {
    const table = driveTable(canvasElement, { name: 'Tenants' });
    const pages = drivePagination(canvasElement);
    await step('reads the rows', async () => {
      await expect(table.headings()).toEqual(['', 'Details', 'Name', 'Unit', 'Actions']);
      await expect(table.rows()).toEqual(['Ana Diaz', 'Ben Cole', 'Cid Moss']);
      await expect(table.row('Ben Cole').cell('Unit')).toBe('B2');
      await expect(() => table.row('Dee Park').element()).toThrow(
        "There is no row 'Dee Park'. There is: Ana Diaz, Ben Cole, Cid Moss.",
      );
      await expect(() => driveTable(canvasElement, { name: 'Units' }).rows()).toThrow(
        /^There is no table named 'Units' here\. There is: 'Tenants'\.$/,
      );
    });
    await step('sorts', async () => {
      await table.sort('Name');
      await expect(table.sorted()).toEqual({ heading: 'Name', direction: 'ascending' });
    });
    await step('expands rows and clicks their buttons', async () => {
      await expect(await table.row(/Ana/).open()).toHaveTextContent('Rents B1 since May.');
      await table.row('Ana Diaz').close();
      await table.row('Ana Diaz').click();
      await expect(table.row('Ana Diaz').opened()).toBe(true);
      await table.row('Cid Moss').press('Delete');
      await expect(remove).toHaveBeenLastCalledWith(tenants[2]);
    });
    await step('selects rows, and a row driver keeps its record', async () => {
      const ana = table.row('Ana Diaz');
      await ana.select();
      await expect(table.selected()).toEqual(['Ana Diaz']);
      await expect([pages.page(), pages.pages(), pages.canGo('previous')]).toEqual([
        1,
        [1, 2],
        false,
      ]);
      await pages.go('next');
      await expect(() => ana.element()).toThrow('There is: Dee Park, Eli Roth.');
      await table.selectPage();
      await expect(table.selected()).toEqual(['Dee Park', 'Eli Roth']);
      await pages.go(1);
      await expect(ana.selected()).toBe(true);
      await ana.select(false);
      await expect(table.selected()).toEqual([]);
    });
    await step('reads the message in place of rows', async () => {
      await expect(table.message()).toBeNull();
      canvas.getByRole('button', { name: 'Fail' }).click();
      await canvas.findByRole('alert');
      await expect(table.message()).toContain('Error loading tenants');
      await table.press('Retry');
      await expect([table.loading(), table.rows().length]).toEqual([false, 3]);
    });
  },
};

const pressed = fn();

/** Tables of another library, with the naming elements of HTML. */
export const NativeNames: Story = {
  render: () => (
    <>
      {['Rented', 'Empty'].map((name) => (
        <table key={name}>
          <caption>{name} units</caption>
          <tbody>
            <tr>
              <th scope="row">
                <img src="data:," alt="Unit B1" />
              </th>
              <td>
                <input
                  type="submit"
                  value="Free it"
                  style={{ background: 'Canvas', color: 'CanvasText' }}
                  onClick={() => pressed(name)}
                />
              </td>
              <td>
                <input type="image" alt="Delete it" onClick={() => pressed('delete')} />
              </td>
            </tr>
          </tbody>
        </table>
      ))}
      <table aria-label="Unnamed by caption" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const empty = driveTable(canvasElement, { name: 'Empty units' });
    await expect(empty.rows()).toEqual(['Unit B1']);
    await empty.row('Unit B1').press('Free it');
    await expect(pressed).toHaveBeenLastCalledWith('Empty');
    await empty.row('Unit B1').press('Delete it');
    await expect(pressed).toHaveBeenLastCalledWith('delete');
    await expect(() => driveTable(canvasElement).rows()).toThrow(
      "There are 3 of table here: 'Rented units', 'Empty units', 'Unnamed by caption'. Pass `name` to select one.",
    );
  },
};

function Deletes() {
  const confirm = useConfirm();
  const toasts = useToasts();
  return (
    <>
      <Menu
        trigger={<Button>Actions</Button>}
        items={[
          {
            label: 'Delete',
            mark: '3',
            onSelect: async () => {
              const agreed = await confirm({ title: 'Delete it?', description: 'For ever.' });
              toasts.show(
                agreed ? { title: 'Deleted.' } : { title: 'Nothing was deleted.', tone: 'danger' },
              );
            },
          },
          { label: 'Archive', disabled: true, onSelect: remove },
          { label: 'Prime', checked: true, onSelect: remove },
        ]}
      />
      <Tabs
        label="Facilities"
        items={[
          { value: 'active', label: 'Active', content: '214 facilities.' },
          { value: 'archives', label: 'Archives', content: 'Periods that have ended.' },
        ]}
      />
    </>
  );
}

export const Overlays: Story = {
  render: () => (
    <ToastProvider>
      <ConfirmProvider>
        <Deletes />
      </ConfirmProvider>
    </ToastProvider>
  ),
  play: async ({ canvasElement, step }) => {
    const menu = driveMenu(canvasElement, { name: 'Actions' });
    const dialog = driveDialog({ name: 'Delete it?' });
    const toasts = driveToasts();
    await step('reads and closes a menu', async () => {
      await expect(await menu.choices()).toEqual(['Delete', 'Archive', 'Prime']);
      await expect(await menu.checked()).toEqual(['Prime']);
      await expect(menu.choose('Archive')).rejects.toThrow('is disabled');
      await menu.close();
      await expect(menu.isOpen()).toBe(false);
    });
    await step('confirms a dialog and reads a toast', async () => {
      await menu.choose('Delete');
      await dialog.opened();
      await expect([dialog.title(), dialog.text()]).toEqual([
        'Delete it?',
        'Delete it?For ever.NoYes',
      ]);
      await dialog.press('Yes');
      await dialog.closed();
      await toasts.shown('Deleted.');
      await expect([toasts.texts(), toasts.errors()]).toEqual([['Deleted.'], []]);
      await toasts.press('Deleted.', 'Hide message');
      await toasts.hidden('Deleted.');
    });
    await step('Escape declines', async () => {
      await menu.choose(/^Delete/);
      await dialog.opened();
      await dialog.close();
      await toasts.shown(/Nothing/);
      await expect(toasts.errors()).toEqual(['Nothing was deleted.']);
      await expect(() => dialog.title()).toThrow(
        "There is no open dialog named 'Delete it?' here.",
      );
    });
    await step('selects a tab', async () => {
      const tabs = driveTabs(canvasElement);
      await expect([tabs.tabs(), tabs.chosen()]).toEqual([['Active', 'Archives'], 'Active']);
      await tabs.choose('Archives');
      await expect(tabs.panel()).toHaveTextContent('Periods that have ended.');
    });
  },
};
