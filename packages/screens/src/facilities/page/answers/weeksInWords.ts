import type { AnswerWeek } from '@audit-letters/api-client';
import { formatCount } from '@audit-letters/ui';

/** The answers of the weeks together and of the current one; `null` without an answer (FAC-97). */
export function weeksInWords(weeks: readonly AnswerWeek[]): string | null {
  const total = weeks.reduce((sum, { answers }) => sum + answers, 0);
  const current = weeks.at(-1);
  if (!current || total === 0) return null;
  return `${formatCount(total)} in ${weeks.length} weeks, ${formatCount(current.answers)} of them this week`;
}

/** In place of the answers, when there are none. Archived tenants may have answered in these weeks. */
export const noAnswers =
  'No answer of the present tenants was recorded in these weeks. A status that came with an import does not count here.';
