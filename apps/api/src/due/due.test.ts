import { randomUUID } from 'node:crypto';
import type { DueItem, LetterQuestion } from '@audit-letters/api-client/contract';
import { beforeEach, describe, expect, it } from 'vitest';
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

async function addFile() {
  const name = randomUUID();
  const { id } = await db
    .insertInto('files')
    .values({
      name,
      kind: 'letters',
      display_name: 'a.pdf',
      media_type: 'text/plain',
      size: 0,
      sha256: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
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

// WIR-22
describe('GET /api/due', () => {
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
    const [coverage] = await db.selectFrom('coverages').select('id').limit(1).execute();
    await addTenant(db, id, {
      ...sent,
      status: 'selected_coverage',
      coverage_id: coverage?.id ?? null,
      charge_confirmed_date: '2026-03-01',
    });
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
describe('batches', () => {
  it('are due on the send date, at the earliest on their day, until their mail date is set', async () => {
    const id = await addQuiet('D-batch', { initial_letter_send_date: '2026-03-08' });
    const file_id = await addFile();
    const batch = (key: string) => ({
      letter_type: 'initial' as const,
      tenant_count: 12,
      file_id,
      request_key: key,
      save_time: new Date('2026-03-09T15:00:00Z'),
      day: '2026-03-09',
      filename: key,
    });
    await db
      .insertInto('letter_batches')
      .values([
        { ...batch('open'), facility_id: id, facility_number: 'D-batch' },
        { ...batch('state'), state: 'TX' },
        { ...batch('mailed'), facility_id: id, mail_time: new Date('2026-03-10T15:00:00Z') },
      ])
      .execute();
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
describe('charges and payments', () => {
  it('are due for tenants with a coverage until they are connected and confirmed', async () => {
    const [coverage] = await db.selectFrom('coverages').select('id').limit(1).execute();
    const covered = { status: 'selected_coverage', coverage_id: coverage?.id ?? null } as const;
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
    // DUE-17, DUE-22, DUE-26
    for (const [waiting_for, count] of Object.entries({ charge: 2, payment: 1 })) {
      const query = { facility_number: 'D-cover', waiting_for };
      const { data } = (await monitor.get('/api/tenants', query)).json();
      expect([data.data.length, data.pagination.total]).toEqual([count, count]);
      expect(data.filters[0]).toMatchObject({ key: 'all', count });
    }
  });
});

// DUE-22
it('charges are due to be disconnected when their tenants no longer have a coverage', async () => {
  const [coverage] = await db.selectFrom('coverages').select('id').limit(1).execute();
  const charged = {
    status: 'selected_coverage',
    coverage_id: coverage?.id ?? null,
    charge_applied: true,
    charge_confirmed_date: '2026-03-09',
  } as const;
  const id = await addQuiet('D-charged', {}, { status: 'opt_out', tagged_for_removal: true });
  const tenant = await addTenant(db, id, charged);
  await addTenant(db, id, { charge_applied: true, status: 'moved_out' });
  const disconnections = async () =>
    (await dueInShort()).filter((item) => item.startsWith('disconnections'));
  expect(await disconnections()).toEqual([]);
  await monitor.post(`/api/tenants/${tenant}/status`, { status: 'opt_out' });
  expect(await disconnections()).toEqual(['disconnections D-charged 1']);
  const query = { facility_number: 'D-charged', waiting_for: 'disconnection' };
  const { data } = (await monitor.get('/api/tenants', query)).json();
  expect(data.data.map((row: { id: number }) => row.id)).toEqual([tenant]);
  const change = { ids: String(tenant), field: 'charge_applied', value: 'false' };
  expect((await monitor.post('/api/tenants/bulk', change)).statusCode).toBe(200);
  expect(await disconnections()).toEqual([]);
});

// DUE-7, DUE-8
describe('facilities', () => {
  it('are listed without dates and without tenants', async () => {
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
describe('accounts', () => {
  it('are due until someone uses them, those of staff for admins only', async () => {
    await addQuiet('D-account');
    const admin = await test.signIn('admin');
    await db.updateTable('users').set({ last_active_at: test.clock.now() }).execute();
    const manager = await addUser(db);
    await addUser(db, { is_monitor: true });
    const seenBy = async (caller: Caller) => {
      const { items } = (await caller.get('/api/due')).json();
      const names = (await caller.get('/api/users', { unused: 'true' })).json();
      return [inShort(items), names.pagination.total];
    };
    expect(await seenBy(monitor)).toEqual([['accounts 1'], 1]);
    expect(await seenBy(admin)).toEqual([['accounts 2'], 2]);
    await db
      .updateTable('users')
      .set({ last_active_at: test.clock.now() })
      .where('id', '=', manager)
      .execute();
    expect(await seenBy(monitor)).toEqual([[], 0]);
  });
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
    const made = await monitor.get(`/api/facilities/${facility_id}/generate-letters`, {
      letter_type: 'initial',
    });
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
    const [coverage] = await db.selectFrom('coverages').select('id').limit(1).execute();
    const covered = {
      status: 'selected_coverage',
      coverage_id: coverage?.id ?? null,
      initial_letter_sent_date: '2026-01-07',
    } as const;
    const facility_id = await addQuiet(
      'D-charge',
      { ...late, letter_effective_date: '2026-02-01' },
      covered,
    );
    await putAway({ facility_id, kind: 'charges', letter_type: null, count: 1, reason: 'Paid.' });
    expect(await listed()).toEqual([[], ['charges D-charge 1']]);
    await addTenant(db, facility_id, { ...covered, charge_apply_date: '2026-03-01' });
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
    const archived = await monitor.post(
      `/api/facility-archives/${facility_id}/execute`,
      { skip_letter_dates: 'true' },
      { form: true },
    );
    expect(archived.statusCode).toBe(200);
    expect(await db.selectFrom('put_away_work').selectAll().execute()).toEqual([]);
  });
});

// DUE-11, SHL-115
describe('of two facilities of which one number begins the other', () => {
  interface Listed {
    total: number;
    ofOthers: number;
  }
  /** The rows of the list that the link of an item opens. */
  async function listed({ kind, ...item }: DueItem): Promise<Listed> {
    const { facility_id, facility_number, letter_type } = item;
    const facility = { facility_id: `${facility_id}`, facility_number: facility_number ?? '' };
    const waiting = { charges: 'charge', payments: 'payment', disconnections: 'disconnection' };
    switch (kind) {
      case 'charges':
      case 'payments':
      case 'disconnections':
        return tenants({ ...facility, waiting_for: waiting[kind] });
      case 'move_outs':
        return tenants({ ...facility, tagged_for_removal: 'true' });
      case 'dates':
      case 'tenants':
        return tenants(facility);
      case 'batch': {
        const { data } = (
          await monitor.get('/api/letter-batches', {
            ...facility,
            ...(letter_type && { letter_type }),
          })
        ).json();
        const rows: { facility_number: string; tenant_count: number }[] = data.data;
        return {
          total: rows.reduce((sum, row) => sum + row.tenant_count, 0),
          ofOthers: rows.filter((row) => row.facility_number !== facility_number).length,
        };
      }
      case 'letters':
      case 'addresses':
      case 'names': {
        const question: LetterQuestion = (
          await monitor.get(`/api/facilities/${facility_id}/letter-question`, {
            letter_type: `${letter_type}`,
          })
        ).json();
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
  async function tenants(query: Record<string, string>): Promise<Listed> {
    const { data } = (await monitor.get('/api/tenants', query)).json();
    const rows: { facility_number: string }[] = data.data;
    return {
      total: data.pagination.total,
      ofOthers: rows.filter((row) => row.facility_number !== query.facility_number).length,
    };
  }

  it('counts of every kind what its list shows', async () => {
    const coverage = await db.selectFrom('coverages').select('id').executeTakeFirstOrThrow();
    const covered = { status: 'selected_coverage', coverage_id: coverage.id } as const;
    for (const [facility_number, times] of [
      ['L-103', 1],
      ['L-1030', 2],
    ] as const) {
      const id = await addFacility(db, {
        facility_number,
        initial_letter_send_date: '2026-03-08',
        letter_effective_date: '2026-03-01',
      });
      for (let time = 0; time < times; time += 1) {
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
        await db
          .insertInto('letter_batches')
          .values({
            facility_id: id,
            facility_number,
            letter_type: 'welcome',
            tenant_count: 5,
            file_id: await addFile(),
            request_key: randomUUID(),
            save_time: new Date('2026-03-09T15:00:00Z'),
            day: '2026-03-09',
            filename: randomUUID(),
          })
          .execute();
      }
      await addFacility(db, { facility_number: `${facility_number}-EMPTY`, ...later });
    }
    const items = (await due()).filter(({ kind }) => kind !== 'batch');
    expect(new Set(items.map(({ kind }) => kind))).toEqual(
      new Set(
        ['letters', 'addresses', 'names', 'move_outs', 'charges', 'payments'].concat(
          'disconnections',
          'dates',
          'tenants',
        ),
      ),
    );
    for (const item of items) {
      expect([item.kind, item.facility_number, await listed(item)]).toEqual([
        item.kind,
        item.facility_number,
        { total: item.count, ofOthers: 0 },
      ]);
    }
    const batches = (await due()).filter(({ kind }) => kind === 'batch');
    const first = batches.find(({ facility_number }) => facility_number === 'L-103');
    expect(first && (await listed(first))).toEqual({ total: 5, ofOthers: 0 });
  });
});
