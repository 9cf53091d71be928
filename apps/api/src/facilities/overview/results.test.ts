import type { Program } from '@audit-letters/api-client/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { addFacility, addTenant } from '../../testing/seed.ts';
import { type Caller, type TestApp, testApp } from '../../testing/testApp.ts';
import { workbookRecords } from '../../testing/workbooks/workbookRows.ts';

let test: TestApp;
let monitor: Caller;
beforeAll(async () => {
  test = await testApp();
  monitor = await test.signIn('monitor');
});

const program = async (): Promise<Program> => (await monitor.get('/api/program')).json();
const resultOf = async (id: number) =>
  (await program()).facilities.find((facility) => facility.id === id);
const overviewOf = async (id: number) =>
  (await monitor.get(`/api/facilities/${id}/overview`)).json();

/** A facility with two covered tenants, one of them charged, and one who opted out. */
async function facilityWithCoverages() {
  const id = await addFacility(test.db);
  const [plan] = await test.db
    .selectFrom('coverages')
    .select(['id', 'monthly_fee_cents'])
    .orderBy('id')
    .limit(1)
    .execute();
  if (!plan) throw new Error('There is no coverage.');
  const covered = { status: 'selected_coverage', coverage_id: plan.id } as const;
  await addTenant(test.db, id, { ...covered, charge_applied: true });
  await addTenant(test.db, id, covered);
  await addTenant(test.db, id, { status: 'opt_out' });
  return { id, premium: 2 * plan.monthly_fee_cents };
}

const archive = (id: number) =>
  monitor.post(
    `/api/facility-archives/${id}/execute`,
    { letter_effective_date: '', initial_letter_date: '', skip_letter_dates: 'true' },
    { form: true },
  );

// FAC-110, FAC-112
describe('GET /api/program', () => {
  it('has the counts and the premium of each facility', async () => {
    const { id, premium } = await facilityWithCoverages();
    expect(await resultOf(id)).toMatchObject({
      id,
      stats: { tenant_count: 3, selected_coverage: 2, opted_out: 1, charge_applied: 1 },
      premium_cents: premium,
      former: null,
    });
    expect(await overviewOf(id)).toMatchObject({ premium_cents: premium, former: null });
  });

  it('answers 403 for a manager', async () => {
    const manager = await test.signIn('manager', { facilityId: await addFacility(test.db) });
    expect((await manager.get('/api/program')).statusCode).toBe(403);
  });
});

// FAC-109
it('compares with the last archived period', async () => {
  const { id, premium } = await facilityWithCoverages();
  expect((await archive(id)).statusCode).toBe(200);
  test.clock.advance(60_000);
  const former = {
    stats: { tenant_count: 3, selected_coverage: 2, charge_applied: 1 },
    premium_cents: premium,
  };
  expect(await resultOf(id)).toMatchObject({
    stats: { tenant_count: 0 },
    premium_cents: 0,
    former,
  });
  expect(await overviewOf(id)).toMatchObject({ premium_cents: 0, former });
});

// FAC-115, FAC-116
it('exports a row for each facility, with the period before', async () => {
  const { id, premium } = await facilityWithCoverages();
  await archive(id);
  await addTenant(test.db, id, { status: 'opt_out' });
  await addTenant(test.db, id);
  const { filename: file_key } = (await monitor.get('/api/exports/program')).json().data;
  const file = await monitor.get('/api/exports/download', { file_key, filename: 'program' });
  const rows = await workbookRecords(file.rawPayload);
  const number = (await resultOf(id))?.facility_number;
  expect(rows.find((row) => row['Facility Number'] === number)).toMatchObject({
    Tenants: '2',
    Answers: '1',
    'Percent Complete': '50',
    'Premium per Month': '0',
    'Before: Tenants': '3',
    'Before: Answers': '3',
    'Before: Percent Complete': '100',
    'Before: Premium per Month': String(premium / 100),
  });
});

// FAC-109
it('has no counts that an older archive did not record', async () => {
  const { id } = await facilityWithCoverages();
  await archive(id);
  const older = { tenant_count: 3, selected_coverage: 2 };
  const { stats } = await test.db
    .selectFrom('archived_periods')
    .select('stats')
    .where('facility_id', '=', id)
    .executeTakeFirstOrThrow();
  const {
    charge_applied: _,
    premium_cents: __,
    ...kept
  } = { ...stats, ...older } as Record<string, unknown>;
  await test.db
    .updateTable('archived_periods')
    .set({ stats: JSON.stringify(kept) })
    .where('facility_id', '=', id)
    .execute();
  const result = await resultOf(id);
  expect(result?.former?.premium_cents).toBeNull();
  expect(result?.former?.stats).not.toHaveProperty('charge_applied');
});
