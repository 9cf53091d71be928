import { describe, expect, it } from 'vitest';
import { addFacility, addTenant } from '../../testing/seed.ts';
import { testApp } from '../../testing/testApp.ts';

const test = await testApp();
const monitor = await test.signIn('monitor');

// TEN-43
describe("the manager's charge", () => {
  const due = { letter_effective_date: '2026-03-10' };
  const update = '/api/managers/update-tenant';
  const bulk = '/api/managers/bulk-charge-applied';

  it.each([
    ['without a coverage', { status: 'opt_out' }, due, 'has no coverage'],
    [
      'before its own apply date',
      { ...covered, charge_apply_date: '2026-03-11' },
      due,
      'applies from 2026-03-11 on',
    ],
    [
      "before the facility's effective date",
      covered,
      { letter_effective_date: '2026-03-11' },
      'applies from 2026-03-11 on',
    ],
    ['without any apply date', covered, {}, 'no charge apply date is set'],
    [
      'after the welcome letter',
      { ...covered, welcome_letter_sent_date: '2026-03-01' },
      due,
      'has been made',
    ],
  ] as const)(
    'is rejected %s, and nothing of the call is stored',
    async (_, tenant, facility, why) => {
      const { facilityId, manager } = await test.managed(facility);
      const ready = await addTenant(test.db, facilityId, {
        first_name: 'Ana',
        last_name: 'Ready',
        ...covered,
        charge_apply_date: '2026-03-01',
      });
      const id = await addTenant(test.db, facilityId, {
        first_name: 'Chidi',
        last_name: 'Okafor',
        ...tenant,
      });
      const one = await manager.post(
        update,
        { id, note: 'changed', charge_applied: 'true' },
        { form: true },
      );
      const many = await manager.post(bulk, { ids: `${ready},${id}` }, { form: true });
      for (const response of [one, many]) {
        expect(response.statusCode).toBe(422);
        expect(response.json().data.message ?? response.json().data).toMatch(/Chidi Okafor/);
        expect(response.body).toContain(why);
      }
      expect(await test.tenant(id)).toMatchObject({ charge_applied: false, note: null });
      expect(await test.tenant(ready)).toMatchObject({ charge_applied: false });
    },
  );

  it.each([
    ['on the effective date of the facility', covered, due],
    ['from the date a monitor set', { ...covered, charge_apply_date: '2026-03-10' }, {}],
  ] as const)('is stored %s', async (_, tenant, facility) => {
    const { facilityId, manager } = await test.managed(facility);
    const ids = [
      await addTenant(test.db, facilityId, tenant),
      await addTenant(test.db, facilityId, tenant),
    ];
    await manager.post(update, { id: ids[0], charge_applied: true });
    await manager.post(bulk, { ids: ids.join() });
    for (const id of ids) {
      expect(await test.tenant(id)).toMatchObject({
        charge_applied: true,
        charge_applied_date: '2026-03-10',
      });
    }
  });

  it('needs a coverage after the same call', async () => {
    const { facilityId, manager } = await test.managed(due);
    const id = await addTenant(test.db, facilityId);
    const choose = { id, status: 'selected_coverage', coverage_id: 1, charge_applied: true };
    expect((await manager.post(update, choose)).statusCode).toBe(200);
    const other = await addTenant(test.db, facilityId, covered);
    const leave = { id: other, status: 'opt_out', charge_applied: true };
    expect((await manager.post(update, leave)).statusCode).toBe(422);
    expect(await test.tenant(other)).toMatchObject(covered);
  });

  it('that was connected before needs a coverage when it is sent again, not for other fields', async () => {
    const { facilityId, manager } = await test.managed(due);
    const connected = { ...covered, charge_applied: true };
    const [id, other] = [
      await addTenant(test.db, facilityId, { ...connected, last_name: 'Okafor' }),
      await addTenant(test.db, facilityId, { ...covered }),
    ];
    const leave = { id, status: 'opt_out' };
    expect((await manager.post(update, { ...leave, charge_applied: true })).statusCode).toBe(422);
    expect(await test.tenant(id)).toMatchObject(connected);
    expect((await manager.post(update, leave)).statusCode).toBe(200);
    const answers = [
      await manager.post(update, { id, note: 'changed', charge_applied: true }),
      await manager.post(bulk, { ids: `${id},${other}` }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json().data.message).toMatch(/Okafor.* cannot be connected: the tenant has no/);
    }
    expect(await test.tenant(id)).toMatchObject({ note: null, charge_applied: true });
    expect(await test.tenant(other)).toMatchObject({ charge_applied: false });
    // The portal's form sends the charge along, with what it has seen.
    const form = { id, note: 'Rang.', charge_applied: true };
    const seen = (charge_applied: boolean) => JSON.stringify({ charge_applied });
    expect((await manager.post(update, { ...form, seen: seen(true) })).statusCode).toBe(200);
    expect(await test.tenant(id)).toMatchObject({ note: 'Rang.', charge_applied: true });
    const lie = { id: other, charge_applied: true, status: 'opt_out', seen: seen(true) };
    expect((await manager.post(update, lie)).statusCode).toBe(409);
    expect((await manager.post(update, { id, note: 'Done.' })).statusCode).toBe(200);
  });

  // TEN-80
  it('keeps its date when it is sent again, until it is removed', async () => {
    const { facilityId, manager } = await test.managed();
    const id = await addTenant(test.db, facilityId, {
      ...covered,
      charge_applied: true,
      charge_applied_date: '2026-03-01',
    });
    await manager.post(update, { id, note: 'New gate code', charge_applied: true });
    expect(await test.tenant(id)).toMatchObject({
      note: 'New gate code',
      charge_applied: true,
      charge_applied_date: '2026-03-01',
    });
    await manager.post(update, { id, charge_applied: false });
    expect(await test.tenant(id)).toMatchObject({
      charge_applied: false,
      charge_applied_date: null,
    });
  });

  // TEN-80
  it('can be corrected by staff at any time', async () => {
    const id = await addTenant(test.db, await addFacility(test.db));
    const response = await monitor.post(`/api/tenants/${id}`, { charge_applied: true });
    expect(response.statusCode).toBe(200);
    expect(await test.tenant(id)).toMatchObject({ charge_applied: true });
  });
});

