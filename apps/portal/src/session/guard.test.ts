import type { Permission, Session } from '@audit-letters/api-client';
import { describe, expect, it } from 'vitest';
import { type Access, guard, type Verdict } from './guard.ts';

const monitorRoute: Access = ['monitor'];
const managerRoute: Access = ['manager'];

describe('guard', () => {
  // SHL-6, SHL-7
  it.each<[Access, Verdict, Verdict, Verdict, Verdict, Verdict]>([
    // access        nobody   none stored     manager         monitor         admin
    ['public', 'show', 'show', 'show', 'show', 'show'],
    ['open', 'login', 'show', 'show', 'show', 'show'],
    ['signed-in', 'login', 'unauthorized', 'show', 'show', 'show'],
    [monitorRoute, 'login', 'unauthorized', 'unauthorized', 'show', 'show'],
    [managerRoute, 'login', 'unauthorized', 'show', 'unauthorized', 'show'],
  ])('decides %j', (access, ...verdicts) => {
    const people = [null, signedIn(), signedIn('manager'), signedIn('monitor'), signedIn('admin')];
    expect(people.map((person) => guard(access, person))).toEqual(verdicts);
  });

  // SHL-2
  it('needs only one of several permissions', () => {
    expect(guard(['monitor', 'manager'], signedIn('manager'))).toBe('show');
  });
});

function signedIn(...permissions: Permission[]): Session {
  return {
    permissions,
    token: { token: 'token' },
    user: {
      id: 1,
      username: 'jo',
      real_name: null,
      email: 'jo@mail.example',
      is_admin: false,
      is_monitor: false,
      facility_id: null,
      has_changed_password: true,
    },
  };
}
