import type { AnswerWeek, Day, Facility } from '@audit-letters/api-client';
import { ErrorState, Skeleton } from '@audit-letters/ui';
import { counted } from '../../../format/counted.ts';
import type { Loadable } from '../../../loadable.ts';
import { TimeAxis } from '../../../results/charts.tsx';
import { noAnswers, weeksInWords } from '../answers/weeksInWords.ts';
import { periodMarks, weekBars } from './periodMarks.ts';

export interface PeriodAxisProps {
  /** The facility whose period is shown. */
  facility: Facility;
  /** The current date on the server. */
  today: Day;
  /** The answers of each week; omitted if the server does not count them. */
  answers?: Loadable<readonly AnswerWeek[]> | undefined;
}

/** The dates of the period at their places in time, with the answers of each week (FAC-113, FAC-99). */
export function PeriodAxis({ facility, today, answers: weeks }: PeriodAxisProps) {
  const marks = periodMarks(facility, today);
  const bars = weeks?.status === 'ready' ? weekBars(weeks.data) : [];
  return (
    <div className="al-period-axis">
      {weeks && (
        <div className="al-weeks" aria-busy={weeks.status === 'ready' && weeks.refreshing}>
          {weeks.status === 'loading' && <Skeleton lines={1} label="Loading the answers" />}
          {weeks.status === 'failed' && <ErrorState title={weeks.message} onRetry={weeks.retry} />}
          {weeks.status === 'ready' && (
            <p>
              <span className="al-weeks-muted">Answers per week:</span>{' '}
              {weeksInWords(weeks.data) ?? noAnswers}
            </p>
          )}
        </div>
      )}
      {(marks.length > 0 || bars.length > 0) && (
        <TimeAxis
          label="Dates and answers of the period"
          today={today}
          marks={marks}
          bars={bars}
          describeValue={answersInWords}
        />
      )}
    </div>
  );
}

const answersInWords = (count: number) => counted(count, 'answer');
