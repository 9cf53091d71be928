import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { addAccount } from '../../testing/seedAccount.ts';
import { appOn, type TestApp, type TestResponse } from '../../testing/testApp.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { passwords } from '../password.ts';

let test: TestApp;
/** The id of the user vera. */
let vera: number;
const database = await testDatabase();
beforeEach(async () => {
  await sql`truncate rate_limits, users, audit_log cascade`.execute(database.db);
  test = await appOn(database);
  vera = await addAccount(test, 'vera', 'right-password');
});
afterAll(() => database.close());

const signIn = (
  username: string,
  password: string,
  { cookie = '', from = '203.0.113.7', app = test.app } = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress: from,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(cookie && { cookie }) },
    payload: new URLSearchParams({ username, password }).toString(),
  });

afterEach(async () => {
  vi.useRealTimers();
  await test.app.close();
});

/** The limits count by the clock of the process. */
const advance = (milliseconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** The answers to attempts that were checked, not refused. */
const checked = (answers: TestResponse[]) => answers.filter(({ statusCode }) => statusCode === 200);

const guess = (_: number) => signIn('vera', 'wrong-guess');

// SHL-64
describe('threat 14: guessing passwords (ASVS 6.3.1, API2)', () => {
  it('checks five of 150 parallel guesses', async () => {
    const answers = await times(150, guess);
    expect(checked(answers)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(145);
    for (const { headers, json, statusCode } of answers) {
      if (statusCode === 429) {
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
        expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
        const sentence = /^Too many attempts. Please wait \d+ seconds? and try again.$/;
        expect(json()).toEqual({ data: expect.stringMatching(sentence) });
      }
    }
  });

  it('shares the count with other replicas', async () => {
    const replica = await buildApp({ ...test.app, db: test.db });
    const answers = await times(40, (index) =>
      signIn('vera', 'wrong-guess', { app: index % 2 ? replica : test.app }),
    );
    await replica.close();
    expect(checked(answers)).toHaveLength(5);
  });

  it('accepts parallel sign-ins with the right password', async () => {
    const answers = await times(20, () => signIn('vera', 'right-password'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  });

  it('ignores a forged X-Forwarded-For', async () => {
    const answers = await times(30, (index) =>
      test.anyone.inject({
        method: 'POST',
        url: '/api/login',
        headers: { 'x-forwarded-for': `198.51.100.${index}` },
        payload: { username: 'vera', password: 'wrong-guess' },
      }),
    );
    expect(checked(answers)).toHaveLength(5);
  });

  it('limits guesses at many usernames from one address, and nobody at another one', async () => {
    const [answers, right] = await Promise.all([
      times(140, (index) => signIn(`name-${index}`, 'wrong-guess')),
      signIn('vera', 'right-password', { from: '198.51.100.9' }),
    ]);
    expect(checked(answers)).toHaveLength(60);
    expect(right.json()).toHaveProperty('token');
  });

  it('counts the addresses of one IPv6 network as one', async () => {
    const answers = await times(150, (index) =>
      signIn('vera', 'wrong-guess', { from: `2001:db8:1:${index.toString(16)}::1` }),
    );
    expect(checked(answers)).toHaveLength(5);
  });

  // USR-43
  it('counts all spellings of a username as one', async () => {
    await addAccount(test, 'admin', 'right-password');
    await times(5, () => signIn('admin', 'wrong-guess'));
    for (const name of ['Admin', 'adm\u0130n', 'ADM\u0130N', '\uff41dmin']) {
      expect((await signIn(name, 'right-password')).json()).not.toHaveProperty('token');
    }
  });
});

describe('threat 14: keeping a right user out (ASVS 6.3.1, API4)', () => {
  it('lets the users behind an attacked address sign in', async () => {
    const names = Array.from({ length: 43 }, (_, index) => `user-${index}`);
    for (const name of names) await addAccount(test, name, 'right-password');
    const [, ...answers] = await Promise.all([
      times(40, guess),
      ...names.map((name) => signIn(name, 'right-password')),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(43).fill(200));
  });

  it('lets everybody behind an attacked address in after a minute', async () => {
    await addAccount(test, 'otto', 'right-password');
    await times(70, (index) => signIn(`name-${index}`, 'wrong-guess'));
    expect((await signIn('vera', 'right-password')).statusCode).toBe(429);
    advance(60_000);
    for (const name of ['vera', 'otto', 'vera']) {
      expect((await signIn(name, 'right-password')).statusCode).toBe(200);
    }
  });

  it('lets a browser that has signed in before in while its username is attacked', async () => {
    const known = cookieOf(await signIn('vera', 'right-password'));
    await times(20, guess);
    expect((await signIn('vera', 'right-password')).statusCode).toBe(429);
    const answer = await signIn('vera', 'right-password', { cookie: known });
    expect(answer.json()).toHaveProperty('token');
  });

  it('limits guesses with the cookie of a known browser', async () => {
    const cookie = cookieOf(await signIn('vera', 'right-password'));
    const answers = await times(30, () => signIn('vera', 'wrong-guess', { cookie }));
    expect(checked(answers)).toHaveLength(5);
  });

  it.each([
    ['of another username', async () => cookieOf(await signIn('otto', 'right-password'))],
    ['that is forged', async () => `known=${'A'.repeat(43)}`],
  ])('counts a browser with a cookie %s as unknown', async (_which, cookieFor) => {
    await addAccount(test, 'otto', 'right-password');
    const cookie = await cookieFor();
    await times(20, guess);
    expect((await signIn('vera', 'right-password', { cookie })).statusCode).toBe(429);
  });

  it('waits at most a minute after a clock was put back a day', async () => {
    for (let failures = 0; failures < 5; failures += 1) await guess(failures);
    advance(-24 * 3_600_000);
    expect((await signIn('vera', 'right-password')).json()).toHaveProperty('token');
  });
});

describe('threat 16: guesses of many networks at once (ASVS 6.3.1, API4)', () => {
  it('refuses nobody else', async () => {
    const flood = times(1100, (index) =>
      signIn(`name-${index}`, 'wrong-guess', { from: `198.51.100.${index % 11}` }),
    );
    const right = await signIn('vera', 'right-password', { from: '203.0.113.9' });
    await flood;
    expect(right.json()).toHaveProperty('token');
  });

  // SHL-64
  it.each([
    ['at one account', {}, () => times(7, guess)],
    ['with a forged cookie', { cookie: 'known=AAAA' }, () => times(7, guess)],
    [
      'of one address at many names',
      { cookie: 'known=AAAA' },
      () => times(70, (index) => signIn(`name-${index}`, 'wrong-guess')),
    ],
    ['with the cookie of a known browser', { known: true }, undefined],
  ])('refuses further guesses %s without the database', async (_which, options, flood) => {
    const from =
      'known' in options ? { cookie: cookieOf(await signIn('vera', 'right-password')) } : options;
    await (flood?.() ?? times(7, () => signIn('vera', 'wrong-guess', from)));
    await test.db.transaction().execute(async (trx) => {
      await sql`lock table rate_limits, users, audit_log in access exclusive mode`.execute(trx);
      const answers = await times(20, () => signIn('vera', 'wrong-guess', from));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(429));
    });
    advance(60_000);
    expect((await signIn('vera', 'right-password')).json()).toHaveProperty('token');
  });

  it('leaves the database to others while many wait', async () => {
    let waiting = 0;
    const hasher = passwords({ memoryKiB: 8, passes: 1 }, (_, queued) => {
      waiting = queued;
    });
    await test.app.close();
    test = await appOn(database, {}, { passwords: hasher });
    let flood = times(0, guess);
    await test.db.transaction().execute(async (trx) => {
      await sql`lock table users in access exclusive mode`.execute(trx);
      flood = times(100, (index) =>
        signIn(`name-${index}`, 'wrong-guess', { from: `198.51.100.${index % 50}` }),
      );
      await expect.poll(() => waiting).toBe(99);
      // One of them, and the watchdog of the embedded database.
      expect(test.database.connections().waiting).toBeLessThanOrEqual(2);
    });
    expect((await flood).map(({ statusCode }) => statusCode)).toEqual(Array(100).fill(200));
  });

  it('serves a sign-in before many changes of one password', async () => {
    const caller = await test.signIn('manager');
    await test.db.updateTable('users').set({ has_changed_password: true }).execute();
    const done: string[] = [];
    const changes = times(100, async () => {
      const { statusCode } = await caller.post('/api/change-password', {
        password: 'harbor-lane-7',
      });
      done.push(String(statusCode));
    });
    const answer = await signIn('vera', 'right-password');
    done.push('signed in');
    await changes;
    expect(answer.json()).toHaveProperty('token');
    expect(done.indexOf('signed in')).toBeLessThan(50);
    expect(done.filter((status) => status === '200')).toHaveLength(1);
    expect(done.filter((status) => status === '401')).toHaveLength(99);
  });
});

// WIR-27
it('threat 17: a password reset while a sign-in is being checked opens no session for the old password (ASVS 7.4.3)', async () => {
  const admin = await test.signIn('admin');
  const [signedIn] = await Promise.all([
    signIn('vera', 'right-password'),
    admin.post(`/api/users/${vera}`, { password: 'chosen-by-admin' }),
  ]);
  const { token } = signedIn.json().token ?? { token: '' };
  const after = await test.anyone.inject({
    method: 'POST',
    url: '/api/update-profile',
    headers: { 'x-authorization': token },
    payload: { real_name: 'Vera' },
  });
  expect(after.statusCode).toBe(401);
});

describe('threat 44: traces of sign-ins (ASVS 16.3.1)', () => {
  it('records a failed sign-in with its account and address, without what was typed', async () => {
    await signIn('vera', 'wrong-guess');
    await signIn('nobody-here', 'wrong-guess');
    const entries = await test.db
      .selectFrom('audit_log')
      .select(['user_id', 'action', 'details'])
      .orderBy('id')
      .execute();
    const details = { address: '203.0.113.7' };
    expect(entries).toEqual([
      { user_id: vera, action: 'sign-in-failed', details },
      { user_id: null, action: 'sign-in-failed', details },
    ]);
  });

  it('records a refused attempt, and the address of a successful one', async () => {
    await signIn('vera', 'right-password');
    await times(6, () => signIn('vera', 'wrong-guess'));
    const entries = await test.auditOf(vera);
    const details = { address: '203.0.113.7' };
    expect(entries.filter(({ action }) => action !== 'sign-in-failed')).toMatchObject([
      { action: 'sign-in', details },
      { action: 'sign-in-throttled', details },
    ]);
  });

  it('counts those of an hour and a network: noise of others hides no address', async () => {
    for (let round = 0; round < 3; round += 1) {
      await times(20, (index) => signIn('vera', 'wrong-guess', { from: `198.51.${index}.1` }));
    }
    const entries = await test.db.selectFrom('audit_log').select('times').execute();
    expect(entries).toEqual(Array(20).fill({ times: 3 }));
  });
});

function cookieOf(answer: Awaited<ReturnType<typeof signIn>>): string {
  const cookie = answer.cookies.find(({ name }) => name === 'known');
  return `known=${cookie?.value}`;
}
