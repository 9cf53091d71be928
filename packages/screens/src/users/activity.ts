import type { User } from '@audit-letters/api-client';
import { counted } from '../format/counted.ts';

/** The time since the last activity of a user (USR-5). */
export type LastActivity =
  | { activity: 'never' }
  | {
      activity: 'rogue' | 'offline' | 'recent' | 'active';
      /** Such as '5 days ago'. */
      ago: string;
    };

type Since = Pick<User, 'days_since' | 'hours_since' | 'minutes_since' | 'seconds_since'>;

/** Chooses the largest unit. Each unit counts the whole elapsed time: 25 hours are also 1 day (USR-6). */
export function activityOf(user: Since): LastActivity {
  const { days_since, hours_since, minutes_since, seconds_since } = user;
  if ([days_since, hours_since, minutes_since, seconds_since].every((units) => units === null)) {
    return { activity: 'never' };
  }
  const days = days_since ?? 0;
  const hours = hours_since ?? 0;
  const minutes = minutes_since ?? 0;
  if (days >= 3) return { activity: 'rogue', ago: ago(days, 'day') };
  if (days >= 1) return { activity: 'offline', ago: ago(days, 'day') };
  if (hours >= 1) return { activity: 'offline', ago: ago(hours, 'hour') };
  if (minutes >= 45) return { activity: 'offline', ago: ago(minutes, 'minute') };
  if (minutes >= 15) return { activity: 'recent', ago: ago(minutes, 'minute') };
  if (minutes >= 1) return { activity: 'active', ago: ago(minutes, 'minute') };
  return { activity: 'active', ago: ago(seconds_since ?? 0, 'second') };
}

const ago = (count: number, unit: string) => `${counted(count, unit)} ago`;