// TEN-153
it('the charges to connect are counted and listed for the manager, by the rule of the staff', async () => {
  const { facilityId, manager } = await test.managed({ letter_effective_date: '2026-03-11' });
  const day = '2026-03-10';
  const add = (tenant: Parameters<typeof addTenant>[2]) => addTenant(test.db, facilityId, tenant);
  await add({ ...covered, last_name: 'Due', charge_apply_date: day });
  await add({ ...covered, last_name: 'Later' });
  await add({ ...covered, charge_apply_date: day, tagged_for_removal: true });
  await add({ ...covered, charge_apply_date: day, charge_applied: true });
  await add({ ...covered, charge_apply_date: day, welcome_letter_sent_date: day });
  await add({ status: 'opt_out', charge_apply_date: day });
  const others = await addFacility(test.db, { letter_effective_date: day });
  await addTenant(test.db, others, covered);

  const home = async () => (await manager.get('/api/managers/facility')).json();
  const listed = async (query: Record<string, string> = {}) => {
    const url = `/api/facilities/${facilityId}/tenants`;
    const { data } = (await manager.get(url, { waiting_for: 'charge', ...query })).json().data;
    return data.map((tenant: { last_name: string }) => tenant.last_name);
  };
  expect([(await home()).charges_to_connect, await listed()]).toEqual([1, ['Due']]);
  expect(await listed({ full_name: 'later' })).toEqual([]);
  test.clock.advance(86_400_000);
  const tomorrow = await test.signIn('manager', { facilityId });
  const { charges_to_connect } = (await tomorrow.get('/api/managers/facility')).json();
  expect(charges_to_connect).toBe(2);
});

const covered = { status: 'selected_coverage', coverage_id: 1 } as const;
