import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { columns, page, renderDetail } from '../fixtures/facilityTable.tsx';
import { placeOf } from '../fixtures/placeOf.ts';
import { selectIds } from '../selection/index.ts';
import { DataTable } from './index.ts';

const actions = { edit: fn(), remove: fn(), confirm: fn() };
const selection = selectIds([2]);

function Facilities({ width }: { width: number }) {
  const [rows, setRows] = useState(() => page(1, 2));
  const [loading, setLoading] = useState(false);
  return (
    <>
      <Button onClick={() => setRows([])}>Filter</Button>
      <Button onClick={() => setLoading(true)}>Load</Button>
      <div style={{ inlineSize: width }}>
        <DataTable
          label="Facilities"
          columns={columns}
          rows={rows}
          loading={loading}
          getRowId={({ id }) => id}
          getRowLabel={({ number }) => number}
          renderDetail={renderDetail}
          selection={selection}
          emptyText="No facilities."
          actions={actions}
        />
      </div>
    </>
  );
}

const meta = {
  title: 'Widgets/Data/DataTable widths',
  component: Facilities,
  args: { width: 700 },
} satisfies Meta<typeof Facilities>;
export default meta;
type Story = StoryObj<typeof meta>;

// SHL-97
/** The row header and the checkbox stay visible while the other columns scroll. */
export const ScrolledSideways: Story = {
  play: async ({ canvas, step }) => {
    const area = canvas.getByRole('region', { name: 'Facilities' });
    const name = canvas.getByRole('rowheader', { name: 'F-1007' });
    const checkbox = canvas.getByRole('checkbox', { name: 'Select F-1007' });
    const heading = canvas.getByRole('columnheader', { name: 'Facility number' });
    const left = (element: Element) =>
      Math.round(element.getBoundingClientRect().left - area.getBoundingClientRect().left);
    const places = () => [checkbox, name, heading].map(left);
    const [start, ...others] = places();

    area.scrollLeft = 300;
    await waitFor(() => expect(places()).toEqual([start, ...others]));
    await expect(left(canvas.getByRole('cell', { name: 'Mill Road Self Storage' }))).toBeLessThan(
      0,
    );

    await step('Sticky columns are opaque', async () => {
      for (const cell of [checkbox.closest('td'), name, heading])
        await expect(cell && getComputedStyle(cell).backgroundColor).toMatch(/^oklch\([^/]+\)$/);
    });
  },
};

export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const area = canvas.getByRole('region', { name: 'Facilities' });
    const name = canvas.getByRole('rowheader', { name: 'F-1007' });
    const right = () =>
      Math.round(area.getBoundingClientRect().right - name.getBoundingClientRect().right);
    const start = right();
    area.scrollLeft = -300;
    await waitFor(() => expect(getComputedStyle(name).position).toBe('sticky'));
    await expect(right()).toBe(start);
    // English addresses keep their order, and the column its alignment.
    const city = canvas.getByRole('cell', { name: 'Mobile, AL' });
    const end = placeOf(city, 'AL');
    await expect(placeOf(city, 'Mobile').right).toBeLessThan(end.left);
    await expect(city.getBoundingClientRect().right - end.right).toBeLessThan(20);
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
      await expect(canvas.getByText('No facilities.')).toBeVisible();
      await expect(widths()).toEqual(before);
    });
    await step('Loading', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
      await expect(canvas.queryByText('No facilities.')).toBeNull();
      await expect(widths()).toEqual(before);
    });
  },
};
