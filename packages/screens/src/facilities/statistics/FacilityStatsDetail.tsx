import type { FacilityStatsRow } from '@audit-letters/api-client';
import { Badge, DescriptionList, formatDay, nullableTexts } from '@audit-letters/ui';
import type { ReactNode } from 'react';
import {
  completeTooltip,
  fraction,
  type ResultFigure,
  resultItems,
} from '../../results/facilityResults.ts';
import { programItems } from '../programItems.tsx';

/** The expanded row of Facility Stats: counts, percentages and thresholds. */
export function FacilityStatsDetail({ facility }: { facility: FacilityStatsRow }) {
  const { stats, letter_effective_date } = facility;
  return (
    <div className="al-facility-detail">
      <section>
        <h2>Active In Program</h2>
        <DescriptionList
          layout="figures"
          items={[
            {
              term: 'Letter Effective Date',
              value: letter_effective_date && formatDay(letter_effective_date),
            },
            ...programItems(stats),
          ]}
        />
      </section>
      <section className="al-facility-results">
        <h2>Results</h2>
        <DescriptionList
          items={[
            {
              term: 'Percent Complete',
              value: stats
                ? `${completeTooltip(stats)}: ${stats.percent_complete}%`
                : nullableTexts.short,
            },
            ...resultItems<ReactNode>(stats, (counted) => (
              <>
                {fraction(counted)}
                <Threshold {...counted} />
              </>
            )),
          ]}
        />
      </section>
    </div>
  );
}

function Threshold({ threshold, over }: ResultFigure) {
  if (threshold === null) return null;
  if (over) return <Badge tone="warning">over {threshold}%</Badge>;
  return <span className="al-facility-threshold al-muted">not over {threshold}%</span>;
}
