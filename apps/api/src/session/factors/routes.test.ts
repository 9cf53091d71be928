import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { softwarePasskey } from '../../testing/authenticator.ts';
import { addAccount } from '../../testing/seedAccount.ts';
import { type Caller, expectAnswer, testApp } from '../../testing/testApp.ts';

const origin = 'https://letters.example';
const publicUrl = new URL(origin);
const password = 'quiet lake 9';
const test = await testApp({ secondFactor: { requiredFor: 'admins', publicUrl } });

let serial = 0;
let name: string;
let id: number;
beforeEach(async () => {
  serial += 1;
  name = `ada-${serial}`;
  id = await addAccount(test, name, password, { is_admin: true, has_changed_password: true });
});

const logIn = async (username = name) =>
  (await test.anyone.post('/api/login', { username, password })).json();

/** Calls with the token of a sign-in or a session, and with the password of its user (USR-44). */
const as = (token: string, words = password): Pick<Caller, 'get' | 'post'> => {
  const headers = { 'x-authorization': token, 'x-current-password': encodeURIComponent(words) };
  return {
    get: (url) => test.anyone.inject({ method: 'GET', url, headers }),
    post: (url, payload = {}) => test.anyone.inject({ method: 'POST', url, headers, payload }),
  };
};

/** An administrator. */
async function signInAdmin() {
  const userId = await addAccount(test, `chief-${serial}`, password, { is_admin: true });
  const { token } = await test.signIn({ userId });
  return { userId, ...as(token) };
}

/** Signs in as far as the second step. */
const begin = async () => {
  const { second_step } = await logIn();
  return { ...second_step, ...as(second_step.token) };
};

/** Ends a sign-in, by default a new one, with a code, a recovery code or a passkey. */
const finish = async (proof: object, step?: Pick<Caller, 'post'>) =>
  (step ?? (await begin())).post('/api/login/second-step', proof);
const finished = async (...sent: Parameters<typeof finish>) => (await finish(...sent)).json();

const codeAt = (secret: string, secondsFromNow = 0) =>
  TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: test.clock.now().getTime() + secondsFromNow * 1000,
  });

/** Sets up an authenticator app at the first sign-in. */
async function withApp() {
  const step = await begin();
  const { secret } = (await step.post('/api/factors/totp-secret')).json();
  const added = await step.post('/api/factors', { name: 'Phone', code: codeAt(secret) });
  expect(added.statusCode).toBe(200);
  test.clock.advance(30_000);
  const { recovery_codes, sign_in } = added.json();
  return { secret, recovery_codes, session: as(sign_in.token.token) };
}

/** Sets up a passkey at the first sign-in. */
async function withPasskey() {
  const passkey = softwarePasskey(origin);
  const step = await begin();
  const options = (await step.post('/api/factors/passkey-options')).json();
  const added = await step.post('/api/factors', {
    name: 'Laptop',
    passkey: passkey.create(options),
  });
  expect(added.statusCode).toBe(200);
  return { passkey, session: as(added.json().sign_in.token.token) };
}

const actionsOf = async (userId: number) =>
  (await test.auditOf(userId))
    .map(({ action }) => action)
    .filter((action) => action !== 'refused-input');

