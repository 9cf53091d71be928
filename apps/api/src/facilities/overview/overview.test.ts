import type { FacilityEvent, FacilityOverview } from '@audit-letters/api-client/contract';
import { describe, expect, it } from 'vitest';
import { headings, rentRoll, row } from '../../imports/testing/importSuite.ts';
import { imported } from '../../imports/testing/uploadForm.ts';
import { addFacility, addTenant, addUser, newFacility } from '../../testing/seed.ts';
import { testApp } from '../../testing/testApp.ts';

const test = await testApp();
const userId = await addUser(test.db, { is_monitor: true, real_name: 'Robin Hayes' });
const monitor = await test.signIn({ userId });

const overviewOf = async (id: number): Promise<FacilityOverview> =>
  (await monitor.get(`/api/facilities/${id}/overview`)).json();
const kindsOf = (events: readonly FacilityEvent[]) => events.map(({ kind }) => kind);

/** Adds a facility as the office does, so that the audit log has its beginning. */
async function createFacility(facility_number: string): Promise<number> {
  const fields = { ...newFacility, facility_number, state: 'TX', city: 'Waco' };
  const answer = await monitor.post('/api/facilities', fields);
  expect(answer.statusCode).toBe(200);
  const [found] = (await monitor.get('/api/facilities', { facility_number })).json().data;
  return found.id;
}

describe('GET /api/facilities/{id}/overview', () => {
  it('has the facility and the tenants left to answer', async () => {
    const id = await addFacility(test.db, { facility_number: 'O-1' });
    await addTenant(test.db, id, { status: 'opt_out' });
    await addTenant(test.db, id);
    await addTenant(test.db, id);
    expect(await overviewOf(id)).toMatchObject({
      facility: { id, facility_number: 'O-1', tenant_count: 3, stats: { opted_out: 1 } },
      today: '2026-03-10',
      non_responder: 2,
      letters: [],
      imports: [],
      events: [],
    });
  });
});

