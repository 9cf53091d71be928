import { describe, expect, it } from 'vitest';
import { addFacility, addTenant } from '../../testing/seed.ts';
import { fieldsOf, testApp } from '../../testing/testApp.ts';

const test = await testApp();
const monitor = await test.signIn('monitor');

describe('the status', () => {
  it.each([
    ['provide_proof', 'provide_proof'],
    ['opt_out', 'opt_out'],
    ['moved_out', 'moved_out'],
    ['bad_address', 'bad_address'],
    ['no_response', null],
  ])('%s is stored as %s and clears the coverage', async (word, status) => {
    const { facilityId, manager } = await test.managed();
    const id = await addTenant(test.db, facilityId, {
      status: 'selected_coverage',
      coverage_id: 1,
    });
    const response = await manager.post(
      `/api/tenants/${id}/status`,
      { status: word },
      { form: true },
    );
    expect(response.json()).toEqual({ undo: expect.any(Number) });
    expect(await test.tenant(id)).toMatchObject({ status, coverage_id: null });
  });

  it('rejects filter keys, unknown words and a missing coverage', async () => {
    const { facilityId, manager } = await test.managed();
    const id = await addTenant(test.db, facilityId, { status: 'opt_out' });
    for (const status of ['move_out', 'rubbish', 'selected_coverage']) {
      const response = await manager.post(`/api/tenants/${id}/status`, { status });
      expect(response.statusCode).toBe(422);
    }
    expect(await test.tenant(id)).toMatchObject({ status: 'opt_out' });
  });

  // TEN-2
  it('is locked for the manager after the welcome letter', async () => {
    const { facilityId, manager } = await test.managed();
    const id = await addTenant(test.db, facilityId, { welcome_letter_sent_date: '2026-03-01' });
    const refused = await manager.post(`/api/tenants/${id}/status`, { status: 'opt_out' });
    const done = await monitor.post(`/api/tenants/${id}/status`, { status: 'opt_out' });
    expect([refused.statusCode, done.statusCode]).toEqual([422, 200]);
  });
});

describe("the staff's edit", () => {
  // TEN-23, TEN-24, TEN-44
  it('untags, confirms the payment and stores an apply date', async () => {
    const facilityId = await addFacility(test.db, { letter_effective_date: '2026-06-01' });
    const id = await addTenant(test.db, facilityId, { tagged_for_removal: true });
    const form = {
      untag: 'true',
      charge_confirmed: 'true',
      monitor_note: 'paid',
      charge_apply_date: '2026-07-01 00:00:00',
    };
    await monitor.post(`/api/tenants/${id}`, form, { form: true });
    expect(await test.tenant(id)).toMatchObject({
      tagged_for_removal: false,
      monitor_note: 'paid',
      charge_apply_date: '2026-07-01',
      charge_confirmed_date: '2026-03-10',
      payment_confirmed_date: '2026-03-10',
    });
    await monitor.post(`/api/tenants/${id}`, { charge_apply_date: '2026-06-01' });
    expect(await test.tenant(id)).toMatchObject({ charge_apply_date: null });
  });

  it('keeps a unit that contains a comma whole, through edits of the others', async () => {
    const id = await housed({ unit: 'Suite 4, rear', units: ['Suite 4, rear', 'B2'] });
    for (const [units, stored] of [
      ['Suite 4, rear,B2', ['Suite 4, rear', 'B2']],
      ['B2, Suite 4, rear, C3', ['B2', 'Suite 4, rear', 'C3']],
      ['Suite 4,rear', ['Suite 4, rear']],
      ['A1,B2', ['A1', 'B2']],
    ] as const) {
      await monitor.post(`/api/tenants/${id}`, { units }, { form: true });
      expect((await test.tenant(id)).units).toEqual(stored);
    }
  });

  // TEN-22
  // TEN-156
  it.each<[object, object]>([
    [{ unit: 'B1' }, { unit: 'B1', units: ['B1', 'A2'] }],
    [{ unit: 'A2' }, { unit: 'A2', units: ['A2', 'A1'] }],
    [{ unit: '' }, { unit: 'A2', units: ['A2'] }],
    [{ units: '5, 5,5' }, { unit: '5', units: ['5'] }],
    [
      { units: '9,5,9', unit: '5' },
      { unit: '5', units: ['9', '5'] },
    ],
    [
      { units: '2', unit: '9' },
      { unit: '2', units: ['2'] },
    ],
    [
      { units: '', unit: '9' },
      { unit: '9', units: ['9'] },
    ],
  ])('stores each unit once and one of them as the unit: %j', async (body, after) => {
    const id = await housed({ unit: 'A1', units: ['A1', 'A2'] });
    expect((await monitor.post(`/api/tenants/${id}`, body)).statusCode).toBe(200);
    expect(await test.tenant(id)).toMatchObject(after);
  });

  // TEN-156
  it.each([
    [{ units: '' }, 'units'],
    [{ unit: '', units: ' , ' }, 'unit'],
    [{ unit: '' }, 'unit'],
  ])('rejects %j, which takes the last unit away', async (body, field) => {
    const before = { unit: 'A1', units: ['A1'] };
    const id = await housed(before);
    const answer = await monitor.post(`/api/tenants/${id}`, body);
    expect(fieldsOf(answer)).toEqual({ [field]: 'A tenant must have a unit.' });
    expect(await test.tenant(id)).toMatchObject(before);
  });

  // TEN-156
  it('saves a record without a unit', async () => {
    const id = await housed({ unit: null, units: [] });
    const body = { city: 'Dover', unit: '', units: '' };
    expect((await monitor.post(`/api/tenants/${id}`, body)).statusCode).toBe(200);
    expect(await test.tenant(id)).toMatchObject({ city: 'Dover', unit: null, units: [] });
  });

  it('rejects more than 100 units', async () => {
    const id = await addTenant(test.db, await addFacility(test.db));
    const units = Array.from({ length: 101 }, (_, at) => `U${at}`).join(',');
    const answer = await monitor.post(`/api/tenants/${id}`, { units });
    expect(fieldsOf(answer)).toEqual({ units: 'A tenant has at most 100 units.' });
  });

  it('rejects invalid dates and units that are not text', async () => {
    const id = await addTenant(test.db, await addFacility(test.db));
    for (const body of [{ move_in_date: '31/12/2026' }, { units: ['A', 'B'] }]) {
      expect((await monitor.post(`/api/tenants/${id}`, body)).statusCode).toBe(422);
    }
  });
});

async function housed(housing: { unit: string | null; units: string[] }) {
  return addTenant(test.db, await addFacility(test.db), housing);
}
