import type { AnswerWeek } from '@audit-letters/api-client';

/** The answers of the week with the most. */
export const mostAnswers = (weeks: readonly AnswerWeek[]): number =>
  Math.max(...weeks.map(({ answers }) => answers));

/** The SVG paths of the weeks in a square of 100: a line, and a dot for each week. */
export function weekPaths(weeks: readonly AnswerWeek[]): { line: string; dots: string } {
  const most = Math.max(mostAnswers(weeks), 1);
  const points = weeks.map(({ answers }, index) => {
    const across = weeks.length === 1 ? 100 : (index / (weeks.length - 1)) * 100;
    return `${round(across)} ${round(100 - (answers / most) * 100)}`;
  });
  return {
    line: `M${points.join('L')}`,
    // A path without length and with round caps is a dot that does not stretch.
    dots: points.map((point) => `M${point}h0`).join(''),
  };
}

const round = (value: number) => Math.round(value * 100) / 100;
