import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addFacility } from '../testing/seed.ts';
import { addAccount } from '../testing/seedAccount.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { tokenHash } from './store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});

describe('signing in', () => {
  // SHL-14
  it('returns permissions, token and user for the right password', async () => {
    const facilityId = await addFacility(test.db);
    const id = await addAccount(test, 'dana', 'harbor-lane', { facility_id: facilityId });
    const response = await login('Dana', ' harbor-lane ');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      permissions: ['manager'],
      token: { token: expect.stringMatching(/^[\w-]{43}$/) },
      user: {
        id,
        username: 'dana',
        real_name: null,
        is_admin: false,
        is_monitor: false,
        email: expect.any(String),
        facility_id: facilityId,
        has_changed_password: false,
        facility: expect.objectContaining({ id: facilityId, facility_number: expect.any(String) }),
        // For staff only, and not to be kept by a browser.
        original_password: null,
        last_active_date: test.clock.now().toISOString(),
        days_since: 0,
        hours_since: 0,
        minutes_since: 0,
        seconds_since: 0,
      },
    });
  });

  // SHL-66
  it('answers an unknown user and a wrong password alike', async () => {
    await addAccount(test, 'erin', 'right-password');
    const unknown = await login('nobody-here', 'right-password');
    const wrong = await login('erin', 'wrong-password');
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
    expect(wrong.json()).toEqual({ error: 'The username or password is incorrect.' });
  });

  // USR-45
  it('refuses a generated password after 14 days, until it is changed or set anew (ASVS 6.4.1)', async () => {
    const now = test.clock.now().toISOString();
    const id = await addAccount(test, 'yann', 'quiet lake 9');
    await addAccount(test, 'zoe', 'quiet lake 9', { has_changed_password: true });
    const signIn = async (name: string) => (await login(name, 'quiet lake 9')).json();
    test.clock.advance(14 * 24 * 3_600_000);
    expect(await signIn('yann')).toHaveProperty('token');
    test.clock.advance(1000);
    expect(await signIn('yann')).toEqual({
      error: 'This generated password has expired. Please ask for a new one.',
    });
    expect((await login('yann', 'wrong-password')).json().error).toMatch(/incorrect/);
    expect(await signIn('zoe')).toHaveProperty('token');
    const admin = await test.signIn('admin');
    await admin.post(`/api/users/${id}`, { password: 'quiet lake 9' });
    expect(await signIn('yann')).toHaveProperty('token');
    test.clock.set(now);
  });

  // WIR-27
  it('keeps only hashes of the token and of the download cookie', async () => {
    await addAccount(test, 'fay', 'right-password');
    const response = await login('fay', 'right-password');
    const { token } = response.json().token;
    const [cookie] = response.cookies;
    expect(cookie).toMatchObject({ name: 'dl', httpOnly: true, sameSite: 'Strict', path: '/' });
    const rows = await test.db.selectFrom('sessions').selectAll().execute();
    expect(rows.map((row) => row.token_hash.toString('hex'))).toContain(
      tokenHash(token).toString('hex'),
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(cookie?.value).not.toBe(token);
  });

  it('requires both fields', async () => {
    const response = await test.anyone.post('/api/login', { username: 'dana' }, { form: true });
    expect([response.statusCode, response.json().data.fields]).toEqual([
      422,
      { password: expect.any(String) },
    ]);
  });

  // OPS-22
  it('reads at most 8 kB', async () => {
    const answers = [8_000, 8_192].map((length) => login('nobody', 'x'.repeat(length)));
    const [long, huge] = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(long).not.toBe(413);
    expect(huge).toBe(413);
  });

  // SHL-64
  it('delays attempts after failures and accepts the right password afterwards', async () => {
    await addAccount(test, 'gus', 'right-password');
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      statuses.push((await login('gus', 'wrong-password')).statusCode);
    }
    const early = await login('gus', 'right-password');
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(7).fill(429)]);
    const wait = Number(early.headers['retry-after']);
    expect([early.statusCode, wait > 0 && wait <= 60, early.json()]).toEqual([
      429,
      true,
      { data: `Too many attempts. Please wait ${wait} seconds and try again.` },
    ]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    expect((await login('gus', 'right-password')).json()).toHaveProperty('token');
    vi.useRealTimers();
  });
});

