import type { AnswerWeek } from '@audit-letters/api-client';
import { Card, ErrorState, formatDay, Skeleton } from '@audit-letters/ui';
import type { Loadable } from '../../../loadable.ts';
import { BarChart } from '../../../results/charts.tsx';
import { noAnswers, weeksInWords } from './weeksInWords.ts';

export interface AnswersPerWeekProps {
  /** The weeks, oldest first; the last one is the current week. */
  weeks: Loadable<readonly AnswerWeek[]>;
}

/** The answers of tenants in each week, as bars and as a table (FAC-99). Renders a `Card`. */
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
  const words = weeksInWords(weeks);
  if (!words) return <p className="al-weeks-muted">{noAnswers}</p>;
  return (
    <>
      <p>{words}</p>
      <BarChart
        label="Answers per week"
        nameHeading="Week from Monday"
        valueHeading="Answers"
        bars={weeks.map(({ week, answers }, index) => ({
          label: formatDay(week),
          value: answers,
          partial: index === weeks.length - 1,
        }))}
      />
    </>
  );
}
