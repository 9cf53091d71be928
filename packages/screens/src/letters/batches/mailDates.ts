import type { Day } from '@audit-letters/api-client';
import { type Confirmation, formatDay } from '@audit-letters/ui';
import { daysBetween } from '../../format/dates/dayDistance.ts';

/** A day on which letters were mailed, as typed. */
export interface MailDate {
  /** The day. */
  day: Day;
  /** The current day. */
  today: Day;
  /** The day on which the first of the letters were generated; `null` if it is not known. */
  generated: Day | null;
}

/** Warnings about the day on which the letters of a facility were sent (LET-77). */
export function mailDateWarnings({ day, today, generated }: MailDate): string[] {
  const shown = formatDay(day);
  return [
    ...(generated !== null && day < generated
      ? [`${shown} is before the letters were generated on ${formatDay(generated)}.`]
      : []),
    ...(daysBetween(today, day) < -365 ? [`${shown} is more than a year ago.`] : []),
  ];
}

/** The question before an odd mail date is saved. */
export const mailDateConfirmation = (consequences: readonly string[]): Confirmation => ({
  title: 'Is this mail date right?',
  consequences,
  cancelLabel: 'No, correct it',
  confirmLabel: 'Yes, save it',
  tone: 'danger',
});
