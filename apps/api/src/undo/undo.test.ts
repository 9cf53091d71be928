import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { erasePerson } from '../backup/person.ts';
import { removeOldFiles, removeOldRows } from '../startup/housekeeping.ts';
import { addFacility, addTenant } from '../testing/seed.ts';
import { addAccount } from '../testing/seedAccount.ts';
import { type Caller, expectAnswer, type TestResponse, testApp } from '../testing/testApp.ts';

const DAY_MS = 86_400_000;
let admin: Caller;
let monitor: Caller;
let facilityId: number;
let facilityNumber: string;
let serial = 0;
const test = await testApp();
beforeEach(async () => {
  serial += 1;
  admin = await test.signIn('admin');
  monitor = await test.signIn('monitor');
  facilityNumber = `U-${serial}`;
  facilityId = await addFacility(test.db, {
    facility_number: facilityNumber,
    letter_effective_date: '2026-02-01',
  });
});

const add = (tenant: Parameters<typeof addTenant>[2] = {}) =>
  addTenant(test.db, facilityId, tenant);
const stored = (id: number) =>
  test.db.selectFrom('tenants').selectAll().where('id', '=', id).executeTakeFirst();

/** The number of the undo of a successful write. Later writes have a later moment. */
function undoOf(response: TestResponse): number {
  expect(response.statusCode).toBe(200);
  test.clock.advance(1000);
  return response.json().undo;
}
const undo = (id: number, caller = monitor) => caller.post(`/api/undo/${id}`);

const someWrites: Record<string, (id: number) => Promise<TestResponse>> = {
  'a status': (id) => monitor.post(`/api/tenants/${id}/status`, { status: 'opt_out' }),
  'an edit': (id) =>
    monitor.post(`/api/tenants/${id}`, {
      first_name: 'Bo',
      zip_code: '78702',
      units: 'B1,B2',
      untag: true,
      charge_confirmed: false,
    }),
  'a bulk change': (id) =>
    monitor.post('/api/tenants/bulk', { field: 'charge_applied', ids: `${id}`, value: 'false' }),
  'a reset': (id) => monitor.post('/api/tenants/reset', { ids: `${id}` }),
  'a deletion': (id) => monitor.delete('/api/tenants/bulk', { ids: `${id}` }),
  'confirmed move-outs': () =>
    monitor.post(`/api/facilities/${facilityId}/confirm-move-outs`, { move_out_tagged: true }),
};

// WIR-49, TEN-31
describe.each(Object.entries(someWrites))('the undo of %s', (_name, write) => {
  it('restores all values, once and only for its user', async () => {
    const id = await add({
      status: 'selected_coverage',
      coverage_id: 1,
      charge_applied: true,
      charge_applied_date: '2026-02-02',
      charge_confirmed_date: '2026-02-03',
      tagged_for_removal: true,
      // A wrong ZIP code of an import (TEN-112).
      zip_code: '7870',
      units: ['A1', 'A2'],
      note: 'Rang twice.',
    });
    const before = await stored(id);
    const number = undoOf(await write(id));
    expect(await stored(id)).not.toEqual(before);
    expect((await undo(number, admin)).statusCode).toBe(404);
    expect((await undo(number)).statusCode).toBe(200);
    expect(await stored(id)).toEqual({ ...before, updated_at: expect.any(Date) });
    expect((await undo(number)).statusCode).toBe(404);
  });
});

