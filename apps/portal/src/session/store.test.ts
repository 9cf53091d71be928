import { expect, it } from 'vitest';
import { readSession } from './store.ts';

const user = {
  id: 1,
  username: 'jo',
  real_name: null,
  email: 'jo@mail.example',
  is_admin: false,
  is_monitor: true,
  facility_id: null,
  has_changed_password: true,
};
const session = { permissions: ['monitor'], token: { token: 'abc' }, user };

// SHL-18
it('reads a stored session', () => {
  expect(readSession(session)).toEqual(session);
});

// SHL-7
it('reads missing permissions as none', () => {
  const { permissions: _, ...rest } = session;
  expect(readSession(rest)?.permissions).toEqual([]);
});

it.each([
  ['nothing', null],
  ['a text', 'abc'],
  ['no token', { ...session, token: null }],
  ['an empty token', { ...session, token: { token: '' } }],
  ['no user', { ...session, user: undefined }],
])('takes %s for nobody signed in', (_what, stored) => {
  expect(readSession(stored)).toBeNull();
});
