import type { Day, Moment } from '@audit-letters/api-client';
import type { Confirmation } from '@audit-letters/ui';

const clock = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** 'Mar 1, 2027, 9:30 AM' in the local time zone. A number is in milliseconds. */
export const formatMoment = (moment: Moment | number): string => clock.format(new Date(moment));

/** The day of mailing as it was entered. It is not converted to the local time zone. */
export const mailedDay = (moment: Moment) => moment.slice(0, 10) as Day;

/** The question before an odd mail date is saved (LET-77, LET-101). */
export const mailDateQuestion = (consequences: readonly string[]): Confirmation => ({
  title: 'Is this mail date right?',
  consequences,
  cancelLabel: 'No, correct it',
  confirmLabel: 'Yes, save it',
  tone: 'danger',
});
