import { expect, it } from 'vitest';
import { activityOf } from './activity.ts';
import { elapsed } from './UsersScreen.states.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

// USR-5, USR-6
it.each([
  [0, 'active', '0 seconds ago'],
  [12, 'active', '12 seconds ago'],
  [59, 'active', '59 seconds ago'],
  [minute, 'active', '1 minute ago'],
  [15 * minute - 1, 'active', '14 minutes ago'],
  [15 * minute, 'recent', '15 minutes ago'],
  [45 * minute - 1, 'recent', '44 minutes ago'],
  [45 * minute, 'offline', '45 minutes ago'],
  [hour, 'offline', '1 hour ago'],
  [day - 1, 'offline', '23 hours ago'],
  [25 * hour, 'offline', '1 day ago'],
  [3 * day - 1, 'offline', '2 days ago'],
  [3 * day, 'rogue', '3 days ago'],
])('%i seconds after the last activity a user is %s, %s', (seconds, activity, ago) => {
  expect(activityOf(elapsed(seconds))).toEqual({ activity, ago });
});

// USR-5
it('shows users without activity as never active', () => {
  const never = { days_since: null, hours_since: null, minutes_since: null, seconds_since: null };
  expect(activityOf(never)).toEqual({ activity: 'never' });
});
