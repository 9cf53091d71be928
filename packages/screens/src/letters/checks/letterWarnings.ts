import type { Day, LetterType } from '@audit-letters/api-client';
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

function datesToCome(type: LetterType, dates: LetterDates): LetterDates {
  const { initial_letter_send_date, ...fromEnrollment } = dates;
  if (type === 'initial') return { initial_letter_send_date, ...fromEnrollment };
  return type === 'follow_up' ? fromEnrollment : {};
}
