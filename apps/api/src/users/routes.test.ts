import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { usernameColumns } from '../session/account.ts';
import { addFacility, addUser } from '../testing/seed.ts';
import { addAccount } from '../testing/seedAccount.ts';
import { expectAnswer, fieldsOf, testApp } from '../testing/testApp.ts';

const test = await testApp();
const admin = await test.signIn('admin');
const monitor = await test.signIn('monitor');

describe('the list of users', () => {
  // USR-6
  it('shows an account with its facility, password and last activity', async () => {
    const facilityId = await addFacility(test.db, { facility_number: 'H-7', fax: null });
    const last_active_at = new Date(test.clock.now().getTime() - 25 * 3_600_000 - 1500);
    const id = await addAccount(test, 'aaa-manager', 'h7kq-m3vx', {
      facility_id: facilityId,
      last_active_at,
    });
    const { data } = (await monitor.get('/api/users')).json();
    expect(data[0]).toMatchObject({
      id,
      facility: { id: facilityId, facility_number: 'H-7', city: 'Austin', fax: null },
      original_password: 'h7kq-m3vx',
      last_active_date: last_active_at.toISOString(),
      days_since: 1,
      hours_since: 25,
      minutes_since: 1500,
      seconds_since: 90_001,
    });
    expect(data[0]).not.toHaveProperty('password_hash');
  });

  // USR-1
  it('shows monitors the accounts of managers only', async () => {
    await addUser(test.db);
    const forMonitor = (await monitor.get('/api/users')).json();
    const forAdmin = (await admin.get('/api/users')).json();
    expect(forMonitor.data.filter(isStaff)).toEqual([]);
    expect(forAdmin.data.filter(isStaff)).toHaveLength(2);
    expect(forAdmin.pagination.total).toBe(forMonitor.pagination.total + 2);
  });

  // SHL-51
  it('has pages', async () => {
    const page = { page: '2', per_page: '1' };
    const { data, pagination } = (await admin.get('/api/users', page)).json();
    expect(data).toHaveLength(1);
    expect(pagination).toMatchObject({ current_page: 2, from: 2, to: 2 });
  });
});

describe('creating a user', () => {
  const maria = { username: 'maria', email: 'maria@example.com', password: 'first-password' };

  it('creates an account that can sign in', async () => {
    const response = await admin.post('/api/users', { ...maria, is_monitor: true });
    expect(response.json()).toMatchObject({ username: 'maria', real_name: null, is_monitor: true });
    const session = await test.anyone.post('/api/login', maria, { form: true });
    expect(session.json().permissions).toEqual(['monitor']);
  });

  it.each([
    ['a username in use', { username: 'MARIA' }, 'username'],
    ['no e-mail', { username: 'm2', email: '' }, 'email'],
    ['an e-mail without a host', { username: 'm3', email: 'maria@' }, 'email'],
    ['a short password', { username: 'm4', password: '  12345 ' }, 'password'],
    ['a blank username', { username: '  ' }, 'username'],
  ])('is rejected with %s', async (_, change, field) => {
    const response = await admin.post('/api/users', { ...maria, ...change });
    expect(Object.keys(fieldsOf(response))).toEqual([field]);
  });
});

