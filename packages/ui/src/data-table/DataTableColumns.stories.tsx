import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ColumnDef, createColumnHelper } from '@tanstack/react-table';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { ArrangedTable } from '../fixtures/ArrangedTable.tsx';
import { type Facility, page } from '../fixtures/facilityTable.tsx';
import { driveTable } from '../testing/index.ts';
import { DataTable, type DataTableFeatures } from './index.ts';

/** Columns that a user moves, pins and resizes, and columns of an app that has used TanStack Table before. */
const meta = {
  title: 'Widgets/Data/DataTable columns',
  component: ArrangedTable,
} satisfies Meta<typeof ArrangedTable>;
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
/** The button keeps the focus, and the first column cannot move up. */
export const MovedByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const table = driveTable(canvasElement);
    const panel = await openSettings(canvas);
    const up = panel.getByRole('button', { name: 'Move City up' });
    up.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(table.headings().slice(1, 3)).toEqual(['City', 'Account name']);
    await expect(panel.getByText('City moved to place 2 of 5')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(table.headings().slice(0, 2)).toEqual(['City', 'Facility number']);
    await expect(up).toHaveFocus();
    await expect(up).toHaveAttribute('aria-disabled', 'true');
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
  tags: ['journey'],
  play: async ({ canvas, step }) => {
    const [first, second] = canvas.getAllByRole('separator');
    await step('Tab reaches one handle', async () => {
      first?.focus();
      await userEvent.tab();
      await expect(document.activeElement?.getAttribute('role')).not.toBe('separator');
      await userEvent.tab({ shift: true });
      await expect(first).toHaveFocus();
    });
    await step('the arrow keys reach the others', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(second).toHaveFocus();
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
    const edge = within(canvas.getByRole('columnheader', { name: 'City', hidden: true })).getByRole(
      'separator',
      { hidden: true },
    );
    await step('a width is typed', async () => {
      await expect(width).toHaveValue(120);
      await userEvent.clear(width);
      await userEvent.type(width, '240');
      await expect(edge).toHaveAttribute('aria-valuenow', '240');
    });
    await step('a number that is no width is taken back', async () => {
      await userEvent.clear(width);
      await userEvent.type(width, '7');
      await userEvent.tab();
      await expect(width).toHaveValue(120);
      await expect(edge).toHaveAttribute('aria-valuenow', '120');
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

const helper = createColumnHelper<DataTableFeatures, Facility>();

/** Columns as TanStack's documentation writes them. */
const helperColumns: ColumnDef<DataTableFeatures, Facility>[] = helper.columns([
  helper.accessor('number', { header: 'Number', meta: { rowHeader: true } }),
  helper.accessor('tenants', { header: 'Tenants', cell: ({ getValue }) => getValue() + 1 }),
  helper.display({ id: 'note', header: 'Note', cell: ({ row }) => `Facility ${row.index + 1}` }),
]);

/** An existing `ColumnDef[]`: with `DataTableFeatures` as its features it is a column array of a `DataTable`. */
export const ExistingColumnDefs: Story = {
  render: () => (
    <DataTable
      label="Facilities"
      columns={helperColumns}
      rows={page(1, 2)}
      getRowId={({ id }) => id}
      getRowLabel={({ number }) => number}
      emptyText="No facilities to show."
      onSortChange={() => {}}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const table = driveTable(canvasElement);
    await expect(table.headings()).toEqual(['Number', 'Tenants', 'Note']);
    await expect(table.row('F-1007').cell('Tenants')).toBe('118');
    await expect(table.row('F-1014').cell('Note')).toBe('Facility 2');
    await expect(canvas.getByRole('button', { name: 'Tenants' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Note' })).toBeNull();
  },
};
