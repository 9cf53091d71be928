import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addFacility, addTenant } from '../../testing/seed.ts';
import { testApp } from '../../testing/testApp.ts';

const test = await testApp();
const monitor = await test.signIn('monitor');

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

// FAC-110
it('has the premium of the charged and chosen coverages', async () => {
  const { id, premium } = await facilityWithCoverages();
  expect(await overviewOf(id)).toMatchObject({ premium_cents: premium, former: null });
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
  expect(await overviewOf(id)).toMatchObject({ premium_cents: 0, former });
});

// FAC-109
it('has no counts that an older archive did not record', async () => {
  const { id } = await facilityWithCoverages();
  await archive(id);
  await sql`
    update archived_periods set stats = stats - 'charge_applied' - 'premium_cents' where facility_id = ${id}
  `.execute(test.db);
  const { former } = await overviewOf(id);
  expect(former.premium_cents).toBeNull();
  expect(former.stats).not.toHaveProperty('charge_applied');
});
