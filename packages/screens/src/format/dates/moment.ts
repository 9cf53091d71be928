import type { Day, Moment } from '@audit-letters/api-client';

const clock = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** 'Mar 1, 2027, 9:30 AM' in the local time zone. A number is in milliseconds. */
export const formatMoment = (moment: Moment | number): string => clock.format(new Date(moment));

/** The day of mailing as it was entered. It is not converted to the local time zone. */
export const mailedDay = (moment: Moment) => moment.slice(0, 10) as Day;
