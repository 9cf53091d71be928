import { ConfirmProvider, ToastProvider } from '@audit-letters/ui';
import { driveDialog, drivePagination, driveTable } from '@audit-letters/ui/testing';
import { screen, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { Tenants } from './examples/Tenants.js';

const resident = {
  address: '12 Mill Road',
  city: 'Dover',
  state: 'DE',
  zip_code: '19901',
  facility_id: 7,
  facility_number: 'D-1042',
  status: null,
};
const people = [
  { id: 1, first_name: 'Ana', last_name: 'Ruiz' },
  { id: 2, first_name: 'Ben', last_name: 'Okoye' },
].map((person) => ({ ...person, ...resident }));

/** The calls in the order in which the server receives them. */
const received: string[] = [];

/** A server with two pages of tenants. */
globalThis.fetch = async (input, init) => {
  const { pathname, search, searchParams } = new URL(String(input), location.href);
  const sent = init?.body ? ` ${init.body}` : '';
  received.push(`${init?.method} ${pathname}${search}${sent}`);
  if (pathname !== '/api/tenants') return Response.json([]);
  const name = searchParams.get('name') ?? '';
  return Response.json({
    data: people.filter(({ first_name }) => first_name.startsWith(name)),
    pagination: { current_page: Number(searchParams.get('page')), last_page: 2, total: 102 },
  });
};

/** Pages, sorts, searches and saves a status in the example. Returns the calls of the server. */
export async function connected(): Promise<string[]> {
  const user = userEvent.setup();
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  root.render(
    <ToastProvider>
      <ConfirmProvider>
        <Tenants />
      </ConfirmProvider>
    </ToastProvider>,
  );
  const table = driveTable(container, { user, name: 'Tenants' });
  const rows = (...names: string[]) =>
    waitFor(() => {
      if (table.loading() || table.rows().join() !== names.join())
        throw new Error(`${table.rows()}`);
    });

  await rows('Ana Ruiz', 'Ben Okoye');
  await drivePagination(container, { user }).go('next');
  await rows('Ana Ruiz', 'Ben Okoye');
  await table.sort('Name');
  await rows('Ana Ruiz', 'Ben Okoye');
  await user.type(screen.getByLabelText('Name'), 'Ben{Enter}');
  await rows('Ben Okoye');
  await table.row('Ben Okoye').press('Edit status of Ben Okoye');
  const dialog = driveDialog({ user, name: 'Status of Ben Okoye' });
  await dialog.opened();
  await user.click(screen.getByLabelText('Moved Out'));
  await dialog.press('Save');
  await dialog.closed();
  await rows('Ben Okoye');
  root.unmount();
  return received;
}
