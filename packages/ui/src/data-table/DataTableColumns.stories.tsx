import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ColumnDef, createColumnHelper } from '@tanstack/react-table';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { columns, page } from '../fixtures/facilityTable.tsx';
import { Stack } from '../stack/index.ts';
import { TableSettings } from '../table-settings/index.ts';
import { driveTable } from '../testing/index.ts';
import { type ColumnLayout, DataTable, type DataTableFeatures } from './index.ts';

const shown = columns.slice(0, 5);
const rows = page(1, 4);
const actions = { edit: fn(), remove: fn(), confirm: fn() };

interface ArrangedProps {
  initial?: ColumnLayout;
  width?: number;
  dir?: 'rtl';
}

/** A table whose columns the user arranges, with its settings. */
function Arranged({ initial = {}, width = 900, dir }: ArrangedProps) {
  const [layout, setLayout] = useState(initial);
  const change = (part: ColumnLayout) => setLayout((before) => ({ ...before, ...part }));
  return (
    <div dir={dir} style={{ inlineSize: width, maxInlineSize: '100%', minBlockSize: 420 }}>
      <Stack>
        <div>
          <TableSettings
            columns={shown}
            {...layout}
            onColumnsChange={change}
            density="regular"
            onDensityChange={() => {}}
          />
        </div>
        <DataTable
          label="Facilities"
          columns={shown}
          rows={rows}
          getRowId={({ id }) => id}
          getRowLabel={({ number }) => number}
          actions={actions}
          emptyText="No facilities to show."
          {...layout}
          onColumnsChange={change}
        />
      </Stack>
    </div>
  );
}

/** Columns that a user moves, pins and resizes, and columns of an app that has used TanStack Table before. */
const meta = {
  title: 'Widgets/Data/DataTable columns',
  component: Arranged,
} satisfies Meta<typeof Arranged>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const heading = (canvas: Canvas, name: string) => canvas.getByRole('columnheader', { name });
const handle = (canvas: Canvas, name: string) =>
  within(heading(canvas, name)).getByRole('separator');
const widthOf = (element: Element) => Math.round(element.getBoundingClientRect().width);

const openSettings = async (canvas: Canvas) => {
  canvas.getByRole('button', { name: 'Table settings' }).focus();
  await userEvent.keyboard('{Enter}');
  return within(await within(document.body).findByRole('dialog', { name: 'Table settings' }));
};

// SHL-97
export const MovedByKeyboard: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const table = driveTable(canvasElement);
    const panel = await openSettings(canvas);
    await step('a column moves up and down, and the button keeps the focus', async () => {
      const up = panel.getByRole('button', { name: 'Move City up' });
      up.focus();
      await userEvent.keyboard('{Enter}{Enter}');
      await expect(up).toHaveFocus();
      await expect(table.headings().slice(0, 3)).toEqual([
        'Facility number',
        'City',
        'Account name',
      ]);
      await expect(panel.getByText('City moved to place 2 of 5')).toBeInTheDocument();
      panel.getByRole('button', { name: 'Move Facility number down' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(table.headings().slice(0, 2)).toEqual(['City', 'Facility number']);
    });
    await step('the first column cannot move up', async () => {
      const up = panel.getByRole('button', { name: 'Move City up' });
      await expect(up).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(up);
      await expect(table.headings()[0]).toBe('City');
    });
  },
};

// SHL-97
/** A heading is dropped in the place of another. */
export const MovedByMouse: Story = {
  play: async ({ canvas, canvasElement }) => {
    const table = driveTable(canvasElement);
    const dataTransfer = new DataTransfer();
    const drag = async (from: string, to: string) => {
      await fireEvent.dragStart(heading(canvas, from), { dataTransfer });
      await fireEvent.dragOver(heading(canvas, to), { dataTransfer });
      await waitFor(() => expect(heading(canvas, to)).toHaveAttribute('data-drop'));
      await fireEvent.drop(heading(canvas, to), { dataTransfer });
      await fireEvent.dragEnd(heading(canvas, from), { dataTransfer });
    };
    await drag('Software', 'Account name');
    await expect(table.headings()).toEqual([
      'Facility number',
      'Software',
      'Account name',
      'Corporate group',
      'City',
    ]);
    await drag('Facility number', 'City');
    await expect(table.headings().at(-1)).toBe('Facility number');
    await waitFor(() => expect(canvasElement.querySelector('[data-drop]')).toBeNull());
  },
};

