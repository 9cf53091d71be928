import type { Page, User } from '@audit-letters/api-client';
import { harborLane, millRoad, wholePage } from '../fixtures/facilities.ts';
import { type Loadable, ready } from '../loadable.ts';
import { type StatesOf, unready } from '../states.ts';

const never = { days_since: null, hours_since: null, minutes_since: null, seconds_since: null };

/** The time since the last activity, in the units of the server. */
export const elapsed = (seconds: number) => ({
  seconds_since: seconds,
  minutes_since: Math.floor(seconds / 60),
  hours_since: Math.floor(seconds / 3600),
  days_since: Math.floor(seconds / 86400),
});

function user(id: number, username: string, over: Partial<User> = {}): User {
  return {
    id,
    username,
    real_name: null,
    email: `${username.toLowerCase()}@mail.example`,
    is_admin: false,
    is_monitor: false,
    facility: null,
    has_changed_password: true,
    original_password: null,
    last_active_date: null,
    ...never,
    ...over,
  };
}

const everyone = [
  user(1, 'ines.varga', { is_admin: true, real_name: 'Ines Varga', ...elapsed(12) }),
  user(2, 'tomas', { is_monitor: true, real_name: 'Tomas Abadi', ...elapsed(20 * 60) }),
  user(3, 'D-1042', {
    facility: millRoad,
    has_changed_password: false,
    original_password: 'plum-harbor-42',
  }),
  user(4, 'F-2210', { facility: harborLane, ...elapsed(2 * 3600) }),
  user(5, 'retired.manager', elapsed(5 * 86400)),
  user(6, 'noor', {
    email: 'n.castellane@office.example',
    facility: { ...harborLane, facility_number: 'F-2211' },
  }),
];

/** The user list in each of its states. */
export const usersStates = {
  ...unready,
  ready: ready(wholePage(everyone)),
  empty: ready(wholePage<User>([])),
} satisfies StatesOf<Loadable<Page<User>>>;
