import { describe, expect, it } from 'vitest';
import { addFacility } from '../testing/seed.ts';
import { addAccount } from '../testing/seedAccount.ts';
import { fieldsOf, testApp } from '../testing/testApp.ts';

const test = await testApp();

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

  it('requires both fields', async () => {
    const response = await test.anyone.post('/api/login', { username: 'dana' }, { form: true });
    expect(fieldsOf(response)).toEqual({ password: expect.any(String) });
  });

  // OPS-22
  it('reads at most 8 kB', async () => {
    const answers = [8_000, 8_192].map((length) => login('nobody', 'x'.repeat(length)));
    const [long, huge] = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(long).not.toBe(413);
    expect(huge).toBe(413);
  });
});

describe('a session', () => {
  // SHL-21, WIR-23
  it('rejects an ended token with 401 and the token-gone header', async () => {
    const caller = await test.signIn('monitor');
    await caller.post('/api/logout');
    const response = await caller.get('/api/users');
    expect([response.statusCode, response.headers['x-token-gone']]).toEqual([401, '1']);
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
    const ended = await test.anyone.inject({
      url: '/api/sessions',
      headers: { 'x-authorization': token },
    });
    expect(ended.statusCode).toBe(401);
  });

  it('records sign-in and sign-out in the audit log', async () => {
    await addAccount(test, 'jo', 'right-password');
    const { user, token } = (await login('jo', 'right-password')).json();
    const headers = { 'x-authorization': token.token };
    await test.anyone.inject({ method: 'POST', url: '/api/logout', headers });
    await test.anyone.inject({ method: 'POST', url: '/api/logout', headers });
    const actions = (await test.auditOf(user.id)).map(({ action }) => action);
    expect(actions).toEqual(['sign-in', 'sign-out']);
  });
});

const hour = 3_600_000;

const login = (username: string, password: string) =>
  test.anyone.post('/api/login', { username, password }, { form: true });

const lastActive = async (id: number) => (await test.user(id)).last_active_at;
