import { beforeEach, describe, expect, it } from 'vitest';
import { addAccount } from '../testing/seedAccount.ts';
import { type Caller, expectAnswer, fieldsOf, testApp } from '../testing/testApp.ts';

let admin: Caller;
let monitor: Caller;
const test = await testApp();
beforeEach(async () => {
  admin = await test.signIn('admin');
  monitor = await test.signIn('monitor');
});

const linkFor = async (id: number, by = monitor): Promise<string> =>
  (await by.post(`/api/users/${id}/password-link`)).json().token;
const choose = (token: string, password: string) =>
  test.anyone.post('/api/password-link', { token, password });
const signIn = async (username: string, password: string) =>
  (await test.anyone.post('/api/login', { username, password })).json();

const ended = 'This link has expired or has been used. Please ask for a new one.';

// USR-70
describe('a link to choose a password (ASVS 6.4.1)', () => {
  it('works once, ends the sessions of the account, and deletes the generated password', async () => {
    const id = await addAccount(test, 'vera', 'generated-one');
    const open = await test.signIn({ userId: id });
    const token = await linkFor(id);
    const generated = await choose(token, ' generated-one ');
    expect(fieldsOf(generated)).toEqual({
      password: 'Please choose another password than the generated one.',
    });
    expect((await choose(token, ' my own words ')).json()).toEqual({});
    expect(await signIn('vera', 'my own words')).toMatchObject({
      user: { has_changed_password: true },
    });
    expect((await open.get('/api/sessions')).statusCode).toBe(401);
    const again = await choose(token, 'other words 5');
    expectAnswer(again, 422, ended);
    const entries = await test.db
      .selectFrom('audit_log')
      .select(['user_id', 'action'])
      .where('action', 'like', '%password-link')
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { user_id: monitor.userId, action: 'make-password-link' },
      { user_id: id, action: 'use-password-link' },
    ]);
  });

  it('used twice at once changes the password once', async () => {
    const id = await addAccount(test, 'otto', 'generated-one');
    const token = await linkFor(id);
    const both = await Promise.all([
      choose(token, 'first words 5'),
      choose(token, 'later words 5'),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  });

  it('ends with a newer link, and with the right of its maker', async () => {
    const id = await addAccount(test, 'ines', 'generated-one');
    const former = await linkFor(id);
    test.clock.advance(1);
    const token = await linkFor(id);
    expect((await choose(former, 'my own words')).json().data).toBe(ended);
    await admin.post(`/api/users/${monitor.userId}`, { is_monitor: false });
    expect((await choose(token, 'my own words')).json().data).toBe(ended);
    await admin.delete(`/api/users/${monitor.userId}`);
    expect((await choose(token, 'my own words')).json().data).toBe(ended);
  });

  it('expires after three days', async () => {
    const id = await addAccount(test, 'uma', 'generated-one');
    const token = await linkFor(id);
    test.clock.advance(3 * 24 * 3_600_000 - 1);
    expect((await choose(token, 'short')).json().data.message).toMatch(/at least/);
    test.clock.advance(1);
    expect((await choose(token, 'my own words')).json().data).toBe(ended);
  });

  it('refuses a weak password with its reason', async () => {
    const id = await addAccount(test, 'wim', 'generated-one');
    const refused = await choose(await linkFor(id), 'password');
    expect(fieldsOf(refused)).toEqual({ password: expect.stringContaining('most common') });
  });

  it.each([
    ['another account', (token: string, id: number) => token.replace(/^\d+/, String(id))],
    ['a later time', (token: string) => token.replace(/\.\d/, '.9')],
    ['another signature', (token: string) => `${token.slice(0, -2)}AA`],
    ['no signature', (token: string) => token.replace(/[^.]+$/, '')],
    ['nothing', () => ''],
    ['a number out of range', (token: string) => token.replace(/^\d+/, '999999999')],
  ])('is refused with %s', async (_what, forge) => {
    const id = await addAccount(test, `one-${Math.random()}`, 'generated-one');
    const other = await addAccount(test, `two-${Math.random()}`, 'generated-one');
    const answer = await choose(forge(await linkFor(id), other), 'my own words');
    expectAnswer(answer, 422, ended);
  });

  it('is made by monitors for managers only, by admins for everybody', async () => {
    const id = await addAccount(test, 'boss', 'generated-one', { is_admin: true });
    expect((await monitor.post(`/api/users/${id}/password-link`)).statusCode).toBe(404);
    expect((await choose(await linkFor(id, admin), 'my own words')).statusCode).toBe(200);
  });
});
