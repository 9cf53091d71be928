import { describe, expect, it } from 'vitest';
import { addTenant } from '../../testing/seed.ts';
import { expectAnswer, testApp } from '../../testing/testApp.ts';

const test = await testApp();
const monitor = await test.signIn('monitor');
const { facilityId, manager } = await test.managed({ letter_effective_date: '2026-06-01' });

// TEN-60
describe('a change with the values that its caller has seen', () => {
  it('is stored while the values are unchanged', async () => {
    const id = await addTenant(test.db, facilityId, { city: 'Austin', unit: 'A1' });
    const seen = { city: 'Austin', units: [{ identifier: 'A1' }], status: null };
    const answer = await monitor.post(`/api/tenants/${id}`, {
      city: 'Dover',
      seen: JSON.stringify(seen),
    });
    expect(answer.statusCode).toBe(200);
    expect((await test.tenant(id)).city).toBe('Dover');
  });

  it('is rejected with the current tenant after another change', async () => {
    const id = await addTenant(test.db, facilityId, { city: 'Austin' });
    await monitor.post(`/api/tenants/${id}`, { city: 'Boston' });
    const answer = await monitor.post(`/api/tenants/${id}`, {
      city: 'Dover',
      seen: JSON.stringify({ city: 'Austin' }),
    });
    expect(answer.statusCode).toBe(409);
    const { data } = answer.json();
    expect(data.message).toBe('This tenant has been changed in the meantime.');
    expect(data.current).toMatchObject({ id, city: 'Boston', charge_apply_date: '2026-06-01' });
    expect(data.current).not.toHaveProperty('search_name');
    expect((await test.tenant(id)).city).toBe('Boston');
  });

  it('is stored when only other fields have changed', async () => {
    const id = await addTenant(test.db, facilityId);
    await monitor.post(`/api/tenants/${id}`, { monitor_note: 'called' });
    const seen = JSON.stringify({ status: null });
    const answer = await monitor.post(`/api/tenants/${id}/status`, { status: 'opt_out', seen });
    expect(answer.statusCode).toBe(200);
    const again = await monitor.post(`/api/tenants/${id}/status`, { status: 'bad_address', seen });
    expect(again.statusCode).toBe(409);
    expect((await test.tenant(id)).status).toBe('opt_out');
  });

  it('is rejected for all tenants when one has changed', async () => {
    const same = await addTenant(test.db, facilityId, { status: 'opt_out' });
    const changed = await addTenant(test.db, facilityId, { status: 'moved_out' });
    const answer = await monitor.post('/api/tenants/bulk', {
      ids: `${same},${changed}`,
      field: 'status',
      value: 'no_response',
      seen: JSON.stringify({ status: 'opt_out' }),
    });
    expect(answer.statusCode).toBe(409);
    expect([(await test.tenant(same)).status, (await test.tenant(changed)).status]).toEqual([
      'opt_out',
      'moved_out',
    ]);
  });

  // TEN-154
  it('is rejected when the charge was connected in between', async () => {
    const covered = { status: 'selected_coverage', coverage_id: 1 } as const;
    const seen = JSON.stringify({ ...covered, charge_applied: false, charge_confirmed_date: null });
    const id = await addTenant(test.db, facilityId, covered);
    await monitor.post(`/api/tenants/${id}`, { charge_applied: true });
    const answer = await monitor.post(`/api/tenants/${id}`, {
      status: 'selected_coverage',
      coverage_id: 2,
      seen,
    });
    expect([answer.statusCode, answer.json().data.current.charge_applied]).toEqual([409, true]);
    expect((await test.tenant(id)).coverage_id).toBe(1);
  });

  // TEN-154
  it('may have other values for each tenant, and the answer names the changed one', async () => {
    const none = await addTenant(test.db, facilityId);
    const charged = await addTenant(test.db, facilityId, {
      first_name: 'Ana',
      last_name: 'Ortiz',
      unit: 'A01',
      charge_applied: true,
    });
    const optOut = (charge_applied: boolean) =>
      monitor.post('/api/tenants/bulk', {
        ids: `${none},${charged}`,
        field: 'status',
        value: 'opt_out',
        seen: JSON.stringify([
          { ids: [none], seen: { charge_applied: false } },
          { ids: [charged], seen: { charge_applied } },
        ]),
      });
    const refused = await optOut(false);
    expectAnswer(refused, 409, {
      message: 'Ana Ortiz (A01) has been changed in the meantime.',
      current: expect.objectContaining({ id: charged }),
    });
    expect((await test.tenant(none)).status).toBeNull();
    expect((await optOut(true)).statusCode).toBe(200);
  });

  it("hides the monitor note in a manager's conflict", async () => {
    const id = await addTenant(test.db, facilityId, { monitor_note: 'call first', note: 'new' });
    const answer = await manager.post('/api/managers/update-tenant', {
      id,
      facility_id: facilityId,
      note: 'mine',
      seen: JSON.stringify({ note: null }),
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().data.current).toMatchObject({ note: 'new', monitor_note: null });
  });

  it.each(['{', '[]', '{"city":7}', '{"status":"unheard of"}'])(
    'is rejected with %s as the values seen',
    async (seen) => {
      const id = await addTenant(test.db, facilityId);
      const answer = await monitor.post(`/api/tenants/${id}`, { city: 'Dover', seen });
      expect(answer.statusCode).toBe(422);
    },
  );
});