// USR-50
describe('the setting', () => {
  it('leaves the sign-in of managers, and of monitors without a factor, as it is', async () => {
    await addAccount(test, `m-${serial}`, password);
    await addAccount(test, `o-${serial}`, password, { is_monitor: true });
    expect(await logIn(`m-${serial}`)).toHaveProperty('token');
    expect(await logIn(`o-${serial}`)).toHaveProperty('token');
  });

  it('asks monitors, too, where it names the staff', async () => {
    const strict = await testApp({ secondFactor: { requiredFor: 'staff', publicUrl } });
    await addAccount(strict, 'olga', password, { is_monitor: true });
    const answer = await strict.anyone.post('/api/login', { username: 'olga', password });
    expect(answer.json()).toEqual({
      second_step: { token: expect.any(String), methods: [], passkey: null, was_reset: false },
    });
  });

  it('is off by default: no answer has a field of second factors', async () => {
    const plain = await testApp();
    await addAccount(plain, 'olga', password, { is_admin: true });
    const { token } = (
      await plain.anyone.post('/api/login', { username: 'olga', password })
    ).json();
    const headers = { 'x-authorization': token.token };
    const ask = (method: 'GET' | 'POST', url: string) =>
      plain.anyone.inject({ method, url, headers });
    expect((await ask('GET', '/api/factors')).json()).toMatchObject({ is_on: false, factors: [] });
    expect((await ask('GET', '/api/users')).body).not.toContain('has_second_factor');
    expect((await ask('POST', '/api/factors/totp-secret')).statusCode).toBe(404);
  });
});

// USR-51
describe('only the right password (ASVS 6.3.3)', () => {
  it('opens nothing but the calls that finish the sign-in', async () => {
    await withApp();
    const response = await test.anyone.post('/api/login', { username: name, password });
    expect(response.cookies).toEqual([]);
    const step = await begin();
    expect(step.methods).toEqual(['totp', 'recovery_code']);
    for (const url of ['/api/users', '/api/factors', '/api/due']) {
      expect((await step.get(url)).statusCode).toBe(401);
    }
    const change = await step.post('/api/change-password', { password: 'another lake 9' });
    expect(change.statusCode).toBe(401);
  });

  it('cannot add a factor beside others (ASVS 6.4.4)', async () => {
    await withApp();
    const step = await begin();
    expect((await step.post('/api/factors/totp-secret')).statusCode).toBe(403);
    expect((await step.post('/api/factors', { name: 'x', code: '123456' })).statusCode).toBe(403);
  });

  it('can be followed by the second step for ten minutes (ASVS 6.6.3)', async () => {
    const { secret } = await withApp();
    const step = await begin();
    test.clock.advance(601_000);
    expect((await finish({ code: codeAt(secret) }, step)).statusCode).toBe(401);
  });

  it('must be the current one: a reset password ends the sign-in', async () => {
    const { secret } = await withApp();
    const step = await begin();
    await (await signInAdmin()).post(`/api/users/${id}`, { password: 'new lake 77' });
    expect((await finish({ code: codeAt(secret) }, step)).statusCode).toBe(401);
  });
});

// USR-51
describe('a passkey', () => {
  it('is set up at the first sign-in and finishes the next one', async () => {
    const { passkey, session } = await withPasskey();
    expect((await session.get('/api/factors')).json()).toMatchObject({
      factors: [{ kind: 'passkey', name: 'Laptop', last_used_at: null }],
      is_on: true,
      is_required: true,
      recovery_codes: 10,
    });
    const step = await begin();
    expect(step.passkey).toMatchObject({ rpId: 'letters.example', userVerification: 'preferred' });
    const answer = await finish({ passkey: passkey.get(step.passkey) }, step);
    expect(answer.json()).toMatchObject({ permissions: ['admin'], user: { username: name } });
    const { token } = answer.json().token;
    expect(token).not.toBe(step.token);
    expect((await as(token).get('/api/factors')).statusCode).toBe(200);
    expect(answer.cookies.map((cookie: { name: string }) => cookie.name)).toEqual(['dl', 'known']);
    expect(await actionsOf(id)).toEqual(['add-factor', 'sign-in', 'sign-in']);
  });

  it('is refused with the challenge of another sign-in, or of another site (ASVS 6.5.1)', async () => {
    const { passkey } = await withPasskey();
    const earlier = await begin();
    const signature = passkey.get(earlier.passkey);
    const step = await begin();
    expect(await finished({ passkey: signature }, step)).toEqual({
      error: 'This passkey was not accepted. Please try again.',
    });
    const elsewhere = softwarePasskey('https://letters.example.evil');
    const theirs = elsewhere.get(step.passkey);
    const forged = { ...theirs, id: signature.id, rawId: signature.id };
    expect(await finished({ passkey: forged }, step)).toHaveProperty('error');
    expect(await finished({ passkey: passkey.get(step.passkey) }, step)).toHaveProperty('token');
  });

  it('of another origin cannot be set up', async () => {
    const step = await begin();
    const options = (await step.post('/api/factors/passkey-options')).json();
    const theirs = softwarePasskey('https://evil.example', 'letters.example').create(options);
    const added = await step.post('/api/factors', { name: 'Laptop', passkey: theirs });
    expect(added.statusCode).toBe(422);
  });
});