describe('an undo', () => {
  it('is refused with the names of the tenant and of the user who has changed it since', async () => {
    const ids = [await add({ first_name: 'Ana', last_name: 'Ortiz', unit: 'A01' }), await add()];
    const set = (value: string, caller = monitor) =>
      caller.post('/api/tenants/bulk', { field: 'status', ids: ids.join(), value });
    const number = undoOf(await set('opt_out'));
    await admin.post('/api/update-profile', { real_name: 'Pat Lee' });
    undoOf(await admin.post(`/api/tenants/${ids[0]}/status`, { status: 'bad_address' }));
    const sentence = 'Ana Ortiz (A01) has changed since, by Pat Lee. Nothing was undone.';
    expectAnswer(await undo(number), 409, sentence);
    undoOf(await set('provide_proof', admin));
    expect((await undo(number)).json().data).toBe(
      'Ana Ortiz (A01) and 1 other have changed since, the first by Pat Lee. Nothing was undone.',
    );
    expect((await stored(ids[1] ?? 0))?.status).toBe('provide_proof');
    undoOf(await admin.delete('/api/tenants/bulk', { ids: ids.join() }));
    expect((await undo(number)).statusCode).toBe(409);
  });

  it('keeps what others have changed in other fields', async () => {
    const id = await add();
    const number = undoOf(await monitor.post(`/api/tenants/${id}/status`, { status: 'opt_out' }));
    undoOf(await admin.post(`/api/tenants/${id}`, { monitor_note: 'Called.' }));
    expect((await undo(number)).statusCode).toBe(200);
    expect(await stored(id)).toMatchObject({ status: null, monitor_note: 'Called.' });
  });

  // TEN-154
  it('of an answer or a charge is refused after a welcome letter, until it is withdrawn', async () => {
    const id = await add({ first_name: 'Ana', last_name: 'Ortiz', unit: 'A01' });
    const url = `/api/tenants/${id}`;
    const number = undoOf(await monitor.post(url, { coverage_id: 1, charge_confirmed: true }));
    const note = undoOf(await monitor.post(url, { monitor_note: 'Rang.' }));
    const letter = await monitor.get(`/api/facilities/${facilityId}/generate-letters`, {
      letter_type: 'welcome',
    });
    test.clock.advance(1000);
    const lettered = await stored(id);
    expectAnswer(
      await undo(number),
      409,
      'The welcome letter of Ana Ortiz (A01) has been made since. Withdraw it first if it is not mailed, or change the tenant. Nothing was undone.',
    );
    expect(await stored(id)).toEqual(lettered);
    expect((await undo(note)).statusCode).toBe(200);
    const later = undoOf(await monitor.post(`${url}/status`, { status: 'opt_out' }));
    expect((await undo(later)).statusCode).toBe(200);
    await monitor.delete(`/api/letter-batches/${letter.json().file_name}/tenants/${id}`);
    expect((await undo(number)).statusCode).toBe(200);
    expect(await stored(id)).toMatchObject({ status: null, coverage_id: null });
  });

  it('is not answered for a write that changes nothing', async () => {
    const id = await add();
    const response = await monitor.post(`/api/tenants/${id}/status`, { status: 'no_response' });
    expect(response.json()).toEqual({});
  });

  it('ends after 30 days, and its records are deleted', async () => {
    const number = undoOf(await monitor.delete('/api/tenants/bulk', { ids: `${await add()}` }));
    test.clock.advance(30 * DAY_MS);
    monitor = await test.signIn({ userId: monitor.userId });
    expect((await undo(number)).statusCode).toBe(404);
    await removeOldRows(test.app);
    const rows = test.db.selectFrom('undo_rows').select('undo_id').where('undo_id', '=', number);
    expect(await rows.execute()).toEqual([]);
  });
});

describe("a manager's undo", () => {
  let manager: Caller;
  beforeEach(async () => {
    manager = await test.signIn('manager', { facilityId });
  });

  // TEN-48
  it('of tags ends with the tagging', async () => {
    const number = undoOf(
      await manager.post('/api/managers/tag-tenants', { ids: `${await add()}` }),
    );
    await manager.post('/api/managers/confirm-tagging-complete');
    expect((await undo(number, manager)).statusCode).toBe(422);
  });

  // TEN-2
  it('is refused after a welcome letter, and names no other user', async () => {
    const id = await add();
    const answer = () => manager.post('/api/managers/update-tenant', { id, status: 'opt_out' });
    const number = undoOf(await answer());
    await test.db
      .updateTable('tenants')
      .set({ welcome_letter_sent_date: '2026-03-01' })
      .where('id', '=', id)
      .execute();
    expect((await undo(number, manager)).statusCode).toBe(422);
    const other = await add();
    const next = undoOf(
      await manager.post('/api/managers/update-tenant', { id: other, status: 'opt_out' }),
    );
    undoOf(await admin.post(`/api/tenants/${other}/status`, { status: 'provide_proof' }));
    expect((await undo(next, manager)).json().data).toMatch(/has changed since\. Nothing/);
  });

  it('reaches only the present facility', async () => {
    const id = await add();
    const number = undoOf(
      await manager.post('/api/managers/update-tenant', { id, status: 'opt_out' }),
    );
    await test.db
      .updateTable('users')
      .set({ facility_id: await addFacility(test.db) })
      .where('id', '=', manager.userId)
      .execute();
    manager = await test.signIn({ userId: manager.userId });
    expect((await undo(number, manager)).statusCode).toBe(404);
  });
});

