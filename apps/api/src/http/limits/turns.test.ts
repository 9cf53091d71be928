import { describe, expect, it } from 'vitest';
import { addFacility, addTenant } from '../../testing/seed.ts';
import { testApp } from '../../testing/testApp.ts';

const test = await testApp();
const facility = await addFacility(test.db);
await addTenant(test.db, facility);

const times = <T>(count: number, call: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, call));

// SHL-111
describe('Threat: one user takes all turns (ASVS 2.4.1, API4:2023)', () => {
  it('a preview is served before the many of another user', async () => {
    const [monitor, other] = [await test.signIn('monitor'), await test.signIn('monitor')];
    const preview = `/api/facilities/${facility}/preview-letter?letter_type=initial`;
    const done: string[] = [];
    const flood = times(12, async () => {
      expect((await monitor.get(preview)).statusCode).toBe(200);
      done.push('flood');
    });
    expect((await other.get(preview)).statusCode).toBe(200);
    done.push('other');
    await flood;
    expect(done.indexOf('other')).toBeLessThan(6);
  });

  it('a user can make 120 exports a minute, of which the latest 50 are kept', async () => {
    const [manager, other] = [
      await test.signIn('manager', { facilityId: facility }),
      await test.signIn('manager', { facilityId: facility }),
    ];
    const exported = () => manager.get('/api/exports/manager-tenants');
    const exports = [...(await times(119, exported)), await exported()];
    expect(new Set(exports.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const files = await test.db.selectFrom('files').select('id').execute();
    expect(files).toHaveLength(50);
    const refused = await exported();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toHaveProperty('retry-after');
    expect((await other.get('/api/exports/manager-tenants')).statusCode).toBe(200);
  });
});
