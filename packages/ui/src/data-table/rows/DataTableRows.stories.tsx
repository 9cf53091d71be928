import type { Meta, StoryObj } from '@storybook/react-vite';
import * as Popover from 'radix-ui/popover';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../button/index.ts';
import { noSelection, type Selection } from '../../selection/index.ts';
import { actionsOf, DataTable, type DataTableColumn } from '../index.ts';

/* Tests of reused row elements and unnecessary renders. */

interface Tenant {
  id: string;
  name: string;
}

interface TenantActions {
  remove: (tenant: Tenant) => void;
}

const ana = { id: 'a', name: 'Ana Diaz' };
const ben = { id: 'b', name: 'Ben Cole' };
const cid = { id: 'c', name: 'Cid Moss' };
const dee = { id: 'd', name: 'Dee Park' };
const eli = { id: 'e', name: 'Eli Roth' };

/** Counts the renders of a row. */
const drawName = fn(({ name }: Tenant) => name);

const columns: DataTableColumn<Tenant, TenantActions>[] = [
  {
    id: 'name',
    header: 'Name',
    meta: { rowHeader: true },
    cell: ({ row }) => drawName(row.original),
  },
  { id: 'unit', header: 'Unit', cell: ({ row }) => `Unit ${row.original.id}` },
  {
    id: 'note',
    header: 'Note',
    meta: { noClick: true },
    cell: ({ row: { original } }) => (
      <Popover.Root>
        <Popover.Trigger asChild>
          <Button size="small">Note of {original.name}</Button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content aria-label="Note">Called {original.name} twice.</Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    ),
  },
  {
    id: 'remove',
    header: 'Actions',
    meta: { headerHidden: true, noClick: true },
    cell: ({ row: { original: tenant }, table }) => (
      <Button size="small" onClick={() => actionsOf(table).remove(tenant)}>
        Delete {tenant.name}
      </Button>
    ),
  },
];
const getRowId = (tenant: Tenant) => tenant.id;
const getRowLabel = (tenant: Tenant) => tenant.name;
const renderDetail = ({ name }: Tenant) => <input aria-label={`Note for ${name}`} />;

interface ScenarioProps {
  remove: (tenant: Tenant) => void;
  onRowClick?: (event: { row: Tenant }) => void;
  onFiltersClear?: () => void;
  detail?: boolean;
}

/** Three rows, with buttons that replace the records. */
function Scenario({ remove, onRowClick, onFiltersClear, detail = true }: ScenarioProps) {
  const [rows, setRows] = useState<readonly Tenant[]>(() => [ana, ben, cid]);
  const [selection, setSelection] = useState<Selection<string>>(noSelection);
  const [text, setText] = useState('');
  return (
    <>
      <Button onClick={() => setRows([cid, ana, ben])}>Reorder</Button>
      <Button onClick={() => setRows([dee, eli])}>Page</Button>
      <Button onClick={() => setRows([])}>Nothing</Button>
      <input aria-label="Filter" value={text} onChange={(event) => setText(event.target.value)} />
      <DataTable
        label="Tenants"
        columns={columns}
        rows={rows}
        getRowId={getRowId}
        getRowLabel={getRowLabel}
        emptyText="No tenants to show."
        // An inline object must not render the rows again.
        actions={{ remove: (tenant) => remove(tenant) }}
        onRowClick={onRowClick}
        onFiltersClear={onFiltersClear}
        renderDetail={detail ? renderDetail : undefined}
        selection={selection}
        onSelectionChange={({ selection }) => setSelection(selection)}
      />
    </>
  );
}
const meta = {
  title: 'Quality/DataTable rows',
  component: Scenario,
  tags: ['!autodocs', '!dev', 'journey'],
  args: { remove: fn() },
} satisfies Meta<typeof Scenario>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Replaces the records like a server response, without touching focus or pointer. */
const swap = (canvas: Canvas, how: 'Reorder' | 'Page' | 'Nothing') =>
  fireEvent.click(canvas.getByRole('button', { name: how }));
const region = (canvas: Canvas) => canvas.getByRole('region', { name: 'Tenants' });
const rowNames = (canvas: Canvas) =>
  canvas.getAllByRole('rowheader').map((cell) => cell.textContent);

export const FocusFollowsRow: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Delete Ana Diaz' }).focus();
    await swap(canvas, 'Reorder');
    await expect(rowNames(canvas)).toEqual(['Cid Moss', 'Ana Diaz', 'Ben Cole']);
    await expect(canvas.getByRole('button', { name: 'Delete Ana Diaz' })).toHaveFocus();
  },
};

