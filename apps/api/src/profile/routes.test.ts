import { describe, expect, it } from 'vitest';
import { addFacility, addUser } from '../testing/seed.ts';
import { addAccount } from '../testing/seedAccount.ts';
import { fieldsOf, testApp } from '../testing/testApp.ts';

const test = await testApp();

describe('changing the password', () => {
  // USR-14, USR-21, WIR-27
  it('ends every session, returns a new one and deletes the generated password', async () => {
    const id = await addAccount(test, 'olga', 'generated-one');
    const here = await test.signIn({ userId: id });
    const elsewhere = await test.signIn({ userId: id });
    const form = { password: '  my own words ' };
    const response = await here.post('/api/change-password', form, { form: true });
    expect(response.json()).toEqual({
      permissions: ['manager'],
      token: { token: expect.any(String) },
      ended_sessions: [{ address: null, browser: null }],
    });
    const headers = { 'x-authorization': response.json().token.token };
    const answers = [
      await here.get('/api/sessions'),
      await elsewhere.get('/api/sessions'),
      await test.anyone.inject({ url: '/api/sessions', headers }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 200]);
    expect(await test.user(id)).toMatchObject({
      original_password: null,
      has_changed_password: true,
    });
    const login = { username: 'olga', password: 'my own words' };
    expect((await test.anyone.post('/api/login', login)).json()).toHaveProperty('token');
  });

  // USR-41
  it('refuses the generated password', async () => {
    const id = await addAccount(test, 'gero', 'generated-one');
    const caller = await test.signIn({ userId: id });
    const answer = await caller.post('/api/change-password', { password: ' generated-one ' });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { error: 'Please choose another password than the generated one.' },
    ]);
    expect(await test.user(id)).toMatchObject({ has_changed_password: false });
    const own = await caller.post('/api/change-password', { password: 'my own words' });
    expect(own.json()).toHaveProperty('token');
  });

  // WIR-27
  it('threat 17: is refused after a reset by an admin while it was in flight (ASVS 7.4.3)', async () => {
    const admin = await test.signIn('admin');
    for (const round of [1, 2, 3, 4]) {
      const id = await addAccount(test, `pia-${round}`, 'generated-one');
      const caller = await test.signIn({ userId: id });
      await Promise.all([
        caller.post('/api/change-password', { password: 'chosen-by-user' }),
        admin.post(`/api/users/${id}`, { password: 'chosen-by-admin' }),
      ]);
      const login = { username: `pia-${round}`, password: 'chosen-by-admin' };
      expect((await test.anyone.post('/api/login', login)).json()).toHaveProperty('token');
      const sessions = await test.db
        .selectFrom('sessions')
        .select('created_at')
        .where('user_id', '=', id)
        .execute();
      expect(sessions).toHaveLength(1);
    }
  });

  // USR-42
  it('refuses names of the account and its facility, as Edit User and Add User do', async () => {
    const error = expect.stringMatching(/a name of the account, its facility or this program/);
    const facility_id = await addFacility(test.db, { city: 'Galveston' });
    const names = { real_name: 'Quinn Okonkwo', email: 'quinn.harper@example.com' };
    const id = await addAccount(test, 'quinn', 'right-password', { ...names, facility_id });
    const caller = await test.signIn({ userId: id });
    const admin = await test.signIn('admin');
    for (const password of [' Okonkwo ', 'Galveston']) {
      const answer = await caller.post('/api/change-password', { password });
      expect([answer.statusCode, answer.json()]).toEqual([200, { error }]);
      const reset = await admin.post(`/api/users/${id}`, { password });
      expect(fieldsOf(reset)).toEqual({ password: error });
    }
    const account = { ...names, username: 'harper', password: 'Okonkwo' };
    expect(fieldsOf(await admin.post('/api/users', account))).toEqual({ password: error });
  });

  // USR-19
  it('asks for more characters where a setting says so (ASVS 6.2.1)', async () => {
    const strict = await testApp({ passwordLength: 12 });
    const userId = await addAccount(strict, 'ulla', 'right-password');
    const caller = await strict.signIn({ userId });
    const short = await caller.post('/api/change-password', { password: 'quiet lake' });
    expect(short.json()).toEqual({ error: 'Password must be at least 12 characters.' });
    const long = await caller.post('/api/change-password', { password: 'quiet lake 99' });
    expect(long.json()).toHaveProperty('token');
  });

  it('takes 200 characters, and no more (ASVS 6.2.9)', async () => {
    const long = Array.from({ length: 40 }, (_, at) => String(10_000 + at * at)).join('');
    const userId = await addAccount(test, 'nora', 'right-password');
    const caller = await test.signIn({ userId });
    const more = await caller.post('/api/change-password', { password: `${long}1` });
    expect(more.statusCode).toBe(422);
    const changed = await caller.post('/api/change-password', { password: long });
    expect(changed.json()).toHaveProperty('token');
  });

  // USR-19
  it('refuses fewer than six characters between the spaces', async () => {
    const caller = await test.signIn('manager');
    const response = await caller.post('/api/change-password', { password: ' 12345  ' });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { error: 'Password must be at least 6 characters.' },
    ]);
    expect((await caller.post('/api/update-profile', { real_name: 'x' })).statusCode).toBe(200);
  });
});

