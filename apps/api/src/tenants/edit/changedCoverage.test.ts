import type { DueItem, Tenant } from '@audit-letters/api-client/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { addFacility, addTenant } from '../../testing/seed.ts';
import { testApp } from '../../testing/testApp.ts';

let facilityId: number;
const test = await testApp();
const monitor = await test.signIn('monitor');
beforeEach(async () => {
  facilityId = await addFacility(test.db, {
    letter_effective_date: '2026-03-01',
    initial_letter_send_date: '2026-03-01',
    follow_up_letter_send_date: '2026-03-01',
    welcome_letter_send_date: '2026-03-10',
    initial_letter_sent_date: '2026-03-01',
    confirmed_no_move_outs_date: '2026-02-20',
  });
});

// Plans of the first migration: $12, $18, $24.50 and $36 a month.
const [small, large, largest] = [1, 2, 4];
const covered = { status: 'selected_coverage', coverage_id: small } as const;
const confirmed = {
  ...covered,
  charge_applied: true,
  charge_applied_date: '2026-03-02',
  charge_confirmed_date: '2026-03-03',
  payment_confirmed_date: '2026-03-03',
};

const add = (tenant: Parameters<typeof addTenant>[2] = {}) =>
  addTenant(test.db, facilityId, tenant);
const edit = (id: number, body: object) => monitor.post(`/api/tenants/${id}`, body);
const choose = (id: number, coverage_id: number) =>
  edit(id, { status: 'selected_coverage', coverage_id });
const bulkEdit = (id: number, coverage_id: number) => {
  const body = { field: 'coverage_id', ids: `${id}`, value: `${coverage_id}` };
  return monitor.post('/api/tenants/bulk', body, { form: true });
};
const confirm = (id: number) => edit(id, { charge_confirmed: true });

/** The due kinds of the facility with their counts. */
async function due(): Promise<Record<string, number>> {
  const items: DueItem[] = (await monitor.get('/api/due')).json().items;
  const own = items.filter(
    ({ facility_id, kind }) => facility_id === facilityId && kind !== 'batch',
  );
  return Object.fromEntries(own.map(({ kind, count }) => [kind, count]));
}
async function waitingFor(waiting_for: string): Promise<number> {
  const query = { waiting_for, facility_id: `${facilityId}` };
  return (await monitor.get('/api/tenants', query)).json().data.pagination.total;
}

// TEN-152, DUE-26
describe('another coverage after the charge was confirmed', () => {
  const ways: [string, (id: number) => Promise<{ statusCode: number }>][] = [
    ['an edit', (id) => choose(id, large)],
    ['a bulk edit', (id) => bulkEdit(id, large)],
    [
      "a manager's edit",
      async (id) => {
        const manager = await test.signIn('manager', { facilityId });
        const body = { id, status: 'selected_coverage', coverage_id: large };
        return manager.post('/api/managers/update-tenant', body);
      },
    ],
    [
      'another answer in between',
      async (id) => {
        await monitor.post(`/api/tenants/${id}/status`, { status: 'opt_out' });
        return choose(id, large);
      },
    ],
  ];
  it.each(ways)('by %s clears the confirmations and is a charge to change', async (_, change) => {
    const id = await add();
    await choose(id, small);
    await edit(id, { charge_applied: true });
    await confirm(id);
    expect(await test.tenant(id)).toMatchObject({ charged_coverage_id: small });

    expect((await change(id)).statusCode).toBe(200);
    expect(await test.tenant(id)).toMatchObject({
      coverage_id: large,
      charged_coverage_id: small,
      charge_applied: true,
      charge_confirmed_date: null,
      payment_confirmed_date: null,
    });
    expect(await due()).toEqual({ charge_changes: 1 });
    const { data } = (await monitor.get('/api/tenants', { waiting_for: 'change' })).json();
    const listed = data.data.find((tenant: Tenant) => tenant.id === id);
    expect([
      listed.charged_coverage.monthly_fee_dollars,
      listed.coverage.monthly_fee_dollars,
    ]).toEqual([12, 18]);
    const waits = ['change', 'charge', 'payment', 'disconnection'];
    expect(await Promise.all(waits.map(waitingFor))).toEqual([1, 0, 0, 0]);

    await confirm(id);
    expect(await test.tenant(id)).toMatchObject({
      charged_coverage_id: large,
      charge_confirmed_date: '2026-03-10',
      payment_confirmed_date: '2026-03-10',
    });
    expect(await due()).toEqual({ letters: 1 });
  });

  it.each<[string, object, (id: number) => Promise<unknown>]>([
    [
      'needs no confirmation when the charged coverage is chosen again',
      { payments: 1 },
      (id) => choose(id, small),
    ],
    [
      'stays a charge to change through further coverages',
      { charge_changes: 1 },
      (id) => choose(id, largest),
    ],
    [
      'is charged as usual after the charge was disconnected',
      { charges: 1 },
      (id) => edit(id, { charge_applied: false }),
    ],
    [
      'is charged as usual after a reset',
      { charges: 1 },
      async (id) => {
        await monitor.post('/api/tenants/reset', { ids: `${id}` }, { form: true });
        await choose(id, largest);
      },
    ],
  ])('%s', async (_, items, then) => {
    const id = await add(confirmed);
    await choose(id, large);
    await then(id);
    expect(await due()).toEqual(items);
  });

  it('is not due while the tenant is tagged', async () => {
    const id = await add({ ...confirmed, tagged_for_removal: true });
    await choose(id, large);
    expect(await waitingFor('change')).toBe(0);
  });

  // DUE-22
  it('is no change when the tenant leaves the coverage', async () => {
    const id = await add(confirmed);
    await monitor.post(`/api/tenants/${id}/status`, { status: 'opt_out' });
    expect(await test.tenant(id)).toMatchObject({ charge_confirmed_date: '2026-03-03' });
    expect(await due()).toEqual({ disconnections: 1 });
  });

  // TEN-31, WIR-49
  it('has its confirmations again when it is undone', async () => {
    const id = await add(confirmed);
    const before = await test.tenant(id);
    const { undo } = (await bulkEdit(id, large)).json();
    expect(await test.tenant(id)).toMatchObject({ charge_confirmed_date: null });
    expect((await monitor.post(`/api/undo/${undo}`)).statusCode).toBe(200);
    expect(await test.tenant(id)).toEqual({ ...before, updated_at: expect.any(Date) });
    expect(await due()).toEqual({ letters: 1 });
  });

  // TEN-83
  it('is told by the history', async () => {
    const id = await add(confirmed);
    await choose(id, large);
    expect((await monitor.get(`/api/tenants/${id}/history`)).json()).toMatchObject([
      {
        kind: 'edited',
        coverage_before: '$12 per month for $1,000 coverage',
        coverage: '$18 per month for $2,000 coverage',
        charge_confirmed: false,
        charge_to_change: true,
        fields: ['charge_confirmed_date', 'payment_confirmed_date', 'coverage_id'],
      },
    ]);
  });

  // FAC-110
  it('counts the charged fee as the premium until the change is confirmed', async () => {
    const premium = async () =>
      (await monitor.get(`/api/facilities/${facilityId}/overview`)).json().premium_cents;
    const id = await add(confirmed);
    await choose(id, largest);
    expect(await premium()).toBe(1200);
    await confirm(id);
    expect(await premium()).toBe(3600);
  });
});

