import { expect, it } from 'vitest';
import { activityOf } from './activity.ts';

/** The elapsed units of the server for a number of seconds. */
const after = (seconds: number) => ({
  seconds_since: seconds,
  minutes_since: Math.floor(seconds / 60),
  hours_since: Math.floor(seconds / 3600),
  days_since: Math.floor(seconds / 86400),
});

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
  expect(activityOf(after(seconds))).toEqual({ activity, ago });
});

// USR-5
it('shows users without activity as never active', () => {
  const never = { days_since: null, hours_since: null, minutes_since: null, seconds_since: null };
  expect(activityOf(never)).toEqual({ activity: 'never' });
});
