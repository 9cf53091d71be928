import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../button/index.ts';
import { Dialog } from '../../dialog/index.ts';
import { Popover } from '../../popover/index.ts';
import { noSelection, selectIds } from '../../selection/index.ts';
import {
  actionsOf,
  DataTable,
  type DataTableColumn,
  type TableKeys,
  TableKeysContext,
} from '../index.ts';

interface Person {
  id: number;
  name: string;
}
interface PersonActions {
  edit: (person: Person) => void;
  editStatus: (person: Person) => void;
}

const people: readonly Person[] = [
  { id: 1, name: 'Ana' },
  { id: 2, name: 'Ben' },
];

const columns: readonly DataTableColumn<Person, PersonActions>[] = [
  { accessorKey: 'name', header: 'Name', meta: { rowHeader: true } },
  {
    id: 'actions',
    header: 'Actions',
    cell: ({ row: { original: person }, table }) => (
      <>
        <Button size="small" data-row-key="e" onClick={() => actionsOf(table).edit(person)}>
          Edit
        </Button>
        <Button size="small" data-row-key="s" onClick={() => actionsOf(table).editStatus(person)}>
          Status
        </Button>
      </>
    ),
  },
];

interface TableProps extends PersonActions {
  keys: TableKeys;
  onSelectionChange: ComponentProps<typeof DataTable>['onSelectionChange'];
}

function Table({ keys, onSelectionChange, ...actions }: TableProps) {
  const filter = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <TableKeysContext value={keys}>
      <input ref={filter} aria-label="Filter" />
      <Button onClick={() => setOpen(true)}>Open</Button>
      <DataTable<Person, number, PersonActions>
        label="People"
        columns={columns}
        rows={people}
        getRowId={({ id }) => id}
        getRowLabel={({ name }) => name}
        actions={actions}
        selection={noSelection}
        onSelectionChange={onSelectionChange}
        emptyText="No people."
        filterRef={filter}
      />
      <Dialog title="A dialog" open={open} onOpenChange={(change) => setOpen(change.open)} />
      <Popover label="More" trigger={<Button>More</Button>}>
        <Button>Inside</Button>
      </Popover>
    </TableKeysContext>
  );
}

const meta = {
  title: 'Widgets/Data/DataTable keyboard',
  component: Table,
  args: { keys: 'page', edit: fn(), editStatus: fn(), onSelectionChange: fn() },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (name: RegExp) => screen.getByRole('row', { name });

/** Arrow keys and Space stay. */
export const Off: Story = {
  args: { keys: 'off' },
  play: async ({ args }) => {
    await userEvent.keyboard('j');
    await expect(document.body).toHaveFocus();
    screen.getByRole('region', { name: 'People' }).focus();
    await userEvent.keyboard('{ArrowDown}je/x');
    await expect(row(/Ana/)).toHaveFocus();
    await expect(args.edit).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ selection: selectIds([1]) });
  },
};

export const OnThePage: Story = {
  tags: ['journey'],
  play: async ({ args, step }) => {
    await step('j begins at the first row, wherever the focus is', async () => {
      await userEvent.keyboard('j');
      await expect(row(/Ana/)).toHaveFocus();
      await userEvent.keyboard('j');
      await expect(row(/Ben/)).toHaveFocus();
    });
    await step('x selects, e and s press the marked controls of the row', async () => {
      await userEvent.keyboard('x');
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ selection: selectIds([2]) });
      await userEvent.keyboard('e');
      await expect(args.edit).toHaveBeenCalledWith(people[1]);
      await userEvent.keyboard('s');
      await expect(args.editStatus).toHaveBeenCalledWith(people[1]);
    });
    await step('/ focuses the filter, where all keys are text', async () => {
      await userEvent.keyboard('/');
      await expect(screen.getByLabelText('Filter')).toHaveFocus();
      await userEvent.keyboard('jxes/');
      await expect(screen.getByLabelText('Filter')).toHaveValue('jxes/');
    });
    await step('no key works while a dialog is open', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Open' }));
      await screen.findByRole('dialog');
      await userEvent.keyboard('j/');
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('nor while the focus is in a popover', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'More' }));
      const inside = await screen.findByRole('button', { name: 'Inside' });
      await waitFor(() => expect(inside).toHaveFocus());
      await userEvent.keyboard('j/');
      await expect(inside).toHaveFocus();
    });
  },
};