// WIR-49, FAC-32
it('the undo of an edited facility restores its values, the welcome date that was set with them, and was_prime', async () => {
  const url = `/api/facilities/${facilityId}`;
  const prime = { is_prime: true, prime_site_id: `P-${serial}` };
  await monitor.post(url, { ...prime, welcome_letter_send_date: null });
  const before = await test.facility(facilityId);
  const number = undoOf(await monitor.post(url, { is_prime: false, note: 'Ring twice.' }));
  expect(await test.facility(facilityId)).toMatchObject({
    was_prime: true,
    welcome_letter_send_date: '2026-02-01',
  });
  expect((await undo(number)).statusCode).toBe(200);
  expect(await test.facility(facilityId)).toEqual({ ...before, updated_at: expect.any(Date) });
});

describe('the undo of mail dates', () => {
  const generate = async () => {
    const url = `/api/facilities/${facilityId}/generate-letters`;
    return (await monitor.get(url, { letter_type: 'initial' })).json().file_name;
  };
  const mailing = async () => ({
    batches: await test.db
      .selectFrom('letter_batches')
      .select('mail_time')
      .where('facility_id', '=', facilityId)
      .execute(),
    facility: await test.db
      .selectFrom('facilities')
      .select('initial_letter_sent_date')
      .where('id', '=', facilityId)
      .execute(),
  });

  // WIR-49, FAC-36
  it.each(['the mark of a batch', 'an entered sent date'])('restores %s', async (what) => {
    await add();
    const filename = await generate();
    const before = await mailing();
    const day = test.clock.today();
    const number = undoOf(
      what === 'an entered sent date'
        ? await monitor.post(`/api/facilities/${facilityId}`, { initial_letter_sent_date: day })
        : await monitor.post('/api/letter-batches/mailed', {
            filenames: [filename],
            mailed_on: day,
          }),
    );
    expect(await mailing()).not.toEqual(before);
    expect((await undo(number)).statusCode).toBe(200);
    expect(await mailing()).toEqual(before);
  });
});

