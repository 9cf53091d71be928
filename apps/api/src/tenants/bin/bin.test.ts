import { beforeEach, expect, it } from 'vitest';
import { removeOldRows } from '../../startup/housekeeping.ts';
import { addFacility, addTenant } from '../../testing/seed.ts';
import { type Caller, expectAnswer, testApp } from '../../testing/testApp.ts';

const DAY_MS = 86_400_000;
let admin: Caller;
let monitor: Caller;
const test = await testApp();
beforeEach(signIn);

async function signIn() {
  admin = await test.signIn('admin');
  monitor = await test.signIn('monitor');
}

/** Sessions end meanwhile, so the callers sign in again. */
async function advanceDays(days: number) {
  test.clock.advance(days * DAY_MS);
  await signIn();
}

let serial = 0;
async function facilityWithTenant() {
  serial += 1;
  const facility_number = `B-${serial}`;
  const facilityId = await addFacility(test.db, { facility_number });
  const id = await addTenant(test.db, facilityId, {
    first_name: 'Ann',
    last_name: 'Lee',
    unit: 'A1',
    units: ['A1', 'A2'],
    status: 'opt_out',
    move_in_date: '2024-05-01',
    note: 'Rang twice.',
    import_key: 'x:1',
  });
  return { facilityId, facility_number, id };
}

const erased = 'Some of it was erased or restored since. Nothing was undone.';
const occupied = (facility_number: string) =>
  `Ann Lee (A1) cannot be restored: the unit or the account in facility ${facility_number} has another tenant now. Nothing was restored.`;
const stored = (id: number) =>
  test.db.selectFrom('tenants').selectAll().where('id', '=', id).executeTakeFirst();
const remove = (id: number) => monitor.delete('/api/tenants/bulk', { ids: String(id) });
const restore = (...ids: number[]) =>
  admin.post('/api/deleted-tenants/restore', { ids: ids.join() }, { form: true });
const binned = async () => (await admin.get('/api/deleted-tenants')).json().data.data;

// TEN-101, TEN-102, TEN-103
it('restores a deleted tenant with all values', async () => {
  const { facilityId, facility_number, id } = await facilityWithTenant();
  const before = await stored(id);
  expect((await remove(id)).statusCode).toBe(200);
  const list = await monitor.get(`/api/facilities/${facilityId}/tenants`);
  expect(list.json().data).toMatchObject({ data: [], pagination: { total: 0 } });
  expect((await binned())[0]).toMatchObject({
    id,
    first_name: 'Ann',
    last_name: 'Lee',
    unit: 'A1',
    units: [{ identifier: 'A1' }, { identifier: 'A2' }],
    facility_number,
  });
  await advanceDays(29);
  await removeOldRows(test.app);
  expect((await restore(id)).statusCode).toBe(200);
  expect(await stored(id)).toEqual(before);
  expect(await binned()).not.toContainEqual(expect.objectContaining({ id }));
  const counts = await monitor.get(`/api/facilities/${facilityId}/tenant-filters`);
  expect(counts.json()[0]).toMatchObject({ key: 'all', count: 1 });
});

// TEN-102
it('deletes tenants for good after 30 days', async () => {
  const { id } = await facilityWithTenant();
  await remove(id);
  await advanceDays(31);
  expect(await binned()).toEqual([]);
  expect((await restore(id)).statusCode).toBe(409);
  await removeOldRows(test.app);
  const { db } = test;
  expect(await db.selectFrom('bin').select('id').execute()).toEqual([]);
});

// TEN-103
it('restores nothing when a unit has another tenant now', async () => {
  const taken = await facilityWithTenant();
  const free = await facilityWithTenant();
  await monitor.delete('/api/tenants/bulk', { ids: `${taken.id},${free.id}` });
  await addTenant(test.db, taken.facilityId, { first_name: 'Bo', unit: 'A2', units: ['A2'] });
  expectAnswer(await restore(free.id, taken.id), 409, occupied(taken.facility_number));
  expect(await stored(free.id)).toBeUndefined();
  expect((await restore(free.id)).statusCode).toBe(200);
});

// TEN-103
it('restores nothing when two of the tenants had the same unit or account', async () => {
  const first = await facilityWithTenant();
  await remove(first.id);
  const addAgain = (tenant: object) =>
    addTenant(test.db, first.facilityId, { first_name: 'Ann', last_name: 'Lee', ...tenant });
  const sameAccount = await addAgain({ unit: 'B7', import_key: 'x:1' });
  await remove(sameAccount);
  const sameUnit = await addAgain({ unit: 'a1' });
  await remove(sameUnit);
  for (const other of [sameAccount, sameUnit]) {
    expectAnswer(await restore(other, first.id), 409, occupied(first.facility_number));
  }
  expect((await restore(sameAccount, sameUnit)).statusCode).toBe(200);
});

// TEN-103
it('restores tenants who shared a unit when they were deleted', async () => {
  const before = new Date(test.clock.now().getTime() - DAY_MS);
  const { facilityId, id } = await facilityWithTenant();
  const addAtUnit = (first_name: string) =>
    addTenant(test.db, facilityId, { first_name, unit: 'A1', units: ['A1'] });
  const others = [await addAtUnit('Bo'), await addAtUnit('Cy')];
  await test.db
    .updateTable('tenants')
    .set({ created_at: before })
    .where('facility_id', '=', facilityId)
    .execute();
  await remove(id);
  expect((await restore(id)).statusCode).toBe(200);
  await monitor.delete('/api/tenants/bulk', { ids: [id, ...others].join() });
  expect((await restore(id, ...others)).statusCode).toBe(200);
});

// WIR-14
it('restores a tenant once who is named twice, also when two admins try', async () => {
  const { id } = await facilityWithTenant();
  await remove(id);
  const answers = await Promise.all([restore(id, id), restore(id, id)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

// TEN-102
it('is emptied when the period of its facility is archived, which ends the undo', async () => {
  const { facilityId, id } = await facilityWithTenant();
  await addTenant(test.db, facilityId, { unit: 'C3' });
  const { undo } = (await remove(id)).json();
  const archived = await monitor.post(`/api/facility-archives/${facilityId}/execute`, {
    letter_effective_date: '2027-01-01',
    initial_letter_date: '2026-11-01',
    follow_up_letter_date: '2026-12-01',
  });
  expect(archived.statusCode, archived.body).toBe(200);
  expect(await binned()).not.toContainEqual(expect.objectContaining({ id }));
  expectAnswer(await monitor.post(`/api/undo/${undo}`), 409, erased);
});

// TEN-31
it('is left by tenants whose deletion is undone, and an undo of some of them is refused', async () => {
  const [one, other] = [await facilityWithTenant(), await facilityWithTenant()];
  const deleted = await monitor.delete('/api/tenants/bulk', { ids: `${one.id},${other.id}` });
  const { undo } = deleted.json();
  expect((await restore(one.id)).statusCode).toBe(200);
  const refused = await monitor.post(`/api/undo/${undo}`);
  expectAnswer(refused, 409, erased);
  expect((await restore(other.id)).statusCode).toBe(200);
  const next = (await remove(one.id)).json();
  expect((await monitor.post(`/api/undo/${next.undo}`)).statusCode).toBe(200);
  expect(await binned()).not.toContainEqual(expect.objectContaining({ id: one.id }));
});
