import { describe, expect, it, vi } from 'vitest';
import { addFacility, addTenant } from '../testing/seed.ts';
import { testApp } from '../testing/testApp.ts';

const test = await testApp();

describe('threat 2: a refused call in the audit log (ASVS 16.3.2, API5)', () => {
  it('names the route of a call without the permission', async () => {
    const manager = await test.signIn('manager');
    await manager.get('/api/users', { name: 'Vera' });
    expect(await test.auditOf(manager.userId)).toMatchObject([
      {
        action: 'refused',
        object_type: 'call',
        details: { method: 'GET', route: '/api/users', status: 403 },
      },
    ]);
  });

  it("names the route of a manager's call for another facility", async () => {
    const { manager } = await test.managed();
    const foreign = await addTenant(test.db, await addFacility(test.db));
    await manager.post(`/api/tenants/${foreign}/status`, { status: 'opt_out' });
    expect(await test.auditOf(manager.userId)).toMatchObject([
      { action: 'refused', details: { route: '/api/tenants/:id/status', status: 404 } },
    ]);
  });
});

describe('threat 36: refused input in the audit log (ASVS 16.3.3)', () => {
  it('counts those of an hour and a route, with nothing of the input', async () => {
    const monitor = await test.signIn('monitor');
    const wrong = { page: 'Vera Lindqvist' };
    for (let calls = 0; calls < 12; calls += 1) await monitor.get('/api/tenants', wrong);
    // Noise on one route hides no call of another one.
    await monitor.get('/api/users', wrong);
    test.clock.advance(3_600_000);
    await monitor.get('/api/users', wrong);
    const entry = (route: string, times: number) =>
      expect.objectContaining({
        ...{ action: 'refused-input', object_type: 'call', object_ids: [], times },
        details: { method: 'GET', route, status: 422, address: '127.0.0.1' },
      });
    expect(await test.auditOf(monitor.userId)).toEqual([
      entry('/api/tenants', 12),
      entry('/api/users', 1),
      entry('/api/users', 1),
    ]);
  });

  // SHL-63
  it("counts a manager's changes beyond 300 a minute, which change nothing, in one entry", async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { facilityId, manager } = await test.managed();
    const id = await addTenant(test.db, facilityId);
    const statuses: number[] = [];
    for (let calls = 0; calls < 303; calls += 1) {
      const status = calls % 2 === 0 ? 'opt_out' : 'moved_out';
      statuses.push((await manager.post(`/api/tenants/${id}/status`, { status })).statusCode);
    }
    vi.useRealTimers();
    expect(statuses).toEqual([...Array(300).fill(200), ...Array(3).fill(429)]);
    const entries = await test.auditOf(manager.userId);
    expect(entries).toHaveLength(301);
    expect(entries.at(-1)).toMatchObject({ action: 'throttled', times: 3 });
  });
});

describe('threat 44: what the audit log says of exports (ASVS 16.2.1)', () => {
  it('records an export with its file', async () => {
    const monitor = await test.signIn('monitor');
    await monitor.get('/api/exports/monitor-tenants');
    expect(await test.auditOf(monitor.userId)).toMatchObject([
      {
        action: 'export',
        object_type: 'file',
        times: 1,
        object_ids: [expect.any(Number)],
        details: { list: 'tenant_list' },
      },
    ]);
  });
});

describe('threat 28: a GET that makes a file, called by another site (ASVS 3.5.3)', () => {
  it.each([
    '/api/exports/monitor-tenants',
    '/api/facilities/1/generate-letters?letter_type=initial',
  ])('is refused even with the token: %s', async (url) => {
    const { token } = await test.signIn('monitor');
    const headers = { 'x-authorization': token, 'sec-fetch-site': 'same-site' };
    expect((await test.app.inject({ url, headers })).statusCode).toBe(403);
    expect(
      await test.db.selectFrom('files').selectAll().where('kind', '=', 'export').execute(),
    ).toHaveLength(1);
  });
});