describe('updating a user', () => {
  it('stores the fields that are sent and keeps the others', async () => {
    const id = await addUser(test.db, { real_name: 'Before', email: 'before@example.com' });
    const response = await monitor.post(`/api/users/${id}`, { real_name: '  After  ' });
    expect(response.json()).toMatchObject({ real_name: 'After', email: 'before@example.com' });
  });

  // USR-14
  it("ends the user's sessions after a new password, which staff can read", async () => {
    const id = await addAccount(test, 'nora', 'old-password', { has_changed_password: true });
    const nora = await test.signIn({ userId: id });
    const response = await admin.post(`/api/users/${id}`, { password: 'new-password' });
    expect(response.json()).toMatchObject({
      original_password: 'new-password',
      has_changed_password: false,
    });
    expect((await nora.post('/api/update-profile', { real_name: '' })).statusCode).toBe(401);
  });

  // USR-14
  it('does not show staff the password that an admin sets for the own account', async () => {
    const id = await addAccount(test, 'self', 'quiet lake 9', { is_admin: true });
    const self = await test.signIn({ userId: id });
    const answer = (await self.post(`/api/users/${id}`, { password: 'warm river 5' })).json();
    expect(answer).toMatchObject({ original_password: null, has_changed_password: true });
    const login = { username: 'self', password: 'warm river 5' };
    expect((await test.anyone.post('/api/login', login)).json()).toHaveProperty('token');
  });

  // USR-1
  it('does not let a monitor promote users or change staff', async () => {
    const id = await addUser(test.db);
    const promotion = await monitor.post(`/api/users/${id}`, { is_admin: true });
    const reach = await monitor.post(`/api/users/${admin.userId}`, { real_name: 'x' });
    const unknown = await monitor.post('/api/users/99999', { real_name: 'x' });
    expect([promotion.statusCode, reach.statusCode]).toEqual([403, 404]);
    expect(unknown.body).toBe(reach.body);
    expect(await test.user(id)).toMatchObject({ is_admin: false });
  });

  it('ignores fields that the form does not have', async () => {
    const facilityId = await addFacility(test.db);
    const id = await addUser(test.db);
    await admin.post(`/api/users/${id}`, {
      facility_id: facilityId,
      password_hash: 'x',
      has_changed_password: true,
      id: 1,
      real_name: 'Kept',
    });
    expect(await test.user(id)).toMatchObject({
      facility_id: null,
      password_hash: 'none',
      has_changed_password: false,
      real_name: 'Kept',
    });
  });

  // USR-39
  it.each([{ is_admin: true }, { is_monitor: true }])(
    'a manager promoted with %j leaves the facility and gets a new password',
    async (role) => {
      const facilityId = await addFacility(test.db);
      const name = `promoted-${facilityId}`;
      const id = await addAccount(test, name, 'seen-by-monitors', { facility_id: facilityId });
      const before = await test.signIn({ userId: id });
      const answer = (await admin.post(`/api/users/${id}`, role)).json();
      expect(answer).toMatchObject({ ...role, facility: null, has_changed_password: false });
      expect((await before.get('/api/managers/facility')).statusCode).toBe(401);
      const signIn = async (password: string) =>
        (await test.anyone.post('/api/login', { username: name, password })).json();
      expect(await signIn('seen-by-monitors')).toHaveProperty('error');
      expect(await signIn(answer.original_password)).toMatchObject({ user: { facility_id: null } });
      expect((await monitor.delete(`/api/facilities/${facilityId}`)).statusCode).toBe(200);
      expect(await test.user(id)).toMatchObject(role);
    },
  );

  // USR-39
  it('a promoted manager gets the password that the admin chooses', async () => {
    const id = await addAccount(test, 'chosen', 'seen-by-monitors');
    const change = { is_admin: true, password: 'quiet-lake-9' };
    const answer = (await admin.post(`/api/users/${id}`, change)).json();
    expect(answer.original_password).toBe('quiet-lake-9');
  });

  it('keeps the password of a monitor who becomes an admin', async () => {
    const id = await addAccount(test, 'rising', 'own-password', { is_monitor: true });
    await admin.post(`/api/users/${id}`, { is_admin: true });
    const rising = { username: 'rising', password: 'own-password' };
    expect((await test.anyone.post('/api/login', rising)).json().permissions).toContain('admin');
  });
});

describe('deleting a user', () => {
  // USR-13
  it('rejects deleting or demoting the last admin', async () => {
    const second = await test.signIn('admin');
    const others = test.db.updateTable('users').set({ is_admin: false });
    await others.where('id', '!=', second.userId).execute();
    const deletion = await second.delete(`/api/users/${second.userId}`);
    const demotion = await second.post(`/api/users/${second.userId}`, { is_admin: false });
    for (const answer of [deletion, demotion]) {
      expectAnswer(answer, 422, 'The last administrator can be neither deleted nor demoted.');
    }
    expect(await test.user(second.userId)).toMatchObject({ is_admin: true });
  });

  // USR-13
  it('rejects deleting the own account', async () => {
    const admin = await test.signIn('admin');
    await test.signIn('admin');
    const deletion = await admin.delete(`/api/users/${admin.userId}`);
    const sentence = 'This is your own account. Another administrator can delete it.';
    expectAnswer(deletion, 422, sentence);
    expect(await test.user(admin.userId)).toMatchObject({ is_admin: true });
  });

  it('succeeds once when it is sent twice at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await addUser(test.db);
      const answers = await Promise.all([1, 2].map(() => monitor.delete(`/api/users/${id}`)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    }
  });

  // USR-1
  it('of a manager who is promoted at the same moment is not possible for a monitor', async () => {
    const boss = await test.signIn('admin');
    for (let round = 0; round < 20; round += 1) {
      const id = await addUser(test.db);
      const [deletion, promotion] = await Promise.all([
        monitor.delete(`/api/users/${id}`),
        boss.post(`/api/users/${id}`, { is_admin: true }),
      ]);
      expect([deletion.statusCode, promotion.statusCode].sort()).toEqual([200, 404]);
    }
  });
});

