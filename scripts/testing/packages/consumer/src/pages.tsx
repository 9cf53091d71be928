import { ConfirmProvider, ToastProvider } from '@audit-letters/ui';
import { driveTable, driveToasts } from '@audit-letters/ui/testing';
import { screen, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { fakeFetch } from './examples/fakeServer.js';
import { EntriesOfTheLastSession, makeClient } from './examples/LastSession.js';
import { ManagedTenants, Tenants } from './examples/Tenants.js';

const user = userEvent.setup();

/** The calls that change something, and the exports. */
const received: string[] = [];
globalThis.fetch = async (address, init) => {
  const isRead = init?.method === 'GET' && !/exports/.test(String(address));
  if (!isRead) received.push(`${init?.method} ${address}${init?.body ? ` ${init.body}` : ''}`);
  return fakeFetch(address, init);
};

function show(page: ReactNode) {
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  root.render(
    <ToastProvider duration={60_000}>
      <ConfirmProvider>{page}</ConfirmProvider>
    </ToastProvider>,
  );
  return {
    container,
    close() {
      root.unmount();
      container.remove();
    },
  };
}

/** The page of staff: deletes a tenant and restores it. Returns the calls of the server. */
export async function ofStaff(): Promise<string[]> {
  const { container } = show(<Tenants />);
  const table = driveTable(container, { user, name: 'Tenants' });
  await waitFor(() => table.row('Ana Ruiz Incomplete address').select());
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, delete 1 tenant' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await driveToasts({ user }).shown('1 tenant restored.');
  return received;
}

/** The page of a manager: answers for a tenant and exports the list. Returns the calls of the server. */
export async function ofManagers(): Promise<string[]> {
  const manager = { id: 5, username: 'ana', facility_id: 7 };
  const account = { real_name: null, email: '', is_admin: false, is_monitor: false };
  show(<ManagedTenants user={{ ...manager, ...account, has_changed_password: true }} />);
  await user.click(await screen.findByRole('button', { name: 'Next without an answer' }));
  await user.click(await screen.findByRole('button', { name: 'Opted Out' }));
  await screen.findByText('Ana Ruiz: Opted Out');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => {
    if (received.length < 2) throw new Error('Nothing is exported.');
  });
  return received;
}

/** Ends a session while a form is open, with further calls after it. Returns the entry after the next login. */
export async function afterLogin(): Promise<string> {
  globalThis.fetch = async () =>
    Response.json({ data: 'Sign in.' }, { status: 401, headers: { 'x-token-gone': '1' } });
  sessionStorage.setItem('token', 'T');
  const { facilities } = makeClient(() => undefined);
  const first = show(
    <>
      <EntriesOfTheLastSession />
      <form>
        <label>
          City <input />
        </label>
      </form>
    </>,
  );
  await user.type(await screen.findByLabelText('City'), 'Dover');
  const call = () => facilities.managed().catch(() => undefined);
  await call();
  first.close();
  await call();
  show(<EntriesOfTheLastSession />);
  return (await screen.findByLabelText<HTMLInputElement>('City')).value;
}
