import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/testApp.ts';
import { createAdmin, ensureFirstAdmin } from './admin.ts';

const test = await testApp();

describe('the first administrator', () => {
  const account = { username: ' root ', password: ' first-password ' };

  // WIR-33
  it('is created once, in a database without users, and can sign in', async () => {
    expect(await ensureFirstAdmin(test.app, account)).toBe(true);
    expect(await ensureFirstAdmin(test.app, { ...account, username: 'other' })).toBe(false);
    const form = { username: 'root', password: 'first-password' };
    const session = (await test.anyone.post('/api/login', form)).json();
    expect(session).toMatchObject({ permissions: ['admin'], user: { has_changed_password: true } });
  });

  // OPS-7
  it('is created by one of several servers that start at once, and the others go on', async () => {
    const { app } = await testApp();
    const results = await Promise.all([1, 2, 3].map(() => ensureFirstAdmin(app, account)));
    expect(results.toSorted()).toEqual([false, false, true]);
  });

  it.each([
    [{ username: 'ROOT', password: 'long-enough' }, "There is already a user named 'ROOT'."],
    [{ username: ' ', password: 'long-enough' }, 'The username of the administrator is empty.'],
    [
      { username: 'boss', password: ' 12345 ' },
      'The first administrator: Password must be at least 6 characters.',
    ],
  ])('is rejected for %j', async (wrong, sentence) => {
    await expect(createAdmin(test.app, wrong)).rejects.toThrow(sentence);
  });
});
