import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { placeOf } from '../fixtures/placeOf.ts';
import { selectIds } from '../selection/index.ts';
import { DataTable, type DataTableColumn } from './index.ts';

interface Unit {
  id: number;
  name: string;
  tenant: string;
  street: string;
  note: string;
}

const columns: DataTableColumn<Unit>[] = [
  { id: 'name', header: 'Unit', meta: { rowHeader: true }, cell: ({ row }) => row.original.name },
  { accessorKey: 'tenant', header: 'Tenant', size: 224 },
  { id: 'street', header: 'Street', size: 320, cell: ({ row }) => row.original.street },
  { id: 'note', header: 'Note', size: 640, cell: ({ row }) => row.original.note },
];

const units: Unit[] = [
  {
    id: 1,
    name: 'B-204',
    tenant: 'Ada Park',
    street: '12 Harbor Lane',
    note: 'Gate code changed.',
  },
  {
    id: 2,
    name: 'B-205',
    tenant: 'Benedict Alexandropoulos',
    street: '88 Old Foundry Road',
    note: 'Prefers letters to the second address on file, and an e-mail when one has been sent.',
  },
];

function Units({ width, initial = units }: { width: number; initial?: Unit[] }) {
  const [rows, setRows] = useState(initial);
  const [loading, setLoading] = useState(false);
  return (
    <>
      <Button onClick={() => setRows([])}>Filter</Button>
      <Button onClick={() => setLoading(true)}>Load</Button>
      <Button onClick={() => setRows(units)}>Reset</Button>
      <div style={{ inlineSize: width }}>
        <DataTable
          label="Units"
          columns={columns}
          rows={rows}
          loading={loading}
          getRowId={unitId}
          getRowLabel={unitName}
          renderDetail={unitNote}
          selection={selection}
          emptyText="No units."
        />
      </div>
    </>
  );
}

const unitId = ({ id }: Unit) => id;
const unitName = ({ name }: Unit) => name;
const unitNote = ({ note }: Unit) => note;
const selection = selectIds([2]);

const meta = {
  title: 'Widgets/Data/DataTable widths',
  component: Units,
  args: { width: 700 },
} satisfies Meta<typeof Units>;
export default meta;
type Story = StoryObj<typeof meta>;

// SHL-97
/** The row header and the checkbox stay visible while the other columns scroll. */
export const ScrolledSideways: Story = {
  play: async ({ canvas, step }) => {
    const area = canvas.getByRole('region', { name: 'Units' });
    const name = canvas.getByRole('rowheader', { name: 'B-204' });
    const checkbox = canvas.getByRole('checkbox', { name: 'Select B-204' });
    const heading = canvas.getByRole('columnheader', { name: 'Unit' });
    const left = (element: Element) =>
      Math.round(element.getBoundingClientRect().left - area.getBoundingClientRect().left);
    const places = () => [checkbox, name, heading].map(left);
    const [start, ...others] = places();

    area.scrollLeft = 300;
    await waitFor(() => expect(places()).toEqual([start, ...others]));
    await expect(left(canvas.getByRole('cell', { name: 'Ada Park' }))).toBeLessThan(0);

    await step('Sticky columns are opaque', async () => {
      for (const cell of [checkbox.closest('td'), name, heading])
        await expect(cell && getComputedStyle(cell).backgroundColor).toMatch(/^oklch\([^/]+\)$/);
    });
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Units {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const area = canvas.getByRole('region', { name: 'Units' });
    const name = canvas.getByRole('rowheader', { name: 'B-204' });
    const right = () =>
      Math.round(area.getBoundingClientRect().right - name.getBoundingClientRect().right);
    const start = right();
    area.scrollLeft = -300;
    await waitFor(() => expect(getComputedStyle(name).position).toBe('sticky'));
    await expect(right()).toBe(start);
    // English addresses keep their order, and the column its alignment.
    const street = canvas.getByRole('cell', { name: '12 Harbor Lane' });
    const number = placeOf(street, '12');
    await expect(number.right).toBeLessThan(placeOf(street, 'Lane').left);
    await expect(street.getBoundingClientRect().right - placeOf(street, 'Lane').right).toBeLessThan(
      20,
    );
  },
};

/** Column widths stay the same for an empty result and while loading. */
export const WidthsWhenEmpty: Story = {
  args: { width: 1000 },
  play: async ({ canvas, step }) => {
    const widths = () =>
      canvas
        .getAllByRole('columnheader')
        .map((heading) => Math.round(heading.getBoundingClientRect().width));
    const before = widths();
    await step('No rows', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
      await expect(canvas.getByText('No units.')).toBeVisible();
      await expect(widths()).toEqual(before);
    });
    await step('Loading', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
      await expect(canvas.queryByText('No units.')).toBeNull();
      await expect(widths()).toEqual(before);
    });
    await step('Rows again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await expect(canvas.getByRole('rowheader', { name: 'B-204' })).toBeVisible();
      await expect(widths()).toEqual(before);
    });
  },
};
