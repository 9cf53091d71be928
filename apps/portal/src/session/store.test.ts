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
  expect(readSession(JSON.stringify(session))).toEqual(session);
});

// SHL-7
it('reads missing permissions as none', () => {
  const { permissions: _, ...rest } = session;
  expect(readSession(JSON.stringify(rest))?.permissions).toEqual([]);
});

it.each([
  ['nothing', null],
  ['cut JSON', '{"token":'],
  ['null', 'null'],
  ['a text', '"abc"'],
  ['no token', JSON.stringify({ ...session, token: null })],
  ['an empty token', JSON.stringify({ ...session, token: { token: '' } })],
  ['no user', JSON.stringify({ ...session, user: undefined })],
])('takes %s for nobody signed in', (_what, stored) => {
  expect(readSession(stored)).toBeNull();
});
