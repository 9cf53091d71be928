import type { Day, FacilityLetterDates, LetterType } from '@audit-letters/api-client';
import { formatCount } from '@audit-letters/ui';
import { dateOrderWarnings, type LetterDates, pastDateWarnings } from '../format/letterDates.ts';

/**
 * What staff confirm before letters with these dates are made. A date that has passed by the time of a
 * later letter, such as the audit date on an enrollment letter, is no reason to ask.
 */
export function letterWarnings(type: LetterType, dates: LetterDates, today: Day): string[] {
  return [...dateOrderWarnings(dates), ...pastDateWarnings(datesToCome(type, dates), today)];
}

const mostNamed = 5;

/** The same for letters of several facilities; the first few by name. */
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