export const FocusAfterRowRemoval: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Delete Ana Diaz' }).focus();
    await swap(canvas, 'Page');
    await expect(region(canvas)).toHaveFocus();
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('row', { name: /Dee Park/ })).toHaveFocus();
    await swap(canvas, 'Nothing');
    await expect(region(canvas)).toHaveFocus();
  },
};

export const ClickAfterReorder: Story = {
  play: async ({ args, canvas, step }) => {
    await step('keyboard: key down on Ana, key up after the rows changed', async () => {
      canvas.getByRole('button', { name: 'Delete Ana Diaz' }).focus();
      await userEvent.keyboard('{ >}');
      await swap(canvas, 'Page');
      await userEvent.keyboard('{/ }');
      await expect(args.remove).not.toHaveBeenCalled();
    });
    await step('mouse: button down on Dee, button up after the rows changed', async () => {
      const user = userEvent.setup();
      const dees = canvas.getByRole('button', { name: 'Delete Dee Park' });
      const bounds = dees.getBoundingClientRect();
      await user.pointer({ keys: '[MouseLeft>]', target: dees });
      await swap(canvas, 'Reorder');
      const there = document.elementFromPoint(bounds.x + 4, bounds.y + bounds.height / 2);
      await expect(there).toBe(canvas.getByRole('button', { name: 'Delete Cid Moss' }));
      if (there) await user.pointer({ keys: '[/MouseLeft]', target: there });
      await expect(args.remove).not.toHaveBeenCalled();
    });
  },
};

export const PopoverAfterReorder: Story = {
  play: async ({ canvas, step }) => {
    const page = within(document.body);
    await step('the focus moves with its record', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Note of Ana Diaz' }));
      await expect(await page.findByText('Called Ana Diaz twice.')).toBeVisible();
      await swap(canvas, 'Reorder');
      await expect(page.getByText('Called Ana Diaz twice.')).toBeVisible();
    });
    await step('when the record is removed, the scroll area has the focus', async () => {
      await swap(canvas, 'Page');
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      await expect(page.queryByText(/^Called/)).toBeNull();
      await waitFor(() => expect(region(canvas)).toHaveFocus());
    });
  },
};

export const DetailAfterReorder: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details of Ana Diaz' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note for Ana Diaz' }), 'moved');
    await swap(canvas, 'Reorder');
    await expect(canvas.getByRole('textbox', { name: 'Note for Ana Diaz' })).toHaveValue('moved');
    await swap(canvas, 'Page');
    await expect(canvas.queryByRole('textbox', { name: /Note for/ })).toBeNull();
  },
};

export const TextSelection: Story = {
  args: { onRowClick: fn(), detail: false },
  play: async ({ args, canvas, step }) => {
    await step('a click on the row and the row header button do the same', async () => {
      await userEvent.click(canvas.getByText('Unit a'));
      await userEvent.click(canvas.getByRole('button', { name: 'Ana Diaz' }));
      await expect(args.onRowClick).toHaveBeenCalledTimes(2);
      await expect(args.onRowClick).toHaveBeenLastCalledWith({ row: ana });
    });
    await step('selecting text does not open the row', async () => {
      const cell = canvas.getByText('Unit b');
      window.getSelection()?.selectAllChildren(cell);
      await fireEvent.click(cell);
      await expect(args.onRowClick).toHaveBeenCalledTimes(2);
      window.getSelection()?.removeAllRanges();
    });
    await step('a click in a popover does not open the row', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Note of Ben Cole' }));
      await userEvent.click(await within(document.body).findByText('Called Ben Cole twice.'));
      await expect(args.onRowClick).toHaveBeenCalledTimes(2);
      await userEvent.keyboard('{Escape}');
    });
  },
};

export const RendersChangedRowsOnly: Story = {
  play: async ({ canvas, step }) => {
    drawName.mockClear();
    await step('typing outside the table renders no cell', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Filter' }), 'mill');
      await expect(drawName).not.toHaveBeenCalled();
    });
    await step('selecting and expanding render no cell again', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Ana Diaz' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Details of Ben Cole' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
      await expect(canvas.getByRole('checkbox', { name: 'Select Cid Moss' })).toBeChecked();
      await expect(drawName).not.toHaveBeenCalled();
    });
    await step('new records render once each', async () => {
      await swap(canvas, 'Page');
      await expect(drawName.mock.calls.map(([tenant]) => tenant)).toEqual([dee, eli]);
    });
  },
};