// USR-51
describe('an authenticator app', () => {
  it('is set up with its first code and finishes the next sign-in', async () => {
    const { secret } = await withApp();
    expect(await finished({ code: codeAt(secret) })).toHaveProperty('token');
  });

  it('takes the codes of half a minute before and after, no others', async () => {
    const { secret } = await withApp();
    const step = await begin();
    test.clock.advance(300_000);
    for (const seconds of [-60, 60]) {
      expect(await finished({ code: codeAt(secret, seconds) }, step)).toHaveProperty('error');
    }
    const code = codeAt(secret, 30).replace(/(...)/, '$1 ');
    expect(await finished({ code }, step)).toHaveProperty('token');
  });

  // USR-54
  it('shows codes that work once (ASVS 6.5.1)', async () => {
    const { secret } = await withApp();
    const code = codeAt(secret);
    expect(await finished({ code })).toHaveProperty('token');
    expect(await finished({ code })).toEqual({
      error: 'This code is not right or has been used. Please enter the next one.',
    });
    const steps = [await begin(), await begin()];
    const both = await Promise.all(
      steps.map((step) => finished({ code: codeAt(secret, 30) }, step)),
    );
    expect(both.filter((answer) => 'token' in answer)).toHaveLength(1);
  });

  it('is kept encrypted, bound to its account (ASVS 11.4.1)', async () => {
    const { secret } = await withApp();
    const rows = await test.db.selectFrom('factors').selectAll().execute();
    const stored = rows.map((row) => row.secret.toString('latin1')).join();
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(Buffer.from(Secret.fromBase32(secret).bytes).toString('latin1'));
  });

  // USR-55
  it('cannot be guessed: ten codes in a quarter of an hour (ASVS 6.6.3)', async () => {
    const { secret, recovery_codes } = await withApp();
    const answers = [];
    for (let at = 0; at < 12; at += 1) {
      answers.push((await finish({ code: '000000' })).statusCode);
    }
    expect(answers).toEqual([...Array(10).fill(200), 429, 429]);
    const right = await finish({ code: codeAt(secret) });
    expect([right.statusCode, Number(right.headers['retry-after']) > 800]).toEqual([429, true]);
    expect(await actionsOf(id)).toContain('second-factor-failed');
    // 118 bits cannot be guessed, and wrong codes of others keep nobody out.
    expect(await finished({ recovery_code: recovery_codes[0] })).toHaveProperty('token');
  });
});

describe('recovery codes', () => {
  // USR-54
  it('finish one sign-in each, however they are typed (ASVS 6.5.1, 6.5.2)', async () => {
    const { recovery_codes } = await withApp();
    expect(new Set(recovery_codes).size).toBe(10);
    const [recovery_code] = recovery_codes;
    const typed = recovery_code.toUpperCase().replaceAll('-', ' ');
    const { token } = await finished({ recovery_code: typed });
    expect(await finished({ recovery_code })).toHaveProperty('error');
    expect((await as(token.token).get('/api/factors')).json()).toMatchObject({ recovery_codes: 9 });
  });

  it('are replaced, which ends the other sessions (ASVS 7.4.3)', async () => {
    const { recovery_codes, session } = await withApp();
    const other = as((await test.signIn({ userId: id })).token);
    const renewed = (await session.post('/api/factors/recovery-codes')).json().recovery_codes;
    expect((await other.get('/api/factors')).statusCode).toBe(401);
    expect(await finished({ recovery_code: recovery_codes[1] })).toHaveProperty('error');
    expect(await finished({ recovery_code: renewed[1] })).toHaveProperty('token');
  });
});

