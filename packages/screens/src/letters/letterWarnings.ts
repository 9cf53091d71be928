import type { Day, LetterType } from '@audit-letters/api-client';
import { dateOrderWarnings, type LetterDates, pastDateWarnings } from '../format/letterDates.ts';

/**
 * What staff confirm before letters with these dates are made. A date that has passed by the time of a
 * later letter, such as the audit date on an enrollment letter, is no reason to ask.
 */
export function letterWarnings(type: LetterType, dates: LetterDates, today: Day): string[] {
  return [...dateOrderWarnings(dates), ...pastDateWarnings(datesToCome(type, dates), today)];
}

function datesToCome(type: LetterType, dates: LetterDates): LetterDates {
  const { initial_letter_send_date, ...fromEnrollment } = dates;
  if (type === 'initial') return { initial_letter_send_date, ...fromEnrollment };
  return type === 'follow_up' ? fromEnrollment : {};
}
