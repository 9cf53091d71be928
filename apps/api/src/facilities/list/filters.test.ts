import { beforeAll, describe, expect, it } from 'vitest';
import { addFacility, addTenant } from '../../testing/seed.ts';
import { testApp } from '../../testing/testApp.ts';

const test = await testApp();
const monitor = await test.signIn('monitor');

// FAC-10
describe("the filters of 'More Filters'", () => {
  const shown: Record<string, string[]> = {
    no_move_outs_confirmed: ['M-doing', 'M-limits', 'M-new', 'M-over'],
    doing_move_outs: ['M-doing'],
    confirmed_move_outs: ['M-confirmed'],
    confirmed_no_move_outs: ['M-none'],
    opt_outs_threshold: ['M-over'],
    provided_proof_threshold: ['M-over'],
    bad_address_threshold: ['M-over'],
    moved_out_threshold: ['M-over'],
    initial_letters_unsent: ['M-confirmed', 'M-doing', 'M-limits', 'M-none', 'M-over'],
    follow_up_letters_unsent: ['M-confirmed', 'M-doing', 'M-limits', 'M-new', 'M-none', 'M-over'],
    welcome_letters_unsent: ['M-confirmed', 'M-doing', 'M-limits', 'M-new', 'M-none', 'M-over'],
  };
  beforeAll(async () => {
    const add = (name: string, more = {}) =>
      addFacility(test.db, { facility_number: `M-${name}`, corporate_group: 'filters', ...more });
    await add('new', { initial_letter_sent_date: '2026-03-01' });
    await addTenant(test.db, await add('doing'), { tagged_for_removal: true });
    await addTenant(test.db, await add('confirmed', { confirmed_move_outs_date: '2026-03-01' }), {
      tagged_for_removal: true,
    });
    await add('none', { confirmed_no_move_outs_date: '2026-03-01' });
    // Exactly at each threshold: 20 tenants, 5% of three statuses and 20% provided proof.
    await addStatuses(
      await add('limits'),
      { opt_out: 1, bad_address: 1, moved_out: 1, provide_proof: 4 },
      20,
    );
    await addStatuses(
      await add('over'),
      { opt_out: 2, bad_address: 2, moved_out: 2, provide_proof: 5 },
      20,
    );
  });

  it.each(Object.keys(shown))('%s', async (filter) => {
    const query = { filter, corporate_group: 'filters' };
    expect(numbers((await monitor.get('/api/facilities', query)).json().data)).toEqual(
      shown[filter],
    );
  });

  // FAC-58
  it('count the same facilities in the summary of any list', async () => {
    const all = (await monitor.get('/api/facilities', { account_name: 'nobody' })).json();
    expect([all.data, all.pagination.last_page]).toEqual([[], 1]);
    const { move_outs, tenant_thresholds, letters } = all.stats;
    const summed = { ...move_outs, ...tenant_thresholds, ...letters };
    for (const filter of Object.keys(shown).slice(1)) {
      const { pagination } = (await monitor.get('/api/facilities', { filter })).json();
      expect([filter, summed[filter]]).toEqual([filter, pagination.total]);
    }
    const home = (await monitor.get('/api/monitors/facility-stats')).json();
    expect(home).toMatchObject({ data: { move_outs, tenant_thresholds } });
    const stored = await test.db.selectFrom('facilities').select('id').execute();
    expect(move_outs.total).toBe(stored.length);
  });
});

const numbers = (rows: Array<{ facility_number: string }>) =>
  rows.map((row) => row.facility_number);

async function addStatuses(facilityId: number, statuses: Record<string, number>, total: number) {
  const words = Object.entries(statuses).flatMap(([word, times]) => Array(times).fill(word));
  for (let index = 0; index < total; index += 1) {
    await addTenant(test.db, facilityId, { status: words[index] ?? null });
  }
}
