import { randomUUID } from 'node:crypto';
import type { Day, DueItem, LetterQuestion } from '@audit-letters/api-client/contract';
import type { Insertable } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Tables } from '../database/schema.ts';
import { addFacility, addTenant, addUser } from '../testing/seed.ts';
import { type Caller, testApp } from '../testing/testApp.ts';

const test = await testApp();
const db = test.db;
const monitor = await test.signIn('monitor');
beforeEach(async () => {
  for (const table of ['imports', 'letter_batches', 'facilities'] as const) {
    await db.deleteFrom(table).execute();
  }
  // Other tests leave accounts that nobody has used.
  await db.updateTable('users').set({ last_active_at: test.clock.now() }).execute();
});

const coverage = await db.selectFrom('coverages').select('id').executeTakeFirstOrThrow();
const covered = { status: 'selected_coverage', coverage_id: coverage.id } as const;

// Today is 2026-03-10.
const later = {
  initial_letter_send_date: '2026-05-01',
  follow_up_letter_send_date: '2026-06-01',
  letter_effective_date: '2026-07-01',
};

/** A facility with dates that are far away, and one tenant. */
async function addQuiet(facility_number: string, facility = {}, tenant = {}) {
  const id = await addFacility(db, { facility_number, ...later, ...facility });
  await addTenant(db, id, tenant);
  return id;
}

/** A batch of 9 March with twelve letters. */
async function addBatch(batch: Partial<Insertable<Tables['letter_batches']>>) {
  const key = randomUUID();
  const file = { display_name: 'a.pdf', media_type: 'text/plain', size: 0, sha256: '' };
  const { id: file_id } = await db
    .insertInto('files')
    .values({ name: key, kind: 'letters', ...file })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('letter_batches')
    .values({
      letter_type: 'initial',
      tenant_count: 12,
      file_id,
      request_key: key,
      save_time: new Date('2026-03-09T15:00:00Z'),
      day: '2026-03-09',
      filename: key,
      ...batch,
    })
    .execute();
}

async function due(): Promise<DueItem[]> {
  const answer = await monitor.get('/api/due');
  expect(answer.statusCode).toBe(200);
  return answer.json().items;
}
const inShort = (items: DueItem[]) =>
  items.map(({ kind, letter_type, day, late, facility_number, count }) =>
    [kind, letter_type, day, late && 'late', facility_number, count].filter(Boolean).join(' '),
  );
const dueInShort = async () => inShort(await due());

it('is empty when nothing is due', async () => {
  await addQuiet('D-quiet');
  expect((await monitor.get('/api/due')).json()).toEqual({
    today: '2026-03-10',
    total: 0,
    items: [],
    put_away: [],
    states: [{ state: 'TX', facilities: 1, initial: 0, follow_up: 0, welcome: 0 }],
  });
});

// DUE-2, DUE-4
describe('letters', () => {
  it('are due within seven days, and late after their day', async () => {
    const confirmed = { confirmed_no_move_outs_date: '2026-03-01' };
    const on = (initial_letter_send_date: string) => ({ initial_letter_send_date, ...confirmed });
    await addQuiet('D-late', on('2026-03-09'));
    await addQuiet('D-today', on('2026-03-10'));
    await addQuiet('D-week', on('2026-03-16'));
    await addQuiet('D-next', on('2026-03-17'));
    expect(await dueInShort()).toEqual([
      'letters initial 2026-03-09 late D-late 1',
      'letters initial 2026-03-10 D-today 1',
      'letters initial 2026-03-16 D-week 1',
    ]);
  });

  it('count the tenants who are ready for each letter', async () => {
    const sent = { initial_letter_sent_date: '2026-02-01' };
    const id = await addQuiet(
      'D-phases',
      {
        initial_letter_send_date: '2026-02-01',
        follow_up_letter_send_date: '2026-03-11',
        welcome_letter_send_date: '2026-03-12',
        ...sent,
      },
      sent,
    );
    await addTenant(db, id, sent);
    await addTenant(db, id, { ...sent, status: 'opt_out' });
    await addTenant(db, id, { ...sent, ...covered, charge_confirmed_date: '2026-03-01' });
    expect(await dueInShort()).toEqual([
      'letters follow_up 2026-03-11 D-phases 2',
      'letters welcome 2026-03-12 D-phases 1',
    ]);
  });

  it('are not due without a tenant to write to', async () => {
    const sent = { initial_letter_sent_date: '2026-03-09' };
    await addQuiet('D-done', { initial_letter_send_date: '2026-03-09', ...sent }, sent);
    expect(await dueInShort()).toEqual([]);
  });
});