// FAC-90
describe('the timeline', () => {
  it('has bulk changes, charges and deletions of its tenants', async () => {
    const [id, other] = [await addFacility(test.db), await addFacility(test.db)];
    const tenants = [await addTenant(test.db, id), await addTenant(test.db, id)];
    const ids = [...tenants, await addTenant(test.db, other)].join();
    const [first = 0] = tenants;
    const bulk = (field: string, value: string) =>
      monitor.post('/api/tenants/bulk', { ids, field, value }, { form: true });
    await bulk('status', 'opt_out');
    await bulk('charge_applied', 'true');
    await monitor.post(`/api/tenants/${first}`, { city: 'Waco' });
    await monitor.post(`/api/tenants/${first}`, { charge_confirmed: true });
    await monitor.post('/api/tenants/reset', { ids }, { form: true });
    await monitor.delete('/api/tenants/bulk', { ids });
    const admin = await test.signIn('admin');
    await admin.post('/api/deleted-tenants/restore', { ids: String(first) }, { form: true });
    const inShort = (events: readonly FacilityEvent[]) =>
      events.map(({ user, count, change }) => {
        const { kind, status, charge_applied, charge_confirmed } = change ?? {};
        return [user, count, kind, status, charge_applied, charge_confirmed];
      });
    expect(inShort((await overviewOf(id)).events)).toEqual([
      [expect.stringMatching(/^user-/), 1, 'restored', null, null, null],
      ['Robin Hayes', 2, 'deleted', null, null, null],
      ['Robin Hayes', 1, 'status', null, false, null],
      ['Robin Hayes', 1, 'status', null, false, false],
      ['Robin Hayes', 1, 'edited', null, null, true],
      ['Robin Hayes', 2, 'edited', null, true, null],
      ['Robin Hayes', 2, 'status', 'opt_out', null, null],
    ]);
    expect((await overviewOf(other)).events.map(({ count }) => count)).toEqual([1, 1, 1, 1]);
  });

  it('has a bulk change of one tenant with its Undo', async () => {
    const id = await addFacility(test.db);
    const change = { ids: String(await addTenant(test.db, id)), field: 'status', value: 'opt_out' };
    const { undo } = (await monitor.post('/api/tenants/bulk', change, { form: true })).json();
    await monitor.post(`/api/undo/${undo}`);
    const { events } = await overviewOf(id);
    expect(events.map(({ count, change }) => [count, change?.status])).toEqual([
      [1, null],
      [1, 'opt_out'],
    ]);
  });

  it('tells who added the facility, set its dates and edited it', async () => {
    const id = await createFacility('O-edited');
    await monitor.post(`/api/facilities/${id}`, { initial_letter_send_date: '2026-04-01' });
    await monitor.post(`/api/facilities/${id}`, { note: 'Gate code 12', city: 'Waco' });
    await monitor.post(`/api/facilities/${id}`, { city: 'Waco' });
    const { events } = await overviewOf(id);
    expect(kindsOf(events)).toEqual(['edited', 'dates_set', 'created']);
    expect(events[0]).toMatchObject({ user: 'Robin Hayes', fields: ['note'], dates: [] });
    expect(events[1]).toMatchObject({
      at: '2026-03-10T15:00:00.000Z',
      dates: [{ field: 'initial_letter_send_date', day: '2026-04-01' }],
    });
  });

  it('has imports and letters with their files, also those of a state', async () => {
    const id = await createFacility('O-run');
    await imported(monitor, {
      software: 'syrasoft',
      facility_number: 'O-run',
      files: await rentRoll([headings.slice(1), row().slice(1)]),
    });
    const other = await createFacility('O-same-state');
    await addTenant(test.db, other);
    await monitor.get('/api/facilities/state/TX/generate-letters', { letter_type: 'initial' });
    // FAC-122
    expect((await overviewOf(id)).letters_mailed).toEqual([
      { letter_type: 'initial', mailed: 0, not_mailed: 1 },
    ]);
    await monitor.post(`/api/facilities/${id}`, { initial_letter_sent_date: '2026-03-10' });
    const { events, letters, letters_mailed, imports } = await overviewOf(id);
    expect(letters_mailed).toEqual([{ letter_type: 'initial', mailed: 1, not_mailed: 0 }]);
    expect(kindsOf(events)).toEqual(['letters_mailed', 'letters_generated', 'imported', 'created']);
    const [batch] = letters;
    expect(batch).toMatchObject({ tenant_count: 1 });
    expect(events[1]).toMatchObject({
      letter_type: 'initial',
      filename: batch?.filename,
      count: 1,
    });
    expect(events[2]).toMatchObject({ count: 1 });
    expect(imports).toEqual([
      expect.objectContaining({ user: 'Robin Hayes', insert_count: 1, error_count: 0 }),
    ]);
  });

  it('goes on after an archive, while letters and imports begin anew', async () => {
    const id = await createFacility('O-ended');
    await addTenant(test.db, id);
    await monitor.get(`/api/facilities/${id}/generate-letters`, { letter_type: 'initial' });
    test.clock.advance(60_000);
    const archive = { letter_effective_date: '', initial_letter_date: '' };
    await monitor.post(
      `/api/facility-archives/${id}/execute`,
      { ...archive, skip_letter_dates: 'true' },
      { form: true },
    );
    const { events, letters } = await overviewOf(id);
    expect(kindsOf(events)).toEqual(['archived', 'letters_generated', 'created']);
    expect(events[0]).toMatchObject({ count: 1, filename: 'O-ended__2026-03-10.xlsx' });
    expect(letters).toEqual([]);
  });

  it('has confirmed move-outs, and no name of a deleted account', async () => {
    const id = await createFacility('O-gone');
    const userId = await addUser(test.db, { is_monitor: true });
    const deletedUser = await test.signIn({ userId });
    await deletedUser.post(`/api/facilities/${id}/confirm-move-outs`);
    const admin = await test.signIn('admin');
    await admin.delete(`/api/users/${userId}`);
    const { events } = await overviewOf(id);
    expect(events[0]).toMatchObject({ kind: 'move_outs_confirmed', user: null, count: 0 });
  });

  // FAC-89
  it('has the 100 latest entries of the timeline', async () => {
    const id = await createFacility('O-94');
    const entry = { at: test.clock.now(), object_type: 'facility', object_ids: [id] };
    const entries = Array.from({ length: 100 }, () => ({ ...entry, action: 'confirm-move-outs' }));
    await test.db.insertInto('audit_log').values(entries).execute();
    const { events } = await overviewOf(id);
    expect(events).toHaveLength(100);
    expect(kindsOf(events)).not.toContain('created');
  });
});
