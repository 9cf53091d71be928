import type { AnswerWeek } from '@audit-letters/api-client';
import { Card, ErrorState, formatCount, formatDay, Skeleton } from '@audit-letters/ui';
import { useState } from 'react';
import type { Loadable } from '../../../loadable.ts';
import { mostAnswers, weekPaths } from './weekPaths.ts';

export interface AnswersPerWeekProps {
  /** The weeks, oldest first; the last one is the current week. */
  weeks: Loadable<readonly AnswerWeek[]>;
}

/** The answers of tenants in each week, as a line and as a table (FAC-99). Renders a `Card`. */
export const AnswersPerWeek = ({ weeks }: AnswersPerWeekProps) => (
  <Card title="Answers per week">
    {weeks.status === 'loading' && <Skeleton lines={4} label="Loading the answers" />}
    {weeks.status === 'failed' && <ErrorState title={weeks.message} onRetry={weeks.retry} />}
    {weeks.status === 'ready' && (
      <div className="al-weeks" aria-busy={weeks.refreshing}>
        <Weeks weeks={weeks.data} />
      </div>
    )}
  </Card>
);

function Weeks({ weeks }: { weeks: readonly AnswerWeek[] }) {
  const total = weeks.reduce((sum, { answers }) => sum + answers, 0);
  const first = weeks[0];
  const current = weeks.at(-1);
  if (!first || !current || total === 0) {
    return <p className="al-weeks-muted">Nobody has answered in these weeks.</p>;
  }
  return (
    <>
      <p>
        {formatCount(total)} in {weeks.length} weeks, {formatCount(current.answers)} of them this
        week
      </p>
      {/* The table has the same numbers. */}
      <div className="al-weeks-chart" aria-hidden>
        <span>{formatCount(mostAnswers(weeks))}</span>
        <WeekLine weeks={weeks} />
        <span>0</span>
        <span className="al-weeks-axis">
          <span>{formatDay(first.week)}</span>
          <span>This week</span>
        </span>
      </div>
      <WeekTable weeks={weeks} />
    </>
  );
}

/** The table is drawn only while it is open. */
function WeekTable({ weeks }: { weeks: readonly AnswerWeek[] }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Show the weeks as a table</summary>
      {open && (
        <table>
          <thead>
            <tr>
              <th scope="col">Week from Monday</th>
              <th scope="col">Answers</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ week, answers }) => (
              <tr key={week}>
                <th scope="row">{formatDay(week)}</th>
                <td>{formatCount(answers)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}

/** The line stretches to its box; strokes and dots keep their size. */
function WeekLine({ weeks }: { weeks: readonly AnswerWeek[] }) {
  const { line, dots } = weekPaths(weeks);
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className="al-weeks-rule" d="M0 0H100M0 100H100" />
      <path className="al-weeks-line" d={line} />
      <path className="al-weeks-dots" d={dots} />
    </svg>
  );
}