// DUE-16
describe('tenants who cannot be mailed', () => {
  const dates = {
    initial_letter_send_date: '2026-03-09',
    confirmed_no_move_outs_date: '2026-03-01',
  };

  it('stay until their addresses and names are completed', async () => {
    const id = await addQuiet('D-rest', dates, { initial_letter_sent_date: '2026-03-09' });
    const incomplete = await addTenant(db, id, { zip_code: '' });
    const unprintable = await addTenant(db, id, { last_name: 'Ortiz 𒀀' });
    expect(await dueInShort()).toEqual([
      'addresses initial 2026-03-09 late D-rest 1',
      'names initial 2026-03-09 late D-rest 1',
    ]);
    await db
      .updateTable('tenants')
      .set({ zip_code: '78701', last_name: 'Ortiz' })
      .where('id', 'in', [incomplete, unprintable])
      .execute();
    expect(await dueInShort()).toEqual(['letters initial 2026-03-09 late D-rest 2']);
  });

  it('are not asked for when they have answered, are tagged or wait for a later letter', async () => {
    const id = await addQuiet('D-none', dates, {
      initial_letter_sent_date: '2026-03-09',
      city: '',
    });
    await addTenant(db, id, { zip_code: '', status: 'opt_out' });
    await addTenant(db, id, { zip_code: '', tagged_for_removal: true });
    await addTenant(db, id, { last_name: 'Ortiz 𒀀', status: 'moved_out' });
    expect(await dueInShort()).toEqual(['tagged 2026-03-07 late D-none 1']);
  });
});

// DUE-5
it('batches are due on the send date, at the earliest on their day, until their mail date is set', async () => {
  const id = await addQuiet('D-batch', { initial_letter_send_date: '2026-03-08' });
  await addBatch({ facility_id: id, facility_number: 'D-batch' });
  await addBatch({ state: 'TX' });
  await addBatch({ facility_id: id, mail_time: new Date('2026-03-10T15:00:00Z') });
  const dueBatches = async () => (await due()).filter(({ kind }) => kind === 'batch');
  const items = await dueBatches();
  expect(inShort(items)).toEqual([
    'batch initial 2026-03-09 late D-batch 12',
    'batch initial 2026-03-09 late 12',
  ]);
  expect(items.map(({ state, facility_id }) => [state, facility_id])).toEqual([
    [null, id],
    ['TX', null],
  ]);
  await db
    .updateTable('facilities')
    .set({ initial_letter_send_date: '2026-03-12' })
    .where('id', '=', id)
    .execute();
  expect(inShort(await dueBatches())).toEqual([
    'batch initial 2026-03-09 late 12',
    'batch initial 2026-03-12 D-batch 12',
  ]);
});

