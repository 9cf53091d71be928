import type { User } from '@audit-letters/api-client';

/** How long ago a user was last seen, in the words of Tenants and people spec §4. */
export type Activity =
  | { state: 'never' }
  | { state: 'active' | 'recent' | 'offline' | 'rogue'; since: string };

type Since = Pick<User, 'days_since' | 'hours_since' | 'minutes_since' | 'seconds_since'>;

/** Reads the whole elapsed units, each of which stands for itself: 25 hours are also one day (Contract §6). */
export function activityOf(user: Since): Activity {
  const { days_since, hours_since, minutes_since, seconds_since } = user;
  if ([days_since, hours_since, minutes_since, seconds_since].every((units) => units === null)) {
    return { state: 'never' };
  }
  const days = days_since ?? 0;
  const hours = hours_since ?? 0;
  const minutes = minutes_since ?? 0;
  if (days >= 3) return { state: 'rogue', since: ago(days, 'day') };
  if (days >= 1) return { state: 'offline', since: ago(days, 'day') };
  if (hours >= 1) return { state: 'offline', since: ago(hours, 'hour') };
  if (minutes >= 45) return { state: 'offline', since: ago(minutes, 'minute') };
  if (minutes >= 15) return { state: 'recent', since: ago(minutes, 'minute') };
  if (minutes >= 1) return { state: 'active', since: ago(minutes, 'minute') };
  return { state: 'active', since: ago(seconds_since ?? 0, 'second') };
}

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;