// SHL-97
export const Pinned: Story = {
  args: { width: 660, initial: { columnSizes: { account_name: 320, city: 240 } } },
  play: async ({ canvas, canvasElement, step }) => {
    const table = driveTable(canvasElement);
    const panel = await openSettings(canvas);
    await step('a pinned column comes first', async () => {
      const pin = panel.getByRole('button', { name: 'Pin City' });
      pin.focus();
      await userEvent.keyboard(' ');
      await expect(pin).toHaveAttribute('aria-pressed', 'true');
      await expect(table.headings()[0]).toBe('City');
    });
    await step('it stays in view, and the row header beside it', async () => {
      const area = canvas.getByRole('region', { name: 'Facilities', hidden: true });
      area.scrollLeft = 200;
      const left = (element: Element) =>
        Math.round(element.getBoundingClientRect().left - area.getBoundingClientRect().left);
      const city = canvas.getByRole('cell', { name: 'Mobile, AL', hidden: true });
      const name = canvas.getByRole('rowheader', { name: 'F-1007', hidden: true });
      await waitFor(() => expect([left(city), left(name)]).toEqual([0, 240]));
    });
    await userEvent.keyboard(' ');
    await expect(table.headings()[0]).toBe('Facility number');
    await userEvent.keyboard(' ');
  },
};

// SHL-97
export const ResizedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const city = heading(canvas, 'City');
    const software = heading(canvas, 'Software');
    const [before, beside] = [widthOf(city), widthOf(software)];
    handle(canvas, 'City').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(widthOf(city)).toBeCloseTo(before + 20, -1);
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(widthOf(city)).toBeCloseTo(before + 70, -1);
    await expect(widthOf(software)).toBeCloseTo(beside, -1);
    await expect(handle(canvas, 'City')).toHaveAttribute('aria-valuenow', `${widthOf(city)}`);
    await expect(handle(canvas, 'City')).toHaveFocus();
  },
};

// SHL-97
export const HandlesAreOneTabStop: Story = {
  play: async ({ canvas, step }) => {
    const first = canvas.getAllByRole('separator')[0];
    await step('Tab reaches one handle', async () => {
      first?.focus();
      await userEvent.tab();
      await expect(document.activeElement?.getAttribute('role')).not.toBe('separator');
      await userEvent.tab({ shift: true });
      await expect(first).toHaveFocus();
    });
    await step('the arrow keys reach the others', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getAllByRole('separator')[1]).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}');
      await expect(first).toHaveFocus();
    });
    await step('Tab returns to the last one', async () => {
      handle(canvas, 'City').focus();
      await userEvent.tab();
      await userEvent.tab({ shift: true });
      await expect(handle(canvas, 'City')).toHaveFocus();
    });
  },
};

/** Moves the pointer by `x` px with the button pressed. */
async function dragHandle(canvas: Canvas, name: string, x: number) {
  const target = handle(canvas, name);
  const { left } = target.getBoundingClientRect();
  await fireEvent.mouseDown(target, { clientX: left });
  await fireEvent.mouseMove(document, { clientX: left + x, buttons: 1 });
  await fireEvent.mouseUp(document, { clientX: left + x });
}

// SHL-97
export const ResizedByMouse: Story = {
  play: async ({ canvas, step }) => {
    const city = heading(canvas, 'City');
    const before = widthOf(city);
    await step('the edge follows the pointer', async () => {
      await dragHandle(canvas, 'City', 60);
      await expect(widthOf(city)).toBeCloseTo(before + 60, -1);
    });
    await step('a column keeps its least width', async () => {
      await dragHandle(canvas, 'Account name', -900);
      await expect(handle(canvas, 'Account name')).toHaveAttribute('aria-valuenow', '48');
    });
    await step('a button that is released outside the page ends the drag', async () => {
      const size = widthOf(city);
      await fireEvent.mouseDown(handle(canvas, 'City'), { clientX: 300 });
      await fireEvent.mouseMove(document, { clientX: 300, buttons: 0 });
      await fireEvent.mouseMove(document, { clientX: 400, buttons: 0 });
      await expect(widthOf(city)).toBeCloseTo(size, -1);
    });
    await step('a double click restores a width', async () => {
      await userEvent.dblClick(handle(canvas, 'Account name'));
      await expect(handle(canvas, 'Account name')).toHaveAttribute('aria-valuenow', '180');
    });
  },
};

// SHL-97
/** Right to left, the handle is at the left edge and the left arrow key widens. */
export const ResizedRightToLeft: Story = {
  args: { dir: 'rtl' },
  play: async ({ canvas }) => {
    const city = heading(canvas, 'City');
    const before = widthOf(city);
    await dragHandle(canvas, 'City', -40);
    await expect(widthOf(city)).toBeCloseTo(before + 40, -1);
    handle(canvas, 'City').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(widthOf(city)).toBeCloseTo(before + 50, -1);
  },
};

const columnMenu = (column: string) =>
  within(document.body).findByRole('menu', { name: `Column ${column}` });

