import type { Day, FacilityLetterDates, LetterType } from '@audit-letters/api-client';
import { formatCount } from '@audit-letters/ui';
import {
  dateOrderWarnings,
  type LetterDates,
  pastDateWarnings,
} from '../../format/dates/letterDates.ts';

/**
 * The sentences to confirm before letters with these dates are generated (LET-57). The date of an earlier letter, such
 * as the audit date on an enrollment letter, may be in the past.
 */
export function letterWarnings(type: LetterType, dates: LetterDates, today: Day): string[] {
  return [...dateOrderWarnings(dates), ...pastDateWarnings(datesToCome(type, dates), today)];
}

const mostNamed = 5;

/** The sentences for several facilities. The first five name theirs, and the others are counted. */
export function letterWarningsOfEach(
  type: LetterType,
  facilities: readonly FacilityLetterDates[],
  today: Day,
): string[] {
  const warnings = facilities.flatMap(({ facility_number, ...dates }) =>
    letterWarnings(type, dates, today).map((warning) => `${facility_number}: ${warning}`),
  );
  const more = warnings.length - mostNamed;
  return more > 0
    ? [...warnings.slice(0, mostNamed), `And ${formatCount(more)} more like these.`]
    : warnings;
}

function datesToCome(type: LetterType, dates: LetterDates): LetterDates {
  const { initial_letter_send_date, ...fromEnrollment } = dates;
  if (type === 'initial') return { initial_letter_send_date, ...fromEnrollment };
  return type === 'follow_up' ? fromEnrollment : {};
}