// DUE-6
describe('move-outs', () => {
  it('are due two days before the audit letter date until they are confirmed', async () => {
    const audit = { initial_letter_send_date: '2026-03-18' };
    await addQuiet('D-tag', audit, { tagged_for_removal: true });
    await addQuiet('D-over', { initial_letter_send_date: '2026-03-11' });
    await addQuiet('D-yes', { ...audit, confirmed_move_outs_date: '2026-03-01' });
    await addQuiet('D-no', { ...audit, confirmed_no_move_outs_date: '2026-03-01' });
    const sent = { initial_letter_sent_date: '2026-03-10' };
    await addQuiet('D-sent', { ...audit, ...sent }, sent);
    expect((await dueInShort()).filter((item) => item.startsWith('move_outs'))).toEqual([
      'move_outs 2026-03-09 late D-over',
      'move_outs 2026-03-16 D-tag 1',
    ]);
  });

  it('leave the tagged tenants after a confirmation, whose tags block the letters', async () => {
    const audit = { initial_letter_send_date: '2026-03-18' };
    const confirmed = { ...audit, confirmed_move_outs_date: '2026-03-01' };
    await addQuiet('D-tags', confirmed, { tagged_for_removal: true });
    expect(await dueInShort()).toEqual(['tagged 2026-03-16 D-tags 1']);
  });
});

// DUE-17
it('charges and payments are due for tenants with a coverage until they are connected and confirmed', async () => {
  const id = await addQuiet('D-cover', { letter_effective_date: '2026-03-09' }, covered);
  await addTenant(db, id, { ...covered, charge_apply_date: '2026-03-20' });
  await addTenant(db, id, { ...covered, tagged_for_removal: true });
  await addTenant(db, id, { ...covered, charge_confirmed_date: '2026-03-10' });
  const charged = { ...covered, charge_applied: true };
  await addTenant(db, id, charged);
  await addTenant(db, id, { ...charged, charge_confirmed_date: '2026-03-10' });
  expect((await dueInShort()).filter((item) => !item.startsWith('letters'))).toEqual([
    'charges 2026-03-09 late D-cover 2',
    'payments D-cover 1',
    'dates welcome D-cover 2',
  ]);
  const query = { facility_number: 'D-cover', waiting_for: 'charge' };
  const { data } = (await monitor.get('/api/tenants', query)).json();
  expect(data.filters[0]).toMatchObject({ key: 'all', count: 2 });
});

// DUE-22
it('charges are due to be disconnected when their tenants no longer have a coverage', async () => {
  const charged = { ...covered, charge_applied: true, charge_confirmed_date: '2026-03-09' as Day };
  const id = await addQuiet('D-charged', {}, { status: 'opt_out', tagged_for_removal: true });
  const tenant = await addTenant(db, id, charged);
  await addTenant(db, id, { charge_applied: true, status: 'moved_out' });
  const disconnections = async () =>
    (await dueInShort()).filter((item) => item.startsWith('disconnections'));
  expect(await disconnections()).toEqual([]);
  await monitor.post(`/api/tenants/${tenant}/status`, { status: 'opt_out' });
  expect(await disconnections()).toEqual(['disconnections D-charged 1']);
  const change = { ids: String(tenant), field: 'charge_applied', value: 'false' };
  expect((await monitor.post('/api/tenants/bulk', change)).statusCode).toBe(200);
  expect(await disconnections()).toEqual([]);
});

// DUE-7, DUE-8
it('facilities are listed without dates and without tenants', async () => {
  await addQuiet('D-dateless', { letter_effective_date: null });
  await addFacility(db, { facility_number: 'D-empty', ...later });
  await addFacility(db, { facility_number: 'D-new' });
  expect(await dueInShort()).toEqual([
    'dates D-dateless 1',
    'dates D-new',
    'tenants D-empty',
    'tenants D-new',
  ]);
});

