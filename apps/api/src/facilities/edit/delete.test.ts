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
    await monitor.get(`/api/facilities/${id}/generate-letters`, { letter_type: 'initial' });
    const left = () =>
      Promise.all(
        (['tenants', 'users', 'files', 'letter_batches'] as const).map(async (table) => {
          const rows = test.db.selectFrom(table).select('id').where('facility_id', '=', id);
          return (await rows.execute()).length;
        }),
      );
    expect(await left()).toEqual([2, 1, 2, 1]);
    expect((await monitor.delete(`/api/facilities/${id}`)).json()).toEqual({
      undo: expect.any(Number),
    });
    expect((await manager.get('/api/managers/facility')).statusCode).toBe(401);
    expect(await left()).toEqual([0, 0, 0, 0]);
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
    for (const [facility_number, city] of [
      ['d-3', ''],
      ['D-2', 'bend'],
    ] as const) {
      const facility = await addFacility(test.db, { facility_number, city });
      await monitor.delete(`/api/facilities/${facility}`);
      test.clock.advance(1000);
    }
    const numbersBy = async (order: Record<string, string>) =>
      numbers((await monitor.get('/api/retired-facilities', order)).json().data.data);
    expect(await numbersBy({})).toEqual(['D-2', 'd-3', 'D-1']);
    expect(await numbersBy({ sort_by: 'facility_number' })).toEqual(['D-1', 'D-2', 'd-3']);
    expect(await numbersBy({ sort_by: 'total' })).toEqual(['D-2', 'd-3', 'D-1']);
    // TEN-19
    for (const sort_dir of ['asc', 'desc'])
      expect((await numbersBy({ sort_by: 'city', sort_dir })).at(-1)).toBe('d-3');
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
    expect(await test.auditOf(monitor.userId)).toContainEqual(
      expect.objectContaining({
        action: 'delete',
        object_type: 'user',
        object_ids: [manager],
        details: { role: ['manager'], facility: id },
      }),
    );
  });

  // WIR-47
  it('while a manager exports its tenants is a refusal for the manager', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { facilityId: id, manager } = await test.managed();
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
