import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../button/index.ts';
import { DataTable, type DataTableColumn } from '../../data-table/index.ts';
import { driveTable } from '../index.ts';

/* What drivers say of a table that they cannot read. The stories of each widget use its driver. */

const meta = {
  title: 'Quality/Drivers',
  tags: ['!autodocs', '!dev', 'journey'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const tenants = ['Ana Diaz', 'Ben Cole', 'Cid Moss'].map((name) => ({ name }));
type Tenant = (typeof tenants)[number];
const remove = fn();
const columns: DataTableColumn<Tenant>[] = [
  { accessorKey: 'name', header: 'Name', meta: { rowHeader: true } },
  {
    id: 'actions',
    header: 'Actions',
    meta: { headerHidden: true, noClick: true },
    cell: ({ row }) => <Button onClick={() => remove(row.original)}>Delete</Button>,
  },
];
const nameOf = ({ name }: Tenant) => name;

/** Without a row header, the rows have no names. */
export const TableWithoutRowHeader: Story = {
  render: () => (
    <DataTable
      label="Tenants"
      columns={columns.slice(1)}
      rows={tenants}
      getRowId={nameOf}
      getRowLabel={nameOf}
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

export const TableWithRowHeader: Story = {
  render: () => (
    <DataTable
      label="Tenants"
      columns={columns}
      rows={tenants}
      getRowId={nameOf}
      getRowLabel={nameOf}
      emptyText="No tenants to show."
      renderDetail={nameOf}
    />
  ),
  play: async ({ canvasElement }) => {
    const table = driveTable(canvasElement, { name: 'Tenants' });
    await expect(() => table.row('Dee Park').element()).toThrow(
      "There is no row 'Dee Park'. There is: Ana Diaz, Ben Cole, Cid Moss.",
    );
    await expect(() => driveTable(canvasElement, { name: 'Units' }).rows()).toThrow(
      /^There is no table named 'Units' here\. There is: 'Tenants'\.$/,
    );
    await expect(await table.row(/Ana/).open()).toHaveTextContent('Ana Diaz');
    await table.row('Ana Diaz').close();
    await expect(table.row('Ana Diaz').opened()).toBe(false);
    await table.row('Cid Moss').press('Delete');
    await expect(remove).toHaveBeenLastCalledWith({ name: 'Cid Moss' });
  },
};