// WIR-49: what is deleted or changed with a facility or an account comes back with it.
it('records every table with a reference to what can be deleted', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confdeltype in ('c', 'n') and not exists (
      select from pg_trigger where tgrelid = conrelid and tgfoid = 'record_undo'::regproc
    ) order by 1
  `.execute(test.db);
  expect(rows.map(({ name }) => name)).toEqual([
    'deleted_tenants',
    'factors',
    // Of files whose rows are only deleted 30 days later.
    'file_chunks',
    'sessions',
    // Triggers count the tenants again.
    'tenant_counts',
    'undos',
  ]);
});

// FAC-21
describe('the undo of a deleted facility', () => {
  /** The facility with all that a deletion takes away, and the retired facilities. */
  const stored = async () => {
    const parts = [
      ...['tenants', 'letter_batches', 'letter_batch_tenants', 'files', 'put_away_work'],
      ...['archived_tenants', 'archived_periods', 'tenant_counts'],
    ].map(async (table) => {
      const { rows } = await sql<{ row: Record<string, unknown> }>`
        select to_jsonb(each) as row from ${sql.table(table)} as each
        where facility_id = ${facilityId} order by row
      `.execute(test.db);
      return [table, rows.filter(({ row }) => row.tenants !== 0)];
    });
    const retired = await test.db.selectFrom('retired_facilities').selectAll().execute();
    return [await test.facility(facilityId), retired, ...(await Promise.all(parts))];
  };
  const remove = () => monitor.delete(`/api/facilities/${facilityId}`);

  async function withPastAndLetters(username: string) {
    await addAccount(test, username, 'first-password', {
      facility_id: facilityId,
      has_changed_password: true,
    });
    await add();
    await monitor.post(`/api/facility-archives/${facilityId}/execute`, { skip_letter_dates: true });
    await add({ status: 'opt_out' });
    const ready = await add({ state: 'TX' });
    await test.db
      .insertInto('put_away_work')
      .values({
        facility_id: facilityId,
        kind: 'letters',
        letter_type: 'follow_up',
        tenant_ids: [ready],
        reason: 'They were called.',
        put_away_at: test.clock.now(),
      })
      .execute();
    const letters = await monitor.get(`/api/facilities/${facilityId}/generate-letters`, {
      letter_type: 'initial',
    });
    await add({ state: 'TX' });
    await monitor.get('/api/facilities/state/TX/generate-letters', { letter_type: 'initial' });
    return letters.json().file_name;
  }

  it('restores tenants, letters, files, archives and its account, which signs in as before', async () => {
    const username = `boss-${serial}`;
    const filename = await withPastAndLetters(username);
    const before = await stored();
    const number = undoOf(await remove());
    const download = `/api/facilities/download-letters/${filename}`;
    expect((await monitor.get(download)).statusCode).toBe(404);
    expect((await undo(number)).statusCode).toBe(200);
    expect(await stored()).toEqual(before);
    expect((await monitor.get(download)).statusCode).toBe(200);
    const login = { username, password: 'first-password' };
    expect((await test.anyone.post('/api/login', login)).json()).toMatchObject({
      user: { facility_id: facilityId },
    });
    const account = test.db.selectFrom('users').select('original_password');
    expect(await account.where('username', '=', username).execute()).toEqual([
      { original_password: null },
    ]);
    const { events } = (await monitor.get(`/api/facilities/${facilityId}/overview`)).json();
    expect(events[0]).toMatchObject({ kind: 'restored' });
  });

  it.each(['batch', 'letter'])(
    'restores it when a %s of the state was taken back',
    async (taken) => {
      const id = await add({ state: 'TX' });
      const letters = { letter_type: 'initial' };
      const { file_name } = (
        await monitor.get('/api/facilities/state/TX/generate-letters', letters)
      ).json();
      const number = undoOf(await remove());
      const letter = taken === 'letter' ? `/tenants/${id}` : '';
      const answer = await monitor.delete(`/api/letter-batches/${file_name}${letter}`);
      expect(answer.statusCode).toBe(200);
      expect((await undo(number)).statusCode).toBe(200);
      const restored = (await monitor.get(`/api/tenants/${id}/overview`)).json();
      expect(restored).toMatchObject({ tenant: { initial_letter_sent_date: null }, letters: [] });
    },
  );

  it('is for its user and for admins, to whom the retired facilities name it', async () => {
    const number = undoOf(await remove());
    const other = await test.signIn('monitor');
    const named = async (caller: Caller) =>
      (await caller.get('/api/retired-facilities')).json().data.data[0].undo;
    expect([await named(other), await named(admin)]).toEqual([undefined, number]);
    expect((await undo(number, other)).statusCode).toBe(404);
    expect((await undo(number, admin)).statusCode).toBe(200);
  });

  it('is not offered once a tenant was erased', async () => {
    await add({ first_name: 'Vera', last_name: `Gone${serial}` });
    const number = undoOf(await remove());
    const eraser = { now: test.clock.now(), by: 'root' };
    await erasePerson(test.db, eraser, `Vera Gone${serial}`, facilityNumber);
    const retired = (await admin.get('/api/retired-facilities')).json().data.data;
    expect(retired[0]).toMatchObject({ facility_number: facilityNumber, undo: null });
    expect((await undo(number, admin)).statusCode).toBe(409);
  });

  it('is refused when its number or the user name is taken meanwhile', async () => {
    await addAccount(test, `taken-${serial}`, 'first-password', { facility_id: facilityId });
    const number = undoOf(await remove());
    const other = await addFacility(test.db, { facility_number: facilityNumber });
    const sentence = 'Another facility has the Facility Number by now. Nothing was undone.';
    expectAnswer(await undo(number), 409, sentence);
    await admin.post(`/api/facilities/${other}`, { facility_number: `O-${serial}` });
    await addAccount(test, `taken-${serial}`, 'first-password');
    expect((await undo(number)).json().data).toMatch(/^Another user has the manager's user name/);
  });

  it('ends with its files after 30 days', async () => {
    await withPastAndLetters(`late-${serial}`);
    const files = () =>
      test.db.selectFrom('files').select('id').where('kind', '=', 'deleted').execute();
    undoOf(await remove());
    expect(await files()).not.toEqual([]);
    test.clock.advance(30 * DAY_MS);
    await removeOldFiles(test.app);
    expect(await files()).toEqual([]);
  });
});
