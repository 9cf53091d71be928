import { request } from 'node:http';
import { expect, it } from 'vitest';
import { importTenants } from './importTenants.ts';
import { importSuite } from './testing/importSuite.ts';
import { sampleOf } from './testing/samples.ts';
import { imported, uploadBody, uploadRequest } from './testing/uploadForm.ts';

const suite = importSuite();

// IMP-9, IMP-24
it('stores nothing of an import that is cancelled while it runs', async () => {
  const { software, files } = sampleOf('syrasoft');
  const { rent_roll = Buffer.of() } = await files({ count: 40, facility: suite.site.prime });
  const calledOff = new AbortController();
  const { signal } = calledOff;
  // The clock is first read when the rows are staged.
  const now = () => {
    calledOff.abort();
    return suite.server.clock.now();
  };
  const { db, engine, giveUp, holds } = suite.server.app;
  const importing = importTenants(
    { db, engine, giveUp, holds, clock: { ...suite.server.clock, now } },
    {
      form: {
        software: 'syrasoft',
        open: async () => ({
          software: 'syrasoft',
          files: { rent_roll: new Uint8Array(rent_roll) },
        }),
        close: async () => {},
        facilityNumber: undefined,
        preview: false,
        softwareConfirmed: false,
        facilitiesConfirmed: false,
        asksAboutTenants: false,
      },
      userId: suite.monitor.userId,
      signal,
    },
  );
  await expect(importing).rejects.toThrow('cancelled');
  expect([signal.aborted, await suite.tenants()]).toEqual([true, []]);
  expect(await suite.facility()).toMatchObject({ software: null, upload_count: 0 });
  expect(await imported(suite.monitor, { software, files: { rent_roll } })).toMatchObject({
    insert_count: 40,
  });
});

// IMP-24
it('cancels the import when the client disconnects', async () => {
  const { software, files } = sampleOf('syrasoft');
  const form = { software, files: await files({ count: 40, facility: suite.site.prime }) };
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
  sender.end(uploadBody(form));
  await hungUp;
  // If the first import were stored, this one would find its tenants.
  expect(await imported(suite.monitor, form)).toMatchObject({
    insert_count: 40,
    active_tenants_count: 0,
  });
  expect(await suite.tenants()).toHaveLength(40);
});
