import type { Day, ManagedFacility } from '@audit-letters/api-client';
import { moveOutsConfirmedOn } from '@audit-letters/api-client/values';
import { addDays } from '@audit-letters/ui/day';
import { daysBetween, daysInWords } from '../format/dates/dayDistance.ts';
import type { Loadable } from '../loadable.ts';

/** The manager's facility, or `no-facility` if the `facility_id` of the session's user is `null`. */
export type ManagerHomeModel = Loadable<ManagedFacility> | { status: 'no-facility' };

/** A day by which the manager has to finish a part of the audit. */
export interface Deadline {
  /** The last day. */
  day: Day;
  /** The end of '3 days left …'. */
  ending: string;
}

/** The next day on which the tenants without an answer get a letter or a coverage; `null` without one (TEN-90). */
export function answerDeadline(facility: ManagedFacility, today: Day): Deadline | null {
  const deadlines = [
    {
      day: facility.initial_letter_sent_date ? null : facility.initial_letter_send_date,
      ending: 'before the audit letters',
    },
    {
      day: facility.follow_up_letter_sent_date ? null : facility.follow_up_letter_send_date,
      ending: 'before the enrollment letters',
    },
    { day: facility.letter_effective_date, ending: 'before coverage begins' },
  ].flatMap(({ day, ending }) => (day !== null && day >= today ? [{ day, ending }] : []));
  return deadlines.toSorted((a, b) => a.day.localeCompare(b.day))[0] ?? null;
}

/** The last day for tagging; `null` when nobody waits for tags, or the day has passed. */
export function taggingDeadline(facility: ManagedFacility, today: Day): Deadline | null {
  const day = moveOutDeadline(facility);
  const isAwaited =
    isTagging(facility) &&
    staffConfirmation(facility) === null &&
    facility.initial_letter_sent_date === null;
  return isAwaited && day !== null && day >= today ? { day, ending: 'for tagging' } : null;
}

/** '3 days left for tagging', 'Last day for tagging' */
export function deadlineText({ day, ending }: Deadline, today: Day): string {
  const days = daysBetween(today, day);
  return days === 0 ? `Last day ${ending}` : `${daysInWords(days)} left ${ending}`;
}

/** Whether the manager can still tag moved-out tenants. */
export const isTagging = ({ can_tag_removal, ready_to_tag }: ManagedFacility): boolean =>
  can_tag_removal && ready_to_tag;

/** The last day for tagging: 2 days before the audit letter date; `null` without that date. */
export const moveOutDeadline = ({ initial_letter_send_date }: ManagedFacility): Day | null =>
  initial_letter_send_date && addDays(initial_letter_send_date, -2);

/** When staff have confirmed the move-outs before tagging was complete; `null` before. */
export const staffConfirmation = (facility: ManagedFacility): Day | null =>
  isTagging(facility) ? moveOutsConfirmedOn(facility) : null;
