import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DataTable } from '../../data-table/index.ts';
import { driveTable } from '../index.ts';

/* What drivers say of a table that they cannot read. The stories of each widget use its driver. */

const nameOf = ({ name }: { name: string }) => name;
const meta = {
  title: 'Quality/Drivers',
  tags: ['!autodocs', '!dev', 'journey'],
  component: DataTable<{ name: string }, string>,
  args: {
    label: 'Tenants',
    columns: [{ accessorKey: 'name', header: 'Name' }],
    rows: ['Ana Diaz', 'Ben Cole', 'Cid Moss'].map((name) => ({ name })),
    getRowId: nameOf,
    getRowLabel: nameOf,
    emptyText: 'No tenants to show.',
    renderDetail: nameOf,
  },
} satisfies Meta<typeof DataTable<{ name: string }, string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a row header, the rows have no names. */
export const TableWithoutRowHeader: Story = {
  play: async ({ canvasElement }) => {
    const table = driveTable(canvasElement);
    await table.loaded();
    await expect(() => table.row('Ana Diaz').element()).toThrow(
      "There is no row 'Ana Diaz'. No column has `meta: { rowHeader: true }`, so the rows have no names.",
    );
  },
};

export const TableWithRowHeader: Story = {
  args: { columns: [{ accessorKey: 'name', header: 'Name', meta: { rowHeader: true } }] },
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
  },
};
