import { request } from 'node:http';
import { expect, it } from 'vitest';
import { findSession } from '../session/store.ts';
import type { Caller } from '../testing/testApp.ts';
import { importTenants } from './importTenants.ts';
import { importSuite } from './testing/importSuite.ts';
import { sampleOf } from './testing/samples.ts';
import { uploadBody, uploadRequest } from './testing/uploadForm.ts';

const suite = importSuite();

const forty = () => sampleOf('syrasoft').files({ count: 40, facility: suite.site.prime });

/** Imports forty tenants in this process. */
async function importForty({
  caller = suite.monitor,
  signal = new AbortController().signal,
  onStaged = () => {},
  onOpen = async () => {},
}: {
  caller?: Caller;
  signal?: AbortSignal;
  /** Called in the transaction. */
  onStaged?: () => void;
  /** Called before the files are read. */
  onOpen?: () => Promise<unknown>;
}) {
  const { rent_roll = Buffer.of() } = await forty();
  const now = () => {
    onStaged();
    return suite.server.clock.now();
  };
  const { db, engine } = suite.server.app;
  const session = await findSession(db, 'token_hash', caller.token, suite.server.clock.now());
  if (!session) throw new Error('no session');
  return importTenants(
    { db, engine, clock: { ...suite.server.clock, now } },
    {
      form: {
        software: 'syrasoft',
        async open() {
          await onOpen();
          return new Map([['rent_roll', new Uint8Array(rent_roll)]]);
        },
        close: async () => {},
        facilityNumber: undefined,
        preview: false,
        softwareConfirmed: false,
        facilitiesConfirmed: false,
        tenantsConfirmed: true,
        choices: [],
        columns: [],
      },
      session,
      signal,
    },
  );
}

async function expectNothingStored() {
  expect(await suite.tenants()).toEqual([]);
  expect(await suite.facility()).toMatchObject({ software: null, upload_count: 0 });
}

// IMP-9
it('stores nothing of an import that is cancelled while it runs', async () => {
  const calledOff = new AbortController();
  const onStaged = () => calledOff.abort(new Error('called off'));
  await expect(importForty({ signal: calledOff.signal, onStaged })).rejects.toThrow('called off');
  await expectNothingStored();
  expect(await importForty({})).toMatchObject({ insert_count: 40 });
});

// IMP-42
it('stores nothing of an import whose session ends meanwhile', async () => {
  const caller = await suite.server.signIn('monitor');
  const sessions = suite.server.db.deleteFrom('sessions').where('user_id', '=', caller.userId);
  const importing = importForty({ caller, onOpen: () => sessions.execute() });
  await expect(importing).rejects.toMatchObject({ status: 401 });
  await expectNothingStored();
});

// IMP-9
it('cancels the import when the client disconnects', async () => {
  const files = await forty();
  const address = await suite.server.app.listen({ port: 0, host: '127.0.0.1' });
  const sender = request(`${address}${uploadRequest.url}`, {
    method: uploadRequest.method,
    headers: { ...uploadRequest.headers, 'x-authorization': suite.monitor.token },
  });
  sender.once('error', () => {});
  const hungUp = new Promise((resolve) => sender.once('close', resolve));
  // The form has arrived completely, and the answer is pending.
  suite.server.app.server.once('request', (received) => {
    received.once('end', () => sender.destroy());
  });
  sender.end(uploadBody({ software: 'syrasoft', files }));
  await hungUp;
  // If the first import were stored, this one would find its tenants.
  expect(await suite.imported(files)).toMatchObject({ insert_count: 40, active_tenants_count: 0 });
});
