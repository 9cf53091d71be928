import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addFacility, addTenant, addUser } from '../../testing/seed.ts';
import { testApp } from '../../testing/testApp.ts';

const test = await testApp();
const monitor = await test.signIn('monitor');

describe('deleting a facility', () => {
  // FAC-21
  it('deletes its records and keeps its counts', async () => {
    const id = await addFacility(test.db, { facility_number: 'D-1', is_prime: true });
    await addTenant(test.db, id, { status: 'selected_coverage', charge_applied: true });
    await addTenant(test.db, id);
    const manager = await test.signIn('manager', { facilityId: id });
    await addBatch(id);
    expect((await monitor.delete(`/api/facilities/${id}`)).json()).toEqual({
      undo: expect.any(Number),
    });
    expect(await stored(id)).toBeUndefined();
    expect((await manager.get('/api/managers/facility')).statusCode).toBe(401);
    const leftovers = await Promise.all([
      test.db.selectFrom('tenants').selectAll().where('facility_id', '=', id).execute(),
      test.db.selectFrom('users').selectAll().where('id', '=', manager.userId).execute(),
      test.db.selectFrom('files').selectAll().where('facility_id', '=', id).execute(),
      test.db.selectFrom('letter_batches').selectAll().where('facility_id', '=', id).execute(),
    ]);
    expect(leftovers).toEqual([[], [], [], []]);
    const retired = (await monitor.get('/api/retired-facilities')).json();
    expect(retired.data.data).toMatchObject([
      {
        facility_number: 'D-1',
        was_prime: true,
        total: 2,
        charge_applied: 1,
        chose_coverage: 1,
        non_responders: 1,
      },
    ]);
    expect((await monitor.delete(`/api/facilities/${id}`)).statusCode).toBe(404);
  });

  it('lists retired facilities latest first, or sorted as asked', async () => {
    for (const facility_number of ['D-3', 'D-2']) {
      await monitor.delete(`/api/facilities/${await addFacility(test.db, { facility_number })}`);
      test.clock.advance(1000);
    }
    const numbersBy = async (order: Record<string, string>) =>
      numbers((await monitor.get('/api/retired-facilities', order)).json().data.data);
    expect(await numbersBy({})).toEqual(['D-2', 'D-3', 'D-1']);
    expect(await numbersBy({ sort_by: 'facility_number' })).toEqual(['D-1', 'D-2', 'D-3']);
    expect(await numbersBy({ sort_by: 'total' })).toEqual(['D-2', 'D-3', 'D-1']);
  });

  // USR-13
  it('deletes only accounts of managers, with an entry in the audit log', async () => {
    const id = await addFacility(test.db);
    const manager = await addUser(test.db, { facility_id: id });
    const staff = [
      await addUser(test.db, { facility_id: id, is_admin: true }),
      await addUser(test.db, { facility_id: id, is_monitor: true }),
    ];
    expect((await monitor.delete(`/api/facilities/${id}`)).statusCode).toBe(200);
    const rest = await test.db
      .selectFrom('users')
      .select(['id', 'facility_id'])
      .where('id', 'in', [manager, ...staff])
      .orderBy('id')
      .execute();
    expect(rest).toEqual(staff.map((one) => ({ id: one, facility_id: null })));
    const entry = await test.db
      .selectFrom('audit_log')
      .select(['user_id', 'action', 'object_ids', 'details'])
      .where('object_type', '=', 'user')
      .where(sql<boolean>`${manager} = any(object_ids)`)
      .executeTakeFirst();
    expect(entry).toEqual({
      user_id: monitor.userId,
      action: 'delete',
      object_ids: [manager],
      details: { role: ['manager'], facility: id },
    });
  });

  // WIR-47
  it('while a manager exports its tenants is a refusal for the manager', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await addFacility(test.db);
      const manager = await test.signIn('manager', { facilityId: id });
      await addTenant(test.db, id);
      const [exported, deleted] = await Promise.all([
        manager.get('/api/exports/manager-tenants'),
        monitor.delete(`/api/facilities/${id}`),
      ]);
      expect(deleted.statusCode).toBe(200);
      expect(exported.statusCode).toBeOneOf([200, 401, 404, 409]);
    }
  });
});

const numbers = (rows: Array<{ facility_number: string }>) =>
  rows.map((row) => row.facility_number);

const stored = (id: number) =>
  test.db.selectFrom('facilities').selectAll().where('id', '=', id).executeTakeFirst();

async function addBatch(facility_id: number) {
  const file = await test.db
    .insertInto('files')
    .values({
      name: 'batch.pdf',
      kind: 'letters',
      facility_id,
      size: 0,
      display_name: 'letters.pdf',
      media_type: 'application/pdf',
      sha256: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await test.db
    .insertInto('letter_batches')
    .values({
      facility_id,
      letter_type: 'initial',
      tenant_count: 1,
      day: '2026-03-08',
      file_id: file.id,
      save_time: new Date('2026-03-08T15:00:00Z'),
      request_key: 'key',
      filename: 'batch.pdf',
    })
    .execute();
}
