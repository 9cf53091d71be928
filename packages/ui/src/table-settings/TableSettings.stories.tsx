import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import {
  type ColumnLayout,
  DataTable,
  type DataTableColumn,
  type TableDensity,
} from '../data-table/index.ts';
import { driveTable, driveTableSettings } from '../testing/index.ts';
import { TableSettings } from './index.ts';

interface Batch {
  file: string;
  type: string;
  tenants: number;
}

const columns: DataTableColumn<Batch>[] = [
  { accessorKey: 'file', header: 'File', meta: { rowHeader: true } },
  { accessorKey: 'type', header: 'Letter type' },
  { accessorKey: 'tenants', header: 'Tenant count', meta: { align: 'end' } },
  {
    id: 'letters',
    header: 'Letters',
    meta: { hidden: true },
    cell: ({ row }) => row.original.tenants,
  },
];
const rows: Batch[] = [
  { file: 'F-1007_audit.pdf', type: 'Audit', tenants: 300 },
  { file: 'F-1007_audit_2.pdf', type: 'Audit', tenants: 100 },
  { file: 'F-1014_welcome.pdf', type: 'Welcome', tenants: 41 },
];
const getFile = ({ file }: Batch) => file;

function SettledTable() {
  const [layout, setLayout] = useState<ColumnLayout>({});
  const [density, setDensity] = useState<TableDensity>('regular');
  return (
    <div style={{ display: 'grid', gap: 8, minBlockSize: 360, alignContent: 'start' }}>
      <div style={{ justifySelf: 'end' }}>
        <TableSettings
          columns={columns}
          {...layout}
          onColumnsChange={(change) => setLayout({ ...layout, ...change })}
          density={density}
          onDensityChange={({ density }) => setDensity(density)}
        />
      </div>
      <DataTable
        label="Letter batches"
        columns={columns}
        rows={rows}
        getRowId={getFile}
        getRowLabel={getFile}
        emptyText="No batches to show."
        {...layout}
        density={density}
      />
    </div>
  );
}

const meta = {
  title: 'Widgets/Data/TableSettings',
  component: TableSettings,
} satisfies Meta<typeof TableSettings>;
export default meta;

export const WithTable: StoryObj = {
  render: () => <SettledTable />,
  play: async ({ canvas, step }) => {
    const panel = within(document.body);
    await step('the keyboard opens the panel and hides a column', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(await panel.findByRole('button', { name: 'Pin File' })).toHaveFocus();
      await expect(panel.queryByRole('checkbox', { name: 'File' })).toBeNull();
      await userEvent.tab({ shift: false });
      await userEvent.tab();
      await userEvent.tab();
      await expect(panel.getByRole('spinbutton', { name: 'Width of File in px' })).toHaveFocus();
      await userEvent.tab();
      await expect(panel.getByRole('checkbox', { name: 'Letter type' })).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(canvas.queryByText('Letter type')).toBeNull();
      await expect(canvas.queryByText('Welcome')).toBeNull();
    });
    await step('a density changes the row height', async () => {
      const row = () =>
        canvas.getAllByRole('row', { hidden: true })[1]?.getBoundingClientRect().height;
      const regular = row() ?? 0;
      await userEvent.click(panel.getByRole('radio', { name: 'Comfortable' }));
      await expect(row()).toBeGreaterThan(regular);
    });
  },
};

export const Driven: StoryObj = {
  tags: ['journey'],
  render: () => <SettledTable />,
  play: async ({ canvasElement }) => {
    const settings = driveTableSettings(canvasElement, { user: userEvent });
    const table = driveTable(canvasElement);
    await settings.show('Letter type', false);
    await expect(await settings.shown()).toEqual(['File', 'Tenant count']);
    await settings.pin('Tenant count');
    await expect(await settings.pinned()).toEqual(['Tenant count']);
    await settings.reset();
    await settings.move('Letter type', 'down');
    await expect(await settings.columns()).toEqual([
      'File',
      'Tenant count',
      'Letter type',
      'Letters',
    ]);
    await settings.chooseDensity('Compact');
    await expect(await settings.density()).toBe('Compact');
    await settings.close();
    await expect(table.headings()).toEqual(['File', 'Tenant count', 'Letter type']);
  },
};
