import type { Facility } from '../facilities/entities.ts';
import { formatDay } from './format.ts';
import { addMonths, type Day } from './time.ts';

/** The three dates printed on letters, and that of welcome letters. A missing date is not checked. */
export type LetterDates = Partial<
  Pick<
    Facility,
    | 'initial_letter_send_date'
    | 'follow_up_letter_send_date'
    | 'letter_effective_date'
    | 'welcome_letter_send_date'
  >
>;

/** The months from a period to the next one. */
const PERIOD_MONTHS = 3;

/** The day in the next period: three months later; 30 November becomes the last of February (ARC-8). */
export const inNextPeriod = (day: Day): Day => addMonths(day, PERIOD_MONTHS);

/**
 * The dates to propose for a facility (FAC-83). A missing date is a month before or after the next one. Dates of a
 * period that is over move to the next periods. Without any date, the letter effective date is in three months. `null`
 * if they are out of order, since the known dates are.
 */
export function proposedDates(dates: LetterDates, today: Day) {
  const { initial_letter_send_date: audit, follow_up_letter_send_date: enrollment } = dates;
  const effective =
    dates.letter_effective_date ??
    (enrollment && addMonths(enrollment, 1)) ??
    (audit && addMonths(audit, 2)) ??
    inNextPeriod(today);
  let months = 0;
  while (addMonths(effective, months) < today) months += PERIOD_MONTHS;
  const proposed = {
    initial_letter_send_date: addMonths(audit ?? addMonths(effective, -2), months),
    follow_up_letter_send_date: addMonths(enrollment ?? addMonths(effective, -1), months),
    letter_effective_date: addMonths(effective, months),
  };
  return dateOrderWarnings(proposed).length > 0 ? null : proposed;
}

/** One sentence for each date out of order or in the past. */
export const letterDateWarnings = (dates: LetterDates, today: Day): string[] => [
  ...dateOrderWarnings(dates),
  ...pastDateWarnings(dates, today),
];

/** One sentence for each date that is before a date it should follow: Audit ≤ Enrollment ≤ Effective. */
export function dateOrderWarnings(
  dates: LetterDates,
  names: readonly LetterDateName[] = letterDateNames,
): string[] {
  const set = datesSet(dates, names);
  return set.flatMap((later, at) => beforeWarnings(later, set.slice(0, at)));
}

const beforeWarnings = (later: NamedDate, earlier: readonly NamedDate[]) =>
  earlier
    .filter(({ day }) => later.day < day)
    .map((each) => `The ${dateInWords(later)} is before the ${dateInWords(each)}.`);

/** One sentence for each date before today. */
export const pastDateWarnings = (
  dates: LetterDates,
  today: Day,
  names: readonly LetterDateName[] = letterDateNames,
): string[] =>
  datesSet(dates, names)
    .filter(({ day }) => day < today)
    .map((date) => `The ${dateInWords(date)} is in the past.`);

interface NamedDate {
  name: string;
  day: Day;
}

const datesSet = (dates: LetterDates, names: readonly LetterDateName[]): NamedDate[] =>
  names.flatMap(({ key, name }) => {
    const day = dates[key];
    return day ? [{ name, day }] : [];
  });

type PrintedDate = Exclude<keyof LetterDates, 'welcome_letter_send_date'>;

/** The names of the dates, within a sentence and as a label, in their order. */
export const letterDateNames: readonly LetterDateName<PrintedDate>[] = [
  { key: 'initial_letter_send_date', name: 'audit letter date', label: 'Audit Letter Date' },
  {
    key: 'follow_up_letter_send_date',
    name: 'enrollment letter date',
    label: 'Enrollment Letter Date',
  },
  { key: 'letter_effective_date', name: 'letter effective date', label: 'Letter Effective Date' },
];

/** The same with the date of welcome letters, which follow all others. */
export const facilityDateNames: readonly LetterDateName[] = [
  ...letterDateNames,
  { key: 'welcome_letter_send_date', name: 'welcome letter date', label: 'Welcome Letter Date' },
];

/** The name of a date, within a sentence and as a label. */
export interface LetterDateName<Key extends keyof LetterDates = keyof LetterDates> {
  key: Key;
  name: string;
  label: string;
}

const dateInWords = ({ name, day }: NamedDate) => `${name} (${formatDay(day)})`;
