import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../button/index.ts';
import { Dialog } from '../../dialog/index.ts';
import { Popover } from '../../popover/index.ts';
import { noSelection, type Selection } from '../../selection/index.ts';
import {
  actionsOf,
  DataTable,
  type DataTableColumn,
  type TableKeys,
  TableKeysContext,
} from '../index.ts';

/* Tests of the keys of a table, of reused row elements and of unnecessary renders. */

interface Tenant {
  id: string;
  name: string;
}

interface TenantActions {
  edit: (tenant: Tenant) => void;
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
      <Popover label="Note" trigger={<Button size="small">Note of {original.name}</Button>}>
        Called {original.name} twice.
      </Popover>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    meta: { headerHidden: true, noClick: true },
    cell: ({ row: { original: tenant }, table }) => (
      <>
        <Button size="small" data-row-key="e" onClick={() => actionsOf(table).edit(tenant)}>
          Edit {tenant.name}
        </Button>
        <Button size="small" data-row-key="s" onClick={() => actionsOf(table).remove(tenant)}>
          Delete {tenant.name}
        </Button>
      </>
    ),
  },
];
const getRowId = (tenant: Tenant) => tenant.id;
const getRowLabel = (tenant: Tenant) => tenant.name;
const renderDetail = ({ name }: Tenant) => <input aria-label={`Note for ${name}`} />;

interface ScenarioProps extends TenantActions {
  keys: TableKeys;
  onRowClick?: (event: { row: Tenant }) => void;
  detail?: boolean;
}

/** Three rows, with buttons that replace the records. */
function Scenario({ keys, edit, remove, onRowClick, detail = true }: ScenarioProps) {
  const [rows, setRows] = useState<readonly Tenant[]>(() => [ana, ben, cid]);
  const [selection, setSelection] = useState<Selection<string>>(noSelection);
  const [text, setText] = useState('');
  const filter = useRef<HTMLInputElement>(null);
  return (
    <TableKeysContext value={keys}>
      <Button onClick={() => setRows([cid, ana, ben])}>Reorder</Button>
      <Button onClick={() => setRows([dee, eli])}>Page</Button>
      <Button onClick={() => setRows([])}>Nothing</Button>
      <Dialog title="A dialog" trigger={<Button>Open</Button>} />
      <input
        ref={filter}
        aria-label="Filter"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <DataTable
        label="Tenants"
        columns={columns}
        rows={rows}
        getRowId={getRowId}
        getRowLabel={getRowLabel}
        emptyText="No tenants to show."
        // An inline object must not render the rows again.
        actions={{ edit, remove: (tenant) => remove(tenant) }}
        onRowClick={onRowClick}
        renderDetail={detail ? renderDetail : undefined}
        selection={selection}
        onSelectionChange={({ selection }) => setSelection(selection)}
        filterRef={filter}
      />
    </TableKeysContext>
  );
}
const meta = {
  title: 'Quality/DataTable rows',
  component: Scenario,
  tags: ['!autodocs', '!dev', 'journey'],
  args: { keys: 'table', edit: fn(), remove: fn() },
} satisfies Meta<typeof Scenario>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Replaces the records like a server response, without touching focus or pointer. */
const swap = (canvas: Canvas, how: 'Reorder' | 'Page' | 'Nothing') =>
  fireEvent.click(canvas.getByRole('button', { name: how }));
const region = (canvas: Canvas) => canvas.getByRole('region', { name: 'Tenants' });
const row = (canvas: Canvas, name: RegExp) => canvas.getByRole('row', { name });
const rowNames = (canvas: Canvas) =>
  canvas.getAllByRole('rowheader').map((cell) => cell.textContent);

/** Arrow keys and Space stay. */
export const KeysOff: Story = {
  args: { keys: 'off' },
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('j');
    await expect(document.body).toHaveFocus();
    region(canvas).focus();
    await userEvent.keyboard('{ArrowDown}je/x');
    await expect(row(canvas, /Ana Diaz/)).toHaveFocus();
    await expect(args.edit).not.toHaveBeenCalled();
    const checkbox = canvas.getByRole('checkbox', { name: 'Select Ana Diaz' });
    await expect(checkbox).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(checkbox).toBeChecked();
  },
};

export const KeysOnThePage: Story = {
  args: { keys: 'page' },
  play: async ({ args, canvas, step }) => {
    await step('j begins at the first row, wherever the focus is', async () => {
      await userEvent.keyboard('j');
      await expect(row(canvas, /Ana Diaz/)).toHaveFocus();
      await userEvent.keyboard('j');
      await expect(row(canvas, /Ben Cole/)).toHaveFocus();
    });
    await step('x selects, e and s press the marked controls of the row', async () => {
      await userEvent.keyboard('xes');
      await expect(canvas.getByRole('checkbox', { name: 'Select Ben Cole' })).toBeChecked();
      await expect(args.edit).toHaveBeenCalledWith(ben);
      await expect(args.remove).toHaveBeenCalledWith(ben);
    });
    await step('/ focuses the filter, where all keys are text', async () => {
      const filter = canvas.getByLabelText('Filter');
      await userEvent.keyboard('/');
      await expect(filter).toHaveFocus();
      await userEvent.keyboard('jxes/');
      await expect(filter).toHaveValue('jxes/');
    });
    await step('no key works while a dialog is open', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
      await screen.findByRole('dialog');
      await userEvent.keyboard('j/');
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('nor while the focus is in a popover', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Note of Ben Cole' }));
      const note = await screen.findByRole('dialog', { name: 'Note' });
      await waitFor(() => expect(note.contains(document.activeElement)).toBe(true));
      await userEvent.keyboard('j/');
      await expect(note.contains(document.activeElement)).toBe(true);
    });
  },
};

export const FocusFollowsRow: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Delete Ana Diaz' }).focus();
    await swap(canvas, 'Reorder');
    await expect(rowNames(canvas)).toEqual(['Cid Moss', 'Ana Diaz', 'Ben Cole']);
    await expect(canvas.getByRole('button', { name: 'Delete Ana Diaz' })).toHaveFocus();
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
      const { x, y, width, height } = dees.getBoundingClientRect();
      await user.pointer({ keys: '[MouseLeft>]', target: dees });
      await swap(canvas, 'Reorder');
      const there = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button');
      await expect(there).toBe(canvas.getByRole('button', { name: 'Delete Cid Moss' }));
      if (there) await user.pointer({ keys: '[/MouseLeft]', target: there });
      await expect(args.remove).not.toHaveBeenCalled();
    });
  },
};

export const PopoverAfterReorder: Story = {
  play: async ({ canvas, step }) => {
    await step('the focus moves with its record', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Note of Ana Diaz' }));
      await expect(await screen.findByText('Called Ana Diaz twice.')).toBeVisible();
      await swap(canvas, 'Reorder');
      await expect(screen.getByText('Called Ana Diaz twice.')).toBeVisible();
    });
    await step('when the record is removed, the scroll area has the focus', async () => {
      await swap(canvas, 'Page');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(screen.queryByText(/^Called/)).toBeNull();
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
      await userEvent.click(await screen.findByText('Called Ben Cole twice.'));
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