// DUE-9
describe('imports', () => {
  const addImport = (facility_id: number | null, day: string, error_count: number) =>
    db
      .insertInto('imports')
      .values({
        facility_id,
        software: 'syrasoft',
        created_at: new Date(day),
        counts: JSON.stringify({ error_count }),
      })
      .execute();

  it('with errors are listed for a week, unless a later one replaces them', async () => {
    const wrong = await addQuiet('D-wrong');
    const mended = await addQuiet('D-mended');
    await addImport(wrong, '2026-03-02T15:00:00Z', 5);
    await addImport(wrong, '2026-03-10T04:30:00Z', 3);
    await addImport(mended, '2026-03-08T15:00:00Z', 3);
    await addImport(mended, '2026-03-09T15:00:00Z', 0);
    await addImport(null, '2026-03-07T15:00:00Z', 2);
    expect(await dueInShort()).toEqual(['import 2026-03-07 2', 'import 2026-03-09 D-wrong 3']);
  });

  it('with errors are not listed once their facilities are deleted', async () => {
    const deletedId = await addQuiet('D-gone');
    await addImport(deletedId, '2026-03-10T04:30:00Z', 3);
    const facilities = JSON.stringify([{ facility_id: deletedId, inserted: 1, active: 0 }]);
    await db.updateTable('imports').set({ facilities }).execute();
    expect(await dueInShort()).toEqual(['import 2026-03-09 D-gone 3']);
    await monitor.delete(`/api/facilities/${deletedId}`);
    expect(await dueInShort()).toEqual([]);
  });
});

// DUE-21
it('accounts are due until someone uses them, those of staff for admins only', async () => {
  await addQuiet('D-account');
  const admin = await test.signIn('admin');
  const use = db.updateTable('users').set({ last_active_at: test.clock.now() });
  await use.execute();
  const manager = await addUser(db);
  await addUser(db, { is_monitor: true });
  const seenBy = async (caller: Caller) => {
    const { items } = (await caller.get('/api/due')).json();
    const names = (await caller.get('/api/users', { unused: 'true' })).json();
    return [inShort(items), names.pagination.total];
  };
  expect(await seenBy(monitor)).toEqual([['accounts 1'], 1]);
  expect(await seenBy(admin)).toEqual([['accounts 2'], 2]);
  await use.where('id', '=', manager).execute();
  expect(await seenBy(monitor)).toEqual([[], 0]);
});

// LET-8
it('counts the ready letters of each state that are due within a week', async () => {
  const sent = { initial_letter_sent_date: '2026-02-01' };
  await addQuiet('D-one', { state: 'DE', initial_letter_send_date: '2026-03-12' });
  await addQuiet('D-two', { state: 'DE', follow_up_letter_send_date: '2026-03-01', ...sent }, sent);
  await addQuiet('D-later', { state: 'DE' });
  await addFacility(db, { facility_number: 'D-none', state: 'CA', ...later });
  expect((await monitor.get('/api/due')).json().states).toEqual([
    { state: 'CA', facilities: 1, initial: 0, follow_up: 0, welcome: 0 },
    { state: 'DE', facilities: 3, initial: 1, follow_up: 1, welcome: 0 },
  ]);
});

// DUE-2
it('lists the 200 earliest items and counts the others', async () => {
  for (let index = 0; index < 101; index += 1) {
    await addFacility(db, { facility_number: `D-many-${index}` });
  }
  const { total, items } = (await monitor.get('/api/due')).json();
  expect([total, items.length]).toEqual([202, 200]);
});

