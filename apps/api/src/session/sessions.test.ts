import { describe, expect, it } from 'vitest';
import { addAccount } from '../testing/seedAccount.ts';
import { testApp } from '../testing/testApp.ts';

const test = await testApp();

const password = 'quiet lake 9';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

async function signIn(username: string, from: string) {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username, password },
    remoteAddress: from,
    headers: { 'user-agent': firefox },
  });
  const headers = { 'x-authorization': answer.json().token.token };
  return (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    test.app.inject({ method, url, headers, ...(payload && { payload }) });
}

// USR-65
describe('open sessions (ASVS 7.5.2, 7.4.5)', () => {
  it('are listed with their time, address and browser, and ended by their user', async () => {
    await addAccount(test, 'uma', password);
    const first = await signIn('uma', '203.0.113.7');
    test.clock.advance(60_000);
    const second = await signIn('uma', '203.0.113.8');
    const { username, sessions } = (await second('GET', '/api/sessions')).json();
    expect(username).toBe('uma');
    const started = test.clock.now();
    expect(sessions).toEqual([
      {
        id: expect.any(Number),
        is_current: true,
        address: '203.0.113.8',
        browser: firefox,
        started_at: started.toISOString(),
        last_seen_at: started.toISOString(),
      },
      expect.objectContaining({ is_current: false, address: '203.0.113.7' }),
    ]);
    expect((await second('DELETE', `/api/sessions/${sessions[1].id}`)).json()).toEqual({});
    expect((await first('GET', '/api/sessions')).statusCode).toBe(401);
    expect((await second('DELETE', `/api/sessions/${sessions[1].id}`)).statusCode).toBe(404);
  });

  it('of others are for administrators', async () => {
    const id = await addAccount(test, 'vic', password);
    const own = await signIn('vic', '203.0.113.7');
    const monitor = await test.signIn('monitor');
    const query = { user_id: String(id) };
    expect((await monitor.get('/api/sessions', query)).statusCode).toBe(403);
    const admin = await test.signIn('admin');
    const answer = await admin.get('/api/sessions', query);
    expect(answer.json().username).toBe('vic');
    expect((await admin.get('/api/sessions', { user_id: '999999' })).statusCode).toBe(404);
    const [session] = answer.json().sessions;
    expect((await monitor.delete(`/api/sessions/${session.id}`)).statusCode).toBe(404);
    expect((await admin.delete(`/api/sessions/${session.id}`)).statusCode).toBe(200);
    expect((await own('GET', '/api/sessions')).statusCode).toBe(401);
  });

  // USR-65
  it('are a hundred at most: the next one ends the one that was used least recently (ASVS 7.1.2)', async () => {
    const id = await addAccount(test, 'xaver', password);
    const first = await test.signIn({ userId: id });
    const second = await test.signIn({ userId: id });
    test.clock.advance(60_000);
    expect((await first.get('/api/sessions')).statusCode).toBe(200);
    for (let count = 2; count <= 100; count += 1) await test.signIn({ userId: id });
    expect((await second.get('/api/sessions')).statusCode).toBe(401);
    expect((await first.get('/api/sessions')).json().sessions).toHaveLength(100);
  });

  it('that a new password ends are named', async () => {
    await addAccount(test, 'wim', password);
    const change = { password: 'another lake 9' };
    await signIn('wim', '203.0.113.7');
    const own = await signIn('wim', '203.0.113.9');
    expect((await own('POST', '/api/change-password', change)).json().ended_sessions).toEqual([
      { address: '203.0.113.7', browser: firefox },
    ]);
  });
});
