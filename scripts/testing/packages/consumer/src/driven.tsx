import { ToastProvider, useToasts } from '@audit-letters/ui';
import { Button } from '@audit-letters/ui/button';
import { DataTable, type DataTableColumn } from '@audit-letters/ui/data-table';
import { DateField } from '@audit-letters/ui/date-field';
import { type Day, parseDay } from '@audit-letters/ui/day';
import { Dialog } from '@audit-letters/ui/dialog';
import { Menu } from '@audit-letters/ui/menu';
import { type Selection, selectIds } from '@audit-letters/ui/selection';
import { Tabs } from '@audit-letters/ui/tabs';
import {
  type DriverUser,
  driveDateField,
  driveDialog,
  driveMenu,
  driveTable,
  driveTabs,
  driveToasts,
} from '@audit-letters/ui/testing';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Unit {
  id: number;
  name: string;
  square: number;
}

const columns: DataTableColumn<Unit>[] = [
  { accessorKey: 'name', header: 'Unit', meta: { rowHeader: true } },
  { accessorKey: 'square', header: 'Square feet' },
];
const units: Unit[] = [
  { id: 1, name: 'A-101', square: 100 },
  { id: 2, name: 'B-204', square: 225 },
];
const getId = ({ id }: Unit) => id;
const getName = ({ name }: Unit) => name;

function Units() {
  const [selection, setSelection] = useState<Selection<number>>(selectIds([]));
  const [free, setFree] = useState<Day | null>(null);
  const [asked, setAsked] = useState(false);
  const toasts = useToasts();
  return (
    <>
      <DataTable
        label="Units"
        columns={columns}
        rows={units}
        getRowId={getId}
        getRowLabel={getName}
        emptyText="No units."
        renderDetail={getName}
        selection={selection}
        onSelectionChange={({ selection }) => setSelection(selection)}
      />
      <DateField
        label="Free from"
        format="MM/dd/yyyy"
        today={parseDay('2026-11-20') ?? ('2026-11-20' as Day)}
        value={free}
        onValueChange={({ value }) => setFree(value)}
      />
      <Menu
        trigger={<Button>Actions</Button>}
        items={[{ label: 'Rent', onSelect: () => setAsked(true) }]}
      />
      <Dialog
        title="Rent it?"
        open={asked}
        onOpenChange={({ open }) => setAsked(open)}
        footer={({ close }) => (
          <Button
            onClick={() => {
              toasts.show({ title: 'Rented.' });
              close();
            }}
          >
            Rent
          </Button>
        )}
      />
      <Tabs
        label="Unit"
        items={[
          { value: 'tenant', label: 'Tenant', content: 'Nobody.' },
          { value: 'charges', label: 'Charges', content: 'None.' },
        ]}
      />
    </>
  );
}

/** A test of this app with the drivers. Returns the observed texts. */
async function rentAUnit(user: DriverUser | undefined): Promise<unknown> {
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  root.render(
    <ToastProvider duration={60_000}>
      <Units />
    </ToastProvider>,
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  const options = user ? { user } : {};
  const table = driveTable(container, { ...options, name: 'Units' });
  const date = driveDateField(container, options);
  const dialog = driveDialog({ ...options, name: 'Rent it?' });
  const tabs = driveTabs(container, options);

  await table.row('B-204').select();
  await table.row('A-101').open();
  await date.fill('02/31/2026');
  const cleared = date.cleared();
  await date.fill('12/01/2026');
  await driveMenu(container, options).choose('Rent');
  await dialog.opened();
  await dialog.press('Rent');
  await dialog.closed();
  await driveToasts(options).shown('Rented.');
  await tabs.choose('Charges');
  const seen = [
    table.row('B-204').cell('Square feet'),
    table.selected(),
    table.row('A-101').opened(),
    cleared,
    date.text(),
    tabs.panel().textContent,
  ];
  root.unmount();
  container.remove();
  return seen;
}

export const driven = async () => [await rentAUnit(undefined), await rentAUnit(userEvent.setup())];
