import { describe, expect, it } from 'vitest';
import { addFacility, addTenant } from '../../testing/seed.ts';
import { testApp } from '../../testing/testApp.ts';

const test = await testApp();
const db = test.db;
const monitor = await test.signIn('monitor');

const answersOf = async (facility_id: number) => {
  const answer = await monitor.get('/api/answers', { facility_id: String(facility_id) });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

/** Adds an entry about tenants to the audit log, as an edit does. */
async function log(at: string, object_ids: number[], details: object) {
  await db
    .insertInto('audit_log')
    .values({
      action: 'status',
      object_type: 'tenant',
      object_ids,
      at: new Date(at),
      details: JSON.stringify(details),
    })
    .execute();
}

// FAC-97. Today is Tuesday 2026-03-10 in Chicago.
describe('GET /api/answers', () => {
  it('has the twelve weeks up to the current one, without an answer too', async () => {
    const id = await addFacility(db);
    const weeks = await answersOf(id);
    expect(weeks).toHaveLength(12);
    expect(weeks[0]).toEqual({ week: '2025-12-22', answers: 0 });
    expect(weeks[11]).toEqual({ week: '2026-03-09', answers: 0 });
  });

  it('counts a tenant once a week, and no reset and no other edit', async () => {
    const id = await addFacility(db);
    const [answered, reset, edited] = [
      await addTenant(db, id),
      await addTenant(db, id, { status: 'opt_out' }),
      await addTenant(db, id),
    ];
    for (const status of ['opt_out', 'moved_out']) {
      await monitor.post(`/api/tenants/${answered}/status`, { status });
    }
    await log('2026-03-10T12:00:00Z', [reset], { fields: ['status'], status: null });
    await log('2026-03-10T12:00:00Z', [edited], { fields: ['last_name'] });
    expect((await answersOf(id)).at(-1)).toEqual({ week: '2026-03-09', answers: 1 });
  });

  it('does not count a tenant whom an import set to Moved Out', async () => {
    const id = await addFacility(db);
    const [gone, answered] = [
      await addTenant(db, id, { status: 'moved_out' }),
      await addTenant(db, id, { status: 'moved_out' }),
    ];
    const byImport = { fields: ['status'], status: 'moved_out', import: 7 };
    await log('2026-03-04T12:00:00Z', [answered], { fields: ['status'], status: 'opt_out' });
    await log('2026-03-10T12:00:00Z', [gone, answered], byImport);
    expect((await answersOf(id)).slice(-2)).toEqual([
      { week: '2026-03-02', answers: 1 },
      { week: '2026-03-09', answers: 0 },
    ]);
  });

  it('does not count a tenant whom staff set to Moved Out or Bad Address', async () => {
    const id = await addFacility(db);
    for (const status of ['moved_out', 'bad_address']) {
      await monitor.post(`/api/tenants/${await addTenant(db, id)}/status`, { status });
    }
    expect((await answersOf(id)).at(-1)).toEqual({ week: '2026-03-09', answers: 0 });
  });

  it('does not count a tenant whose answer was taken back', async () => {
    const id = await addFacility(db);
    const tenant = await addTenant(db, id);
    await monitor.post(`/api/tenants/${tenant}/status`, { status: 'opt_out' });
    await monitor.post('/api/tenants/reset', { ids: String(tenant) });
    expect((await answersOf(id)).at(-1).answers).toBe(0);
  });

  it('begins a week on Monday in the time zone of the office', async () => {
    const id = await addFacility(db);
    const tenant = await addTenant(db, id, { status: 'opt_out' });
    const other = await addTenant(db, id, { status: 'opt_out' });
    const details = { fields: ['status'], status: 'opt_out' };
    // 23:30 on Sunday and 0:30 on Monday in Chicago.
    await log('2026-03-02T05:30:00Z', [tenant], details);
    await log('2026-03-02T06:30:00Z', [tenant, other], details);
    expect((await answersOf(id)).slice(-3)).toEqual([
      { week: '2026-02-23', answers: 1 },
      { week: '2026-03-02', answers: 2 },
      { week: '2026-03-09', answers: 0 },
    ]);
  });

  it('answers 404 for an unknown facility', async () => {
    const unknown = await monitor.get('/api/answers', { facility_id: '999999' });
    expect(unknown.statusCode).toBe(404);
  });
});