describe('a session', () => {
  // SHL-21, WIR-23
  it('rejects a missing or ended token with 401 and the token-gone header', async () => {
    const caller = await test.signIn('monitor');
    await caller.post('/api/logout');
    for (const someone of [test.anyone, caller]) {
      const response = await someone.get('/api/users');
      expect([response.statusCode, response.headers['x-token-gone']]).toEqual([401, '1']);
    }
  });

  // WIR-23
  it('rejects a missing permission with 403 and stays open', async () => {
    const manager = await test.signIn('manager');
    const response = await manager.get('/api/users');
    expect(response.statusCode).toBe(403);
    expect(response.headers).not.toHaveProperty('x-token-gone');
  });

  // SHL-22
  it('ends after four hours without a call', async () => {
    const used = await test.signIn('monitor');
    const idle = await test.signIn('monitor');
    test.clock.advance(3 * hour);
    expect((await used.get('/api/users')).statusCode).toBe(200);
    test.clock.advance(3 * hour);
    expect((await used.get('/api/users')).statusCode).toBe(200);
    expect((await idle.get('/api/users')).statusCode).toBe(401);
  });

  // SHL-22
  it('ends after twelve hours even when used', async () => {
    const caller = await test.signIn('monitor');
    const statuses: number[] = [];
    for (let hours = 3; hours <= 12; hours += 3) {
      test.clock.advance(3 * hour);
      statuses.push((await caller.get('/api/users')).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 401]);
  });

  it('records the activity of its user once a minute', async () => {
    const caller = await test.signIn('monitor');
    test.clock.advance(61_000);
    await caller.get('/api/users');
    const noted = await lastActive(caller.userId);
    test.clock.advance(30_000);
    await caller.get('/api/users');
    expect(await lastActive(caller.userId)).toEqual(noted);
    expect(noted).toEqual(new Date(test.clock.now().getTime() - 30_000));
  });

  // SHL-18
  it('ends by logout with only the download cookie', async () => {
    await addAccount(test, 'hana', 'right-password');
    const response = await login('hana', 'right-password');
    const { token } = response.json().token;
    const [cookie] = response.cookies;
    const headers = { cookie: `dl=${cookie?.value}` };
    const answer = await test.anyone.inject({ method: 'POST', url: '/api/logout', headers });
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    const after = await test.anyone.post('/api/change-password', { password: 'another one' });
    expect(after.statusCode).toBe(401);
    const rows = await test.db
      .selectFrom('sessions')
      .where('token_hash', '=', tokenHash(token))
      .selectAll()
      .execute();
    expect(rows).toEqual([]);
  });

  it('records sign-in and sign-out in the audit log', async () => {
    await addAccount(test, 'jo', 'right-password');
    const { user, token } = (await login('jo', 'right-password')).json();
    const headers = { 'x-authorization': token.token };
    await test.anyone.inject({ method: 'POST', url: '/api/logout', headers });
    await test.anyone.inject({ method: 'POST', url: '/api/logout', headers });
    const entries = await test.db
      .selectFrom('audit_log')
      .select('action')
      .where('user_id', '=', user.id)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([{ action: 'sign-in' }, { action: 'sign-out' }]);
  });

  // SHL-23
  it('ignores the download cookie on other calls', async () => {
    await addAccount(test, 'ines', 'right-password', { is_monitor: true });
    const [cookie] = (await login('ines', 'right-password')).cookies;
    const response = await test.anyone.inject({
      method: 'GET',
      url: '/api/users',
      headers: { cookie: `dl=${cookie?.value}` },
    });
    expect(response.statusCode).toBe(401);
  });
});

const hour = 3_600_000;

const login = (username: string, password: string) =>
  test.anyone.post('/api/login', { username, password }, { form: true });

async function lastActive(id: number) {
  const { last_active_at } = await test.db
    .selectFrom('users')
    .where('id', '=', id)
    .select('last_active_at')
    .executeTakeFirstOrThrow();
  return last_active_at;
}
