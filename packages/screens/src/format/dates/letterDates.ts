import type { Day } from '@audit-letters/api-client';
import { formatDay } from '@audit-letters/ui';

/** The three dates printed on letters. A missing date is not checked. */
export interface LetterDates {
  /** The audit letter date. */
  initial_letter_send_date?: Day | null;
  /** The enrollment letter date. */
  follow_up_letter_send_date?: Day | null;
  /** The letter effective date. */
  letter_effective_date?: Day | null;
}

/** One sentence for each date out of order or in the past. */
export const letterDateWarnings = (dates: LetterDates, today: Day): string[] => [
  ...dateOrderWarnings(dates),
  ...pastDateWarnings(dates, today),
];

/** One sentence for each date that is before the date it should follow: Audit ≤ Enrollment ≤ Effective. */
export function dateOrderWarnings(dates: LetterDates): string[] {
  const set = datesSet(dates);
  return set.slice(1).flatMap((later, at) => {
    const earlier = set[at];
    return earlier && later.day < earlier.day
      ? [`The ${dateInWords(later)} is before the ${dateInWords(earlier)}.`]
      : [];
  });
}

/** One sentence for each date before today. */
export const pastDateWarnings = (dates: LetterDates, today: Day): string[] =>
  datesSet(dates)
    .filter(({ day }) => day < today)
    .map((date) => `The ${dateInWords(date)} is in the past.`);

interface NamedDate {
  name: string;
  day: Day;
}

const datesSet = (dates: LetterDates): NamedDate[] =>
  inOrder.flatMap(({ key, name }) => {
    const day = dates[key];
    return day ? [{ name, day }] : [];
  });

const inOrder: readonly { key: keyof LetterDates; name: string }[] = [
  { key: 'initial_letter_send_date', name: 'audit letter date' },
  { key: 'follow_up_letter_send_date', name: 'enrollment letter date' },
  { key: 'letter_effective_date', name: 'letter effective date' },
];

const dateInWords = ({ name, day }: NamedDate) => `${name} (${formatDay(day)})`;