// LET-4, LET-107
describe('the welcome letter after another coverage', () => {
  const letters = `letter_type=welcome`;
  const generate = (query = '') =>
    monitor.get(`/api/facilities/${facilityId}/generate-letters?${letters}${query}`);
  const ready = async () =>
    (await monitor.get(`/api/facilities/${facilityId}/tenant-mailing-counts`)).json()
      .welcome_letter_ready;
  const listed = async () =>
    (
      await monitor.get(`/api/facilities/${facilityId}/tenants-mailing`, {
        filter: 'welcome_letter_ready',
      })
    ).json().pagination.total;

  it('is due again once the changed charge is confirmed, and cannot be printed before', async () => {
    const id = await add(confirmed);
    await generate();
    expect([await ready(), await listed()]).toEqual([0, 0]);
    await choose(id, large);
    expect([await ready(), await listed()]).toEqual([0, 0]);
    const chosen = await generate(`&tenants=${id}`);
    expect([chosen.statusCode, chosen.body]).toEqual([
      422,
      expect.stringContaining('please confirm the changed charge first'),
    ]);
    await confirm(id);
    expect([await ready(), await listed(), await due()]).toEqual([1, 1, { letters: 1 }]);

    test.clock.advance(120_000);
    expect((await generate()).json()).toMatchObject({ tenant_count: 1 });
    expect([await ready(), await due()]).toEqual([0, {}]);
  });

  it('is due again after the new letter is taken back', async () => {
    const id = await add(confirmed);
    await generate();
    await choose(id, large);
    await confirm(id);
    test.clock.advance(120_000);
    const { file_name } = (await generate()).json();
    await monitor.delete(`/api/letter-batches/${file_name}`);
    expect(await test.tenant(id)).toMatchObject({ welcome_coverage_id: small });
    expect([await ready(), await due()]).toEqual([1, { letters: 1 }]);
  });

  it('is not due when the coverage of the letter is chosen again', async () => {
    const id = await add(confirmed);
    await generate();
    await choose(id, large);
    await choose(id, small);
    await confirm(id);
    expect(await ready()).toBe(0);
  });

  it('of a server of the version before names the coverage before the change', async () => {
    const id = await add({ ...confirmed, welcome_letter_sent_date: '2026-03-05' });
    expect(await ready()).toBe(0);
    await choose(id, large);
    await confirm(id);
    expect(await ready()).toBe(1);
  });

  it('stays locked for the manager', async () => {
    const id = await add(confirmed);
    await generate();
    await choose(id, large);
    await confirm(id);
    const manager = await test.signIn('manager', { facilityId });
    const body = { id, note: 'x' };
    expect((await manager.post('/api/managers/update-tenant', body)).statusCode).toBe(422);
  });
});