// DUE-23
describe('work that is put away', () => {
  const late = {
    initial_letter_send_date: '2026-01-07',
    confirmed_no_move_outs_date: '2026-01-01',
  };
  const letters = { kind: 'letters', letter_type: 'initial', reason: 'Its time is over.' };
  const putAway = (work: object) => monitor.post('/api/due/put-away', work);
  const listed = async () => {
    const { items, put_away } = (await monitor.get('/api/due')).json();
    return [inShort(items), inShort(put_away)];
  };

  it('is hidden for the tenants whom it counted, and shows again for later ones', async () => {
    const facility_id = await addQuiet('D-over', late);
    expect((await putAway({ ...letters, facility_id, count: 1 })).statusCode).toBe(200);
    expect(await listed()).toEqual([[], ['letters initial D-over 1']]);
    const { put_away } = (await monitor.get('/api/due')).json();
    expect(put_away).toEqual([
      {
        id: expect.any(Number),
        ...letters,
        facility_id,
        facility_number: 'D-over',
        account_name: expect.toBeOneOf([null, expect.any(String)]),
        count: 1,
        user: expect.any(String),
        at: '2026-03-10T15:00:00+00:00',
      },
    ]);
    await addTenant(db, facility_id);
    expect(await listed()).toEqual([
      ['letters initial 2026-01-07 late D-over 1'],
      ['letters initial D-over 1'],
    ]);
    expect((await putAway({ ...letters, facility_id, count: 1 })).statusCode).toBe(200);
    expect(await listed()).toEqual([[], ['letters initial D-over 1', 'letters initial D-over 1']]);
  });

  it('does not change readiness, counts and printing', async () => {
    const facility_id = await addQuiet('D-counts', late);
    const counts = async () => [
      (await monitor.get(`/api/facilities/${facility_id}/tenant-mailing-counts`)).json(),
      (await monitor.get('/api/due')).json().states,
    ];
    const before = await counts();
    await putAway({ ...letters, facility_id, count: 1 });
    expect(await counts()).toEqual(before);
    const print = `/api/facilities/${facility_id}/generate-letters?letter_type=initial`;
    const made = await monitor.get(print);
    expect(made.json().tenant_count).toBe(1);
    expect((await listed())[1]).toEqual([]);
  });

  it('comes back with one call', async () => {
    const facility_id = await addQuiet('D-back', late);
    await putAway({ ...letters, facility_id, count: 1 });
    const { put_away } = (await monitor.get('/api/due')).json();
    const back = () => monitor.delete(`/api/due/put-away/${put_away[0].id}`);
    expect((await back()).statusCode).toBe(200);
    expect(await listed()).toEqual([['letters initial 2026-01-07 late D-back 1'], []]);
    expect((await back()).statusCode).toBe(404);
  });

  it('is of one kind and one facility', async () => {
    const facility_id = await addQuiet('D-kinds', late);
    await addTenant(db, facility_id, { zip_code: '' });
    await addTenant(db, facility_id, { last_name: 'Ortiz 𒀀' });
    await addQuiet('D-kinds2', late);
    for (const kind of ['addresses', 'names']) {
      const { statusCode } = await putAway({ ...letters, kind, facility_id, count: 1 });
      expect(statusCode).toBe(200);
    }
    expect(await listed()).toEqual([
      ['letters initial 2026-01-07 late D-kinds 1', 'letters initial 2026-01-07 late D-kinds2 1'],
      ['names initial D-kinds 1', 'addresses initial D-kinds 1'],
    ]);
  });

  it('can be charges, whose day is that of the other tenants then', async () => {
    const tenant = { ...covered, initial_letter_sent_date: '2026-01-07' as Day };
    const dates = { ...late, letter_effective_date: '2026-02-01' };
    const facility_id = await addQuiet('D-charge', dates, tenant);
    await putAway({ facility_id, kind: 'charges', letter_type: null, count: 1, reason: 'Paid.' });
    expect(await listed()).toEqual([[], ['charges D-charge 1']]);
    await addTenant(db, facility_id, { ...tenant, charge_apply_date: '2026-03-01' });
    expect((await listed())[0]).toEqual(['charges 2026-03-01 late D-charge 1']);
  });

  it('is refused without a reason, and when the item counts other tenants by now', async () => {
    const facility_id = await addQuiet('D-stale', late);
    const refusal = async (work: object) => {
      const { statusCode, body } = await putAway({ ...letters, facility_id, count: 1, ...work });
      return [statusCode, body];
    };
    expect(await refusal({ reason: ' ' })).toEqual([422, expect.any(String)]);
    expect(await refusal({ count: 2 })).toEqual([
      409,
      expect.stringContaining('This work has changed since the page was loaded.'),
    ]);
    expect((await refusal({ facility_id: 999_999 }))[0]).toBe(404);
    const manager = await test.signIn('manager');
    expect((await manager.post('/api/due/put-away', letters)).statusCode).toBe(403);
  });

  it('ends with the period', async () => {
    const facility_id = await addQuiet('D-end', late);
    await putAway({ ...letters, facility_id, count: 1 });
    const url = `/api/facility-archives/${facility_id}/execute`;
    const archived = await monitor.post(url, { skip_letter_dates: 'true' }, { form: true });
    expect(archived.statusCode).toBe(200);
    expect(await db.selectFrom('put_away_work').selectAll().execute()).toEqual([]);
  });
});

