import { describe, expect, it } from 'vitest';
import { addFacility } from '../testing/seed.ts';
import { addAccount } from '../testing/seedAccount.ts';
import { testApp } from '../testing/testApp.ts';

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
    const renewed = { method: 'POST', url: '/api/update-profile', payload: { real_name: 'Olga' } };
    const statuses = [
      (await here.post('/api/update-profile', { real_name: 'x' })).statusCode,
      (await elsewhere.post('/api/update-profile', { real_name: 'x' })).statusCode,
      (await test.app.inject({ ...renewed, method: 'POST', headers })).statusCode,
    ];
    expect(statuses).toEqual([401, 401, 200]);
    const user = await test.db.selectFrom('users').selectAll().where('id', '=', id).execute();
    expect(user[0]).toMatchObject({ original_password: null, has_changed_password: true });
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
    const user = await test.db.selectFrom('users').selectAll().where('id', '=', id).execute();
    expect(user[0]).toMatchObject({ has_changed_password: false });
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

  // USR-35
  it.each(['password', 'Letmein', ' qwerty '])(
    'threat 14: refuses %j, one of the commonest passwords (ASVS 6.2.4)',
    async (password) => {
      const caller = await test.signIn('manager');
      const answer = await caller.post('/api/change-password', { password });
      const error = expect.stringContaining('one of the 10,000 most common ones');
      expect([answer.statusCode, answer.json()]).toEqual([200, { error }]);
      const admin = await test.signIn('admin');
      const account = { username: `p-${password}`, email: 'p@example.com', password };
      const refusal = await admin.post('/api/users', account);
      expect([refusal.statusCode, refusal.json().data.fields]).toEqual([422, { password: error }]);
    },
  );

  // USR-37
  it.each([
    'aaaaaa',
    '!!!!!!!',
    '456789',
    '098765',
    'Poiuyt',
    'zxcvbnmz',
    '121212',
    'abcdef',
    'Abcabc',
  ])(
    'refuses %j, repeated characters or a row of the keyboard or the alphabet',
    async (password) => {
      const caller = await test.signIn('manager');
      const answer = await caller.post('/api/change-password', { password });
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { error: expect.stringMatching(/easily guessed/) },
      ]);
    },
  );

  // USR-42
  it('refuses the words of the facility, also with digits and signs', async () => {
    const place = { account_name: 'Harbor Point Stores', city: 'Galveston' };
    const facilityId = await addFacility(test.db, { ...place, facility_number: 'HP-2026' });
    const caller = await test.signIn('manager', { facilityId });
    for (const password of ['Harbor2026', 'harbor point stores', 'Galveston!', 'hp2026']) {
      const answer = await caller.post('/api/change-password', { password });
      expect(answer.json(), password).toEqual({ error: expect.stringMatching(/easily guessed/) });
    }
  });

  // USR-42
  it.each([
    'admin123',
    'Summer2027',
    'Welcome1!',
    '!Summer2026!',
    'Storage2026',
    'Okonkwo',
    'Quinn-Harper',
    'quinn.harper',
    'Quinn Okonkwo',
    'Audit-Letters',
  ])(
    'threat 14: refuses %j, a common password, a name of the account or of the program (ASVS 6.2.4, 6.2.11)',
    async (password) => {
      const error = expect.stringMatching(/easily guessed/);
      const names = { real_name: 'Quinn Okonkwo', email: 'quinn.harper@example.com' };
      const id = await addAccount(test, 'Quinn-Harper', 'right-password', names);
      const caller = await test.signIn({ userId: id });
      const answer = await caller.post('/api/change-password', { password });
      const admin = await test.signIn('admin');
      const reset = await admin.post(`/api/users/${id}`, { password });
      await test.db.deleteFrom('users').where('id', '=', id).execute();
      const added = await admin.post('/api/users', {
        username: 'quinn-harper',
        ...names,
        password,
      });
      expect(answer.json()).toEqual({ error });
      for (const { statusCode, body } of [reset, added]) {
        expect([statusCode, JSON.parse(body).data.fields]).toEqual([422, { password: error }]);
      }
    },
  );

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
    const nameOf = async (id: number) => {
      const facility = test.db.selectFrom('facilities').select('contact_name').where('id', '=', id);
      return (await facility.executeTakeFirstOrThrow()).contact_name;
    };
    const named = { contact_name: 'Ana Lee' };
    for (const [real_name, expected] of [
      ['Ana Lee', 'Ann B. Lee'],
      ['Bo Lee', 'Ana Lee'],
    ]) {
      const facilityId = await addFacility(test.db, named);
      const caller = await test.signIn('manager', { facilityId });
      await test.db
        .updateTable('users')
        .set({ real_name })
        .where('id', '=', caller.userId)
        .execute();
      await caller.post('/api/update-profile', { real_name: 'Ann B. Lee' }, { form: true });
      expect(await nameOf(facilityId)).toBe(expected);
    }
  });

  it('may lose its real name', async () => {
    const caller = await test.signIn('manager');
    const response = await caller.post('/api/update-profile', { real_name: '' }, { form: true });
    expect(response.json().real_name).toBeNull();
  });

  it('leaves an entry in the audit log, without the name', async () => {
    const caller = await test.signIn('manager');
    await caller.post('/api/update-profile', { real_name: 'Piet' }, { form: true });
    const entries = await test.db
      .selectFrom('audit_log')
      .select(['action', 'object_ids', 'details'])
      .where('user_id', '=', caller.userId)
      .where('action', '=', 'update-profile')
      .execute();
    expect(entries).toEqual([
      { action: 'update-profile', object_ids: [caller.userId], details: null },
    ]);
  });
});
