import type { Day } from '@audit-letters/api-client';
import { formatCount } from '@audit-letters/ui';
import { counted } from '../counted.ts';

/** The calendar days from one day to another. UTC days have 24 hours each. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** A deadline as seen from today: 'Today', 'Tomorrow', 'In 3 days', '1 day late'. */
export function dayDistance(day: Day, today: Day): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  return days > 0 ? `In ${formatCount(days)} days` : `${daysInWords(-days)} late`;
}

/** '1 day', '28 days' */
export const daysInWords = (days: number): string => counted(days, 'day');
