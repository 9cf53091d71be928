import { expect, it } from 'vitest';
import { testApp } from '../testing/testApp.ts';

const test = await testApp();

it('the coverages on offer are those of all states and of the given state', async () => {
  await test.db
    .insertInto('coverages')
    .values([
      { state: 'TX', monthly_fee_cents: 1850, coverage_amount: 2500 },
      { state: 'UT', monthly_fee_cents: 100, coverage_amount: 1 },
    ])
    .execute();
  const manager = await test.signIn('manager');
  const plans = (await manager.get('/api/coverages/available', { state: 'TX' })).json();
  expect(plans).toContainEqual({
    id: expect.any(Number),
    monthly_fee_dollars: 18,
    monthly_fee_cents: 50,
    coverage_amount: 2500,
  });
  expect(plans.map((plan: { coverage_amount: number }) => plan.coverage_amount)).not.toContain(1);
});
