import type { AnswerWeek, Day, Facility } from '@audit-letters/api-client';
import { formatCount } from '@audit-letters/ui';
import { counted } from '../../../format/counted.ts';
import { Loaded } from '../../../layout/Loaded.tsx';
import type { Loadable } from '../../../loadable.ts';
import { TimeAxis } from '../../../results/charts.tsx';
import { periodMarks, weekBars } from './periodMarks.ts';

export interface PeriodAxisProps {
  /** The facility whose period is shown. */
  facility: Facility;
  /** The current date on the server. */
  today: Day;
  /** The answers of each week. */
  answers: Loadable<readonly AnswerWeek[]>;
}

/** The dates of the period at their places in time, with the answers of each week (FAC-87, FAC-97). */
export function PeriodAxis({ facility, today, answers: weeks }: PeriodAxisProps) {
  const marks = periodMarks(facility, today);
  const bars = weeks.status === 'ready' ? weekBars(weeks.data) : [];
  return (
    <div className="al-period-axis">
      <div aria-busy={weeks.status === 'ready' && weeks.refreshing}>
        <Loaded of={weeks} lines={1} label="Loading the answers">
          {(loaded) => (
            <p>
              <span className="al-muted">Answers per week:</span>{' '}
              {weeksInWords(loaded) ?? noAnswers}
            </p>
          )}
        </Loaded>
      </div>
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

/** The answers of the weeks together and of the current one; `null` without an answer (FAC-97). */
function weeksInWords(weeks: readonly AnswerWeek[]): string | null {
  const total = weeks.reduce((sum, { answers }) => sum + answers, 0);
  const current = weeks.at(-1);
  if (!current || total === 0) return null;
  return `${formatCount(total)} in ${weeks.length} weeks, ${formatCount(current.answers)} of them this week`;
}

/** In place of the answers, when there are none. Archived tenants may have answered in these weeks. */
const noAnswers =
  'No answer of the present tenants was recorded in these weeks. A status that came with an import does not count here.';