// USR-56
describe('factors of the own account', () => {
  it('are added and removed, which ends the other sessions (ASVS 7.4.3)', async () => {
    const { session } = await withApp();
    const endsOthers = async (change: () => ReturnType<Caller['post']>) => {
      const other = as((await test.signIn({ userId: id })).token);
      const answer = await change();
      expect((await other.get('/api/factors')).statusCode).toBe(401);
      expect((await session.get('/api/factors')).statusCode).toBe(200);
      return answer;
    };
    const options = (await session.post('/api/factors/passkey-options')).json();
    const passkey = softwarePasskey(origin).create(options);
    const added = await endsOthers(() => session.post('/api/factors', { name: 'Key', passkey }));
    expect(added.json()).toEqual({ recovery_codes: null, sign_in: null });
    const { factors } = (await session.get('/api/factors')).json();
    expect(factors).toHaveLength(2);
    const remove = (factor: { id: number }) => session.post(`/api/factors/${factor.id}/remove`);
    expect((await endsOthers(() => remove(factors[0]))).statusCode).toBe(200);
    const last = await remove(factors[1]);
    expectAnswer(last, 422, 'Your account needs a second factor. Add another one first.');
    expect(await actionsOf(id)).toEqual(['add-factor', 'sign-in', 'add-factor', 'remove-factor']);
  });

  it('are out of reach of others', async () => {
    const { session } = await withApp();
    const [factor] = (await session.get('/api/factors')).json().factors;
    const other = await signInAdmin();
    expect((await other.post(`/api/factors/${factor.id}/remove`)).statusCode).toBe(404);
  });
});

// USR-56
describe('a reset by an administrator (ASVS 6.4.4)', () => {
  it('removes all factors, ends the sessions and is told at the next sign-in', async () => {
    const { session, recovery_codes } = await withApp();
    const admin = await signInAdmin();
    const listed = (await admin.get('/api/users', { per_page: '100' })).json().data;
    expect(listed.find((user: { id: number }) => user.id === id)).toMatchObject({
      has_second_factor: true,
    });
    expect((await admin.post(`/api/users/${id}/reset-factors`)).json()).toEqual({});
    expect((await session.get('/api/factors')).statusCode).toBe(401);
    const step = await begin();
    expect([step.methods, step.was_reset]).toEqual([[], true]);
    const [recovery_code] = recovery_codes;
    expect(await finished({ recovery_code }, step)).toHaveProperty('error');
    expect(await actionsOf(admin.userId)).toEqual(['read-passwords', 'reset-factors']);
    await withApp();
    expect((await begin()).was_reset).toBe(false);
  });

  it('is for administrators, and for other accounts', async () => {
    const monitor = await test.signIn('monitor');
    expect((await monitor.post(`/api/users/${id}/reset-factors`)).statusCode).toBe(403);
    const admin = await signInAdmin();
    expect((await admin.post(`/api/users/${admin.userId}/reset-factors`)).statusCode).toBe(422);
    expect((await admin.post('/api/users/999999/reset-factors')).statusCode).toBe(404);
  });

  it('makes a monitor with an optional factor set up another one', async () => {
    const monitor = await addAccount(test, `mo-${serial}`, password, { is_monitor: true });
    await (await signInAdmin()).post(`/api/users/${monitor}/reset-factors`);
    expect(await logIn(`mo-${serial}`)).toMatchObject({ second_step: { was_reset: true } });
  });
});
