import type { Day } from '@audit-letters/api-client';
import { type Confirmation, formatDay } from '@audit-letters/ui';
import { daysBetween, daysInWords } from '../../format/dates/dayDistance.ts';

/** A day on which letters were mailed, as typed. */
export interface MailDate {
  /** The day. */
  day: Day;
  /** The current day. */
  today: Day;
  /** The day on which the first of the letters were generated; `null` if it is not known. */
  generated: Day | null;
  /** The date that the letters print; omitted if it is the day on which they were generated. */
  enrollmentLetterDate?: Day | null | undefined;
}

/** Warnings about a mail date (LET-77). */
export function mailDateWarnings({
  day,
  today,
  generated,
  enrollmentLetterDate = null,
}: MailDate): string[] {
  const ahead = daysBetween(today, day);
  const shown = formatDay(day);
  const warnings =
    enrollmentLetterDate !== null && day < enrollmentLetterDate
      ? [`${shown} is before the date of the letters (${formatDay(enrollmentLetterDate)}).`]
      : [];
  if (ahead > 0) return [`${shown} is ${daysInWords(ahead)} ahead.`, ...warnings];
  if (generated !== null && day < generated) {
    warnings.push(`${shown} is before the letters were generated on ${formatDay(generated)}.`);
  }
  if (ahead < -365) warnings.push(`${shown} is more than a year ago.`);
  return warnings;
}

/** The question before an odd mail date is saved. */
export const mailDateConfirmation = (consequences: readonly string[]): Confirmation => ({
  title: 'Is this mail date right?',
  consequences,
  cancelLabel: 'No, correct it',
  confirmLabel: 'Yes, save it',
  tone: 'danger',
});
