import type { FacilityStatsRow } from '@audit-letters/api-client';
import { Badge, DescriptionList, formatCount, formatPercent } from '@audit-letters/ui';
import { displayDay } from '../format/day.ts';
import { type ResultFigure, resultFigure, results, whyComplete } from './facilityResults.ts';

/** The counts behind a facility's percentages, and what they are held against. */
export function FacilityStatsDetail({ facility }: { facility: FacilityStatsRow }) {
  const { stats, letter_effective_date } = facility;
  return (
    <div className="al-facility-detail">
      <section>
        <h3>Active In Program</h3>
        <DescriptionList
          layout="figures"
          items={[
            {
              term: 'Letter Effective Date',
              value: letter_effective_date && displayDay(letter_effective_date),
            },
            { term: 'Total Uploaded', value: formatCount(stats.upload_count) },
            { term: 'Total In Program', value: formatCount(stats.tenant_count) },
            { term: 'Audit Letters Sent', value: formatCount(stats.audit_letters_sent) },
            { term: 'Enrollment Letters Sent', value: formatCount(stats.enrollment_letters_sent) },
            { term: 'Welcome Letters Sent', value: formatCount(stats.welcome_letters_sent) },
          ]}
        />
      </section>
      <section className="al-facility-results">
        <h3>Results</h3>
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">Tenants</th>
              <th scope="col">Of {formatCount(stats.tenant_count)}</th>
              <th scope="col">Threshold</th>
            </tr>
          </thead>
          <tbody>
            {results.map((result) => (
              <ResultRow key={result.key} {...resultFigure(stats, result)} />
            ))}
          </tbody>
        </table>
        <p>
          {formatPercent(stats.percent_complete)} complete: {whyComplete(stats)}.
        </p>
      </section>
    </div>
  );
}

const ResultRow = ({ label, count, percent, threshold, over }: ResultFigure) => (
  <tr>
    <th scope="row">{label}</th>
    <td>{formatCount(count)}</td>
    <td>{formatPercent(percent)}</td>
    <td>
      {threshold !== null &&
        (over ? <Badge tone="warning">over {threshold}%</Badge> : `${threshold}%`)}
    </td>
  </tr>
);