it('threat 44: records new, changed and deleted accounts, with roles and fields only (ASVS 16.2.1)', async () => {
  const boss = await test.signIn('admin');
  const added = await boss.post('/api/users', {
    username: 'ada',
    email: 'ada@example.com',
    password: 'quiet-lake-9',
    is_admin: true,
  });
  const { id } = added.json();
  const change = { is_admin: false, email: 'new@example.com', password: 'second-password' };
  await boss.post(`/api/users/${id}`, change);
  await monitor.delete(`/api/users/${id}`);
  expect(await auditOf(id)).toEqual([
    ['create', { role: ['admin'] }],
    ['update', { changed: ['email', 'is_admin', 'password'], role: ['manager'] }],
    ['delete', { role: ['manager'] }],
  ]);
});

async function auditOf(userId: number) {
  const rows = await test.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('object_type', '=', 'user')
    .where(sql<boolean>`${userId} = any(object_ids)`)
    .orderBy('id')
    .execute();
  return rows.map(({ action, details }) => [action, details]);
}

const isStaff = (user: { is_admin: boolean; is_monitor: boolean }) =>
  user.is_admin || user.is_monitor;

// USR-43
describe('usernames that look the same', () => {
  const keyOf = (name: string) => usernameColumns(name).username_key;
  const add = async (username: string, password = 'right-password') => {
    const caller = await test.signIn('admin');
    return caller.post('/api/users', { username, email: 'j@example.com', password });
  };

  // USR-10
  it('are refused together with a password that cannot be used', async () => {
    await add('Ada-Field');
    expect(fieldsOf(await add('ada-field', 'short'))).toEqual({
      username: 'This username is already in use.',
      password: expect.stringMatching(/^Password must be at least/),
    });
  });

  it('are one account', async () => {
    expect((await add('Jose\u0301-Diaz')).json().username).toBe('Jos\u00e9-Diaz');
    for (const name of ['jos\u00e9-diaz', '\uff2aos\u00e9-Diaz', 'JOS\u00c9-D\u0130AZ']) {
      expect((await add(name)).json().data.fields).toEqual({
        username: 'This username is already in use.',
      });
      const login = { username: name, password: 'right-password' };
      expect((await test.anyone.post('/api/login', login)).json()).toHaveProperty('token');
    }
  });

  it('have one key for all forms of every character', () => {
    const points = Array.from({ length: 0x110000 }, (_, at) => at);
    const wrong = points.flatMap((point) => {
      const character = String.fromCodePoint(point);
      // Unassigned and private code points have one form, and surrogates are no characters.
      if (/[\p{Cn}\p{Co}\p{Cs}]/u.test(character)) return [];
      const name = `a${character}b`;
      const key = keyOf(name);
      const forms = [name.toUpperCase(), name.toLowerCase(), name.normalize('NFD')];
      const others = [...forms, name.normalize('NFKC'), key].filter((form) => keyOf(form) !== key);
      return others.length > 0 ? [point.toString(16)] : [];
    });
    expect(wrong).toEqual([]);
    expect(keyOf('STRASSE')).toBe(keyOf('stra\u00dfe'));
  });

  it('cannot mix Latin letters with those of another alphabet', async () => {
    expect(fieldsOf(await add('\u0430dmin'))).toEqual({
      username: expect.stringContaining('cannot mix'),
    });
    expect((await add('\u0430\u043d\u043d\u0430')).statusCode).toBe(200);
  });

  it.each(['jo\u200bse', 'a\nb', '\u202ebeth', '\u200b'])(
    'cannot contain invisible characters: %j',
    async (name) => {
      expect(Object.keys(fieldsOf(await add(name)))).toEqual(['username']);
    },
  );
});