describe('the profile', () => {
  // USR-3
  it('takes the real name and nothing else', async () => {
    const caller = await test.signIn('manager');
    const form = {
      real_name: ' Piet ',
      is_admin: 'true',
      email: 'x@example.com',
      username: 'root',
    };
    const response = await caller.post('/api/update-profile', form, { form: true });
    expect(response.json()).toMatchObject({
      id: caller.userId,
      real_name: 'Piet',
      is_admin: false,
      facility_id: null,
      facility: null,
      original_password: null,
      username: expect.not.stringMatching('root'),
    });
  });

  // USR-49
  it("gives the facility its manager's new name, unless the facility names somebody else", async () => {
    for (const [real_name, expected] of [
      ['Ana Lee', 'Ann B. Lee'],
      ['Bo Lee', 'Ana Lee'],
    ]) {
      const facility_id = await addFacility(test.db, { contact_name: 'Ana Lee' });
      const caller = await test.signIn({
        userId: await addUser(test.db, { facility_id, real_name }),
      });
      await caller.post('/api/update-profile', { real_name: 'Ann B. Lee' }, { form: true });
      expect((await test.facility(facility_id)).contact_name).toBe(expected);
    }
  });

  // USR-49, FAC-119
  it('refuses a manager a name that letters cannot print, also by staff', async () => {
    const facility_id = await addFacility(test.db);
    const userId = await addUser(test.db, { facility_id });
    const caller = await test.signIn({ userId });
    const monitor = await test.signIn('monitor');
    const name = { real_name: 'Ann 😀 Lee' };
    for (const answer of [
      await caller.post('/api/update-profile', name, { form: true }),
      await monitor.post(`/api/users/${userId}`, name),
    ]) {
      expect(fieldsOf(answer)).toEqual({
        real_name: 'This has a character that no font of the letters can print.',
      });
    }
    expect((await monitor.post('/api/update-profile', name, { form: true })).statusCode).toBe(200);
  });

  it('may lose its real name', async () => {
    const caller = await test.signIn('manager');
    const response = await caller.post('/api/update-profile', { real_name: '' }, { form: true });
    expect(response.json().real_name).toBeNull();
  });

  it('leaves an entry in the audit log, without the name', async () => {
    const caller = await test.signIn('manager');
    await caller.post('/api/update-profile', { real_name: 'Piet' }, { form: true });
    expect(await test.auditOf(caller.userId)).toMatchObject([
      { action: 'update-profile', object_ids: [caller.userId], details: null },
    ]);
  });
});
