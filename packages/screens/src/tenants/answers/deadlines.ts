import type { Day, ManagedFacility } from '@audit-letters/api-client';
import { daysBetween, daysInWords } from '../../format/dates/dayDistance.ts';
import { isTagging, moveOutDeadline, staffConfirmation } from '../manage/managerRules.ts';

/** A day by which the manager has to finish a part of the audit. */
export interface Deadline {
  /** The last day. */
  day: Day;
  /** The end of '3 days left …'. */
  ending: string;
}

/** The earliest deadline from today on (TEN-90). */
export function nextDeadline(facility: ManagedFacility, today: Day): Deadline | null {
  const deadlines = [
    { day: isTaggingAwaited(facility) ? moveOutDeadline(facility) : null, ending: 'for tagging' },
    {
      day: facility.follow_up_letter_sent_date ? null : facility.follow_up_letter_send_date,
      ending: 'before the enrollment letters',
    },
    { day: facility.letter_effective_date, ending: 'before coverage begins' },
  ].flatMap(({ day, ending }) => (day !== null && day >= today ? [{ day, ending }] : []));
  return deadlines.toSorted((a, b) => a.day.localeCompare(b.day))[0] ?? null;
}

/** Nobody waits for tags after staff have confirmed the move-outs, or mailed the audit letters. */
const isTaggingAwaited = (facility: ManagedFacility): boolean =>
  isTagging(facility) &&
  staffConfirmation(facility) === null &&
  facility.initial_letter_sent_date === null;

/** '3 days left for tagging', 'Last day for tagging' */
export function deadlineText({ day, ending }: Deadline, today: Day): string {
  const days = daysBetween(today, day);
  return days === 0 ? `Last day ${ending}` : `${daysInWords(days)} left ${ending}`;
}