// DUE-11, SHL-115
it('of two facilities of which one number begins the other, counts of every kind what its list shows', async () => {
  for (const facility_number of ['L-103', 'L-1030']) {
    const id = await addFacility(db, {
      facility_number,
      initial_letter_send_date: '2026-03-08',
      letter_effective_date: '2026-03-01',
    });
    await addBatch({ facility_id: id, facility_number, letter_type: 'welcome' });
    for (let time = 0; time < (facility_number === 'L-103' ? 1 : 2); time += 1) {
      await addTenant(db, id);
      await addTenant(db, id, { zip_code: '' });
      await addTenant(db, id, { zip_code: '', tagged_for_removal: true });
      await addTenant(db, id, { last_name: 'Ortiz 𒀀' });
      // LET-115
      const lease = { last_name: `Twin ${time}`, unit: `T${time}` };
      await addTenant(db, id, lease);
      await addTenant(db, id, lease);
      await addTenant(db, id, { status: 'opt_out', tagged_for_removal: true });
      await addTenant(db, id, { status: 'opt_out', charge_applied: true });
      await addTenant(db, id, covered);
      await addTenant(db, id, { ...covered, charge_applied: true });
    }
    await addFacility(db, { facility_number: `${facility_number}-EMPTY`, ...later });
  }
  const items = await due();
  expect([...new Set(items.map(({ kind }) => kind))].sort()).toEqual([
    'addresses',
    'batch',
    'charges',
    'dates',
    'disconnections',
    'letters',
    'move_outs',
    'names',
    'payments',
    'tenants',
  ]);
  for (const item of items) {
    expect([item.kind, item.facility_number, await listed(item)]).toEqual([
      item.kind,
      item.facility_number,
      { total: item.count, ofOthers: 0 },
    ]);
  }
});

/** The rows of the list that the link of an item opens. */
async function listed({ kind, ...item }: DueItem): Promise<{ total: number; ofOthers: number }> {
  const { facility_id, facility_number, letter_type } = item;
  const facility = { facility_id: `${facility_id}`, facility_number: facility_number ?? '' };
  const rowsOf = async (url: string, query: Record<string, string>) => {
    const { data } = (await monitor.get(url, { ...facility, ...query })).json();
    const rows: { facility_number: string; tenant_count?: number }[] = data.data;
    return {
      total: rows.reduce((sum, row) => sum + (row.tenant_count ?? 1), 0),
      ofOthers: rows.filter((row) => row.facility_number !== facility_number).length,
    };
  };
  const waiting = { charges: 'charge', payments: 'payment', disconnections: 'disconnection' };
  switch (kind) {
    case 'charges':
    case 'payments':
    case 'disconnections':
      return rowsOf('/api/tenants', { waiting_for: waiting[kind] });
    case 'move_outs':
      return rowsOf('/api/tenants', { tagged_for_removal: 'true' });
    case 'dates':
    case 'tenants':
      return rowsOf('/api/tenants', {});
    case 'batch':
      return rowsOf('/api/letter-batches', { letter_type: `${letter_type}` });
    case 'letters':
    case 'addresses':
    case 'names': {
      const url = `/api/facilities/${facility_id}/letter-question?letter_type=${letter_type}`;
      const question: LetterQuestion = (await monitor.get(url)).json();
      const cures = { addresses: 'Complete the address', names: 'Replace the characters' };
      const total =
        kind === 'letters'
          ? question.letters
          : question.left_out.find(({ cure }) => cure?.startsWith(cures[kind]))?.count;
      return { total: total ?? 0, ofOthers: 0 };
    }
    default:
      throw new Error(`No list for ${kind}.`);
  }
}
