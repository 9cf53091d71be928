import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/testApp.ts';
import { demoAccounts, fillWithDemoData, isEmpty } from './demo.ts';

const test = await testApp();
expect(await isEmpty(test.db)).toBe(true);
await fillWithDemoData(test.app);
expect(await isEmpty(test.db)).toBe(false);

describe('the demo data', () => {
  it('has an admin, a monitor and three managers who sign in with the printed passwords', async () => {
    const [, ...lines] = await demoAccounts(test.db, test.app.passwords);
    const accounts = lines.map((line) => {
      const [, role, username, password] = /(\w+) +([\w-]+) \/ (\S+)$/.exec(line) ?? [];
      return { role, username, password };
    });
    expect(accounts.map(({ role }) => role)).toEqual([
      'admin',
      'monitor',
      ...Array(3).fill('manager'),
    ]);
    for (const { role, username, password } of accounts) {
      const response = await test.anyone.post('/api/login', { username, password });
      expect(response.json().permissions).toEqual([role]);
    }
  });

  it('prints no password that has been changed', async () => {
    const users = test.db.selectFrom('users').select('id').where('username', '=', 'cedar');
    const { id } = await users.executeTakeFirstOrThrow();
    const manager = await test.signIn({ userId: id });
    await manager.post('/api/change-password', { password: 'my own words' });
    const lines = await demoAccounts(test.db, test.app.passwords);
    expect(lines.filter((line) => line.includes('cedar'))).toEqual([]);
  });

  it('shows every choice of the tenant filters and every move-out state', async () => {
    const monitor = await test.signIn('monitor');
    const { data } = (await monitor.get('/api/tenants')).json();
    expect(data.filters.filter(({ count }: { count: number }) => count === 0)).toEqual([]);
    expect(data.stats.tagged_for_removal).toBeGreaterThan(0);
    expect(data.stats.charge_applied).toBeGreaterThan(0);
    expect(data.info.incomplete_address).toBeGreaterThan(0);
    const { stats } = (await monitor.get('/api/facilities')).json();
    const counts = Object.values({ ...stats.move_outs, ...stats.tenant_thresholds });
    expect(counts.filter((count) => count === 0)).toEqual([]);
  });

  it('fills every screen', async () => {
    const monitor = await test.signIn('monitor');
    const { data } = (await monitor.get('/api/facilities')).json();
    const { id: facility_id } = data.find(
      (row: { facility_number: string }) => row.facility_number === 'L-104',
    );
    const weeks = (await monitor.get(`/api/answers?facility_id=${facility_id}`)).json();
    const withAnswers = weeks.filter(({ answers }: { answers: number }) => answers > 0);
    expect(withAnswers.length).toBeGreaterThan(3);
    const archives = (await monitor.get('/api/facility-archives')).json().data;
    expect(archives.data).toMatchObject([{ facility_number: 'L-106', percent_complete: 89 }]);
    const batches = (await monitor.get('/api/letter-batches')).json().data.data;
    expect(batches).toMatchObject([
      { facility_number: 'L-103', letter_type: 'welcome', mail_time: null },
      { facility_number: 'L-102', letter_type: 'initial', mail_time: '2026-02-26T21:20:00.000Z' },
      { facility_number: 'L-103', letter_type: 'follow_up' },
      { facility_number: 'L-104', letter_type: 'welcome' },
      { facility_number: 'L-103', letter_type: 'initial' },
      { facility_number: 'L-104', letter_type: 'follow_up' },
      { facility_number: 'L-106', letter_type: 'follow_up' },
      { facility_number: 'L-104', letter_type: 'initial' },
      { facility_number: 'L-106', letter_type: 'initial' },
    ]);
    const admin = await test.signIn('admin');
    expect((await admin.get('/api/deleted-tenants')).json().data.data).toMatchObject([
      { facility_number: 'L-101', user: 'Robin Hayes' },
      { facility_number: 'L-101', user: 'Robin Hayes' },
    ]);
    const due: { kind: string }[] = (await monitor.get('/api/due')).json().items;
    expect([...new Set(due.map(({ kind }) => kind))].sort()).toEqual(
      [
        'addresses',
        'batch',
        'charges',
        'dates',
        'import',
        'letters',
        'move_outs',
        'payments',
      ].concat('tenants'),
    );
    for (const { id } of data) {
      const { events } = (await monitor.get(`/api/facilities/${id}/overview`)).json();
      expect(events.at(-1)).toMatchObject({ kind: 'created', user: 'Robin Hayes' });
    }
    const answered = (await monitor.get('/api/tenants', { filter: 'opt_out' })).json().data.data;
    const history = (await monitor.get(`/api/tenants/${answered[0].id}/history`)).json();
    expect(history.map(({ kind }: { kind: string }) => kind)).toContain('status');
    expect(history.at(-1)).toMatchObject({ kind: 'imported' });
  });

  it('has a facility ready to tag, and letters of all three types ready', async () => {
    const monitor = await test.signIn('monitor');
    const { data } = (await monitor.get('/api/facilities')).json();
    const ready = data.filter((row: { ready_to_tag: boolean }) => row.ready_to_tag);
    expect(ready).not.toEqual([]);
    const all = await Promise.all(
      data.map(async ({ id }: { id: number }) =>
        (await monitor.get(`/api/facilities/${id}/tenant-mailing-counts`)).json(),
      ),
    );
    for (const kind of ['initial', 'follow_up', 'welcome']) {
      expect(all.filter((counts) => counts[`${kind}_letter_ready`] > 0)).not.toEqual([]);
    }
  });
});
