import type { Day, Facility } from '@audit-letters/api-client';
import { LetterTypes, letterNames, letterTypes } from '@audit-letters/api-client/values';
import { compareDays, formatDay, nullableTexts } from '@audit-letters/ui';
import { dayDistance, daysBetween, daysInWords } from '../../../format/dates/dayDistance.ts';

/** The state of a date of the period today. */
type DateState = 'done' | 'late' | 'today' | 'ahead' | 'missing';

/** A date of the period. */
export interface PeriodDate {
  /** The name of the date. */
  label: string;
  /** The planned day. */
  day: Day | null;
  /** The day of the mailing, for letters that were mailed. */
  sent?: Day | null;
  /** Its state today. */
  state: DateState;
  /** The state in words. */
  words: string;
}

/** The dates of the period and today in the order of time; dates without a day come last (FAC-87). */
export function periodDates(facility: Facility, today: Day): PeriodDate[] {
  const effective = facility.letter_effective_date;
  const dates = LetterTypes.map((type) => {
    const { sendDate, sentDate } = letterTypes[type];
    const label = `${letterNames[type]} letters`;
    return letterDate(
      { label, day: facility[sendDate], sent: facility[sentDate] },
      facility,
      today,
    );
  });
  dates.push({
    label: 'Letters take effect',
    day: effective,
    ...(effective === null ? noDay : effectiveState(effective, today)),
  });
  const start: PeriodDate[] = dates.some(({ day }) => day)
    ? [{ label: 'Today', day: today, state: 'today', words: '' }]
    : [];
  return [...start, ...dates].sort((one, other) =>
    one.day && other.day ? compareDays(one.day, other.day) : Number(!one.day) - Number(!other.day),
  );
}

const noDay = { state: 'missing', words: nullableTexts.short } as const;

function letterDate(
  { label, day, sent }: { label: string; day: Day | null; sent: Day | null },
  { tenant_count }: Facility,
  today: Day,
): PeriodDate {
  if (sent) return { label, day, sent, state: 'done', words: `Mailed ${formatDay(sent)}` };
  if (day === null) return { label, day, ...noDay };
  if (day >= today) return { label, day, state: 'ahead', words: dayDistance(day, today) };
  // Without tenants there is no letter to be late.
  return tenant_count === 0
    ? { label, day, state: 'ahead', words: 'No tenants' }
    : { label, day, state: 'late', words: dayDistance(day, today) };
}

function effectiveState(day: Day, today: Day): Pick<PeriodDate, 'state' | 'words'> {
  const since = daysBetween(day, today);
  return since > 0
    ? { state: 'done', words: `${daysInWords(since)} ago` }
    : { state: 'ahead', words: dayDistance(day, today) };
}