// SHL-97
export const MenuByKeyboard: Story = {
  tags: ['journey'],
  play: async ({ canvas, canvasElement, step }) => {
    const table = driveTable(canvasElement);
    const choose = async (keys: string) => {
      await userEvent.keyboard('{Enter}');
      await columnMenu('City');
      await userEvent.keyboard(keys);
      await waitFor(() => expect(handle(canvas, 'City')).toHaveFocus());
    };
    handle(canvas, 'City').focus();
    await step('it pins the column', async () => {
      await choose('p{Enter}');
      await waitFor(() => expect(table.headings()[0]).toBe('City'));
    });
    await step('behind the pinned columns it is not pinned', async () => {
      await choose('{End}{ArrowUp}{Enter}');
      await waitFor(() => expect(table.headings()[1]).toBe('City'));
      await choose('{End}{ArrowUp}{Enter}');
      await waitFor(() => expect(table.headings()[2]).toBe('City'));
    });
    await step('it restores the width', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(handle(canvas, 'City')).not.toHaveAttribute('aria-valuenow', '120');
      await choose('{End}{Enter}');
      await waitFor(() => expect(handle(canvas, 'City')).toHaveAttribute('aria-valuenow', '120'));
    });
  },
};

// SHL-97
export const MenuByMouse: Story = {
  tags: ['journey'],
  play: async ({ canvas, canvasElement, step }) => {
    const table = driveTable(canvasElement);
    const open = async (column: string) => {
      await fireEvent.contextMenu(heading(canvas, column));
      return within(await columnMenu(column));
    };
    await step('a column moves beside the next one', async () => {
      const menu = await open('Facility number');
      await expect(menu.getByRole('menuitem', { name: 'Move left' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await userEvent.click(menu.getByRole('menuitem', { name: 'Move right' }));
      await waitFor(() =>
        expect(table.headings().slice(0, 2)).toEqual(['Account name', 'Facility number']),
      );
    });
    await step('it is pinned, and the menu says so', async () => {
      const menu = await open('Software');
      await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Pinned' }));
      await waitFor(() => expect(table.headings()[0]).toBe('Software'));
      const again = await open('Software');
      await expect(again.getByRole('menuitemcheckbox', { name: 'Pinned' })).toBeChecked();
      await userEvent.keyboard('{Escape}');
    });
  },
};

// SHL-97
export const ResizedInSettings: Story = {
  play: async ({ canvas, step }) => {
    const panel = await openSettings(canvas);
    const width = panel.getByRole('spinbutton', { name: 'Width of City in px' });
    const shown = () =>
      within(canvas.getByRole('columnheader', { name: 'City', hidden: true })).getByRole(
        'separator',
        { hidden: true },
      );
    await step('a width is typed', async () => {
      await expect(width).toHaveValue(120);
      await userEvent.clear(width);
      await userEvent.type(width, '240');
      await expect(shown()).toHaveAttribute('aria-valuenow', '240');
    });
    await step('a number that is no width is taken back', async () => {
      await userEvent.clear(width);
      await userEvent.type(width, '7');
      await userEvent.tab();
      await expect(width).toHaveValue(120);
      await expect(shown()).toHaveAttribute('aria-valuenow', '120');
    });
  },
};

/** As cards, the values follow the order of the columns, and nothing can be dragged. */
export const Cards: Story = {
  args: {
    width: 375,
    initial: { columnOrder: ['facility_number', 'software', 'city'], pinnedColumns: ['software'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('separator')).toBeNull();
    const [first] = canvas.getAllByRole('cell');
    await expect(first).toHaveTextContent('Syrasoft');
    // The card is as wide as the table, and not as the columns.
    const area = canvas.getByRole('region', { name: 'Facilities' });
    await expect(area.scrollWidth).toBe(area.clientWidth);
  },
};

interface Payment {
  id: string;
  amount: number;
  status: 'pending' | 'success' | 'failed';
  email: string;
}

const helper = createColumnHelper<DataTableFeatures, Payment>();

/** Columns as TanStack's documentation writes them. */
const paymentColumns: ColumnDef<DataTableFeatures, Payment>[] = helper.columns([
  helper.accessor('email', { header: 'Email', size: 220, meta: { rowHeader: true } }),
  helper.accessor('status', { header: 'Status' }),
  helper.accessor('amount', {
    header: () => <strong>Amount</strong>,
    meta: { align: 'end', label: 'Amount' },
    cell: ({ getValue }) =>
      new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(getValue()),
  }),
  helper.display({ id: 'note', header: 'Note', cell: ({ row }) => `Payment ${row.index + 1}` }),
]);
const payments: Payment[] = [
  { id: 'm5', amount: 316, status: 'success', email: 'ken99@example.com' },
  { id: '3u', amount: 242.5, status: 'pending', email: 'abe45@example.com' },
];

/** An existing `ColumnDef[]`: with `DataTableFeatures` as its features it is a column array of a `DataTable`. */
export const ExistingColumnDefs: Story = {
  render: () => (
    <DataTable
      label="Payments"
      columns={paymentColumns}
      rows={payments}
      getRowId={({ id }) => id}
      getRowLabel={({ email }) => email}
      emptyText="No payments."
      onSortChange={() => {}}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const table = driveTable(canvasElement);
    await expect(table.headings()).toEqual(['Email', 'Status', 'Amount', 'Note']);
    await expect(table.row('ken99@example.com').cell('Amount')).toBe('$316.00');
    await expect(table.row('abe45@example.com').cell('Note')).toBe('Payment 2');
    await expect(canvas.getByRole('button', { name: 'Status' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Note' })).toBeNull();
  },
};
