import type { ManagedFacility } from '@audit-letters/api-client';
import { statusesOfTenants } from '@audit-letters/api-client/values';
import { CollapsibleCard, formatCount, formatPercent } from '@audit-letters/ui';
import { addressLine } from '../format/address.ts';
import { active, chargeAppliedRule, tenantResults } from '../results/facilityResults.ts';

/** The tenants of the total whom no row counts: ' 71 have no answer and 3 a bad address.' */
function othersInWords(stats: ManagedFacility['stats']): string {
  const { no_response, bad_address } = statusesOfTenants(stats);
  const parts = [
    no_response > 0 && `${formatCount(no_response)} have no answer`,
    bad_address > 0 && `${formatCount(bad_address)} have a bad address`,
  ].filter(Boolean);
  return parts.length > 0 ? ` Of the total, ${parts.join(' and ')}.` : '';
}

export interface FacilityStatsPaneProps {
  /** The facility to show. */
  facility: Pick<
    ManagedFacility,
    'facility_number' | 'address' | 'city' | 'state' | 'zip_code' | 'stats'
  >;
}

/** The collapsible card 'Your Facility' with the answers of its tenants. Renders a `CollapsibleCard`. */
export function FacilityStatsPane({ facility }: FacilityStatsPaneProps) {
  const { stats } = facility;
  const lines = tenantResults.filter(({ key }) => key !== 'non_responder');
  return (
    <CollapsibleCard title="Your Facility" defaultOpen className="al-facility-pane">
      <p className="al-facility-pane-place">
        <strong>{facility.facility_number}</strong>
        <span className="al-muted">{addressLine(facility)}</span>
      </p>
      <table className="al-number-table">
        <thead className="al-visually-hidden">
          <tr>
            <th scope="col">Answer</th>
            <th scope="col">Tenants</th>
            <th scope="col">Percentage</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, key }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{formatCount(stats[key])}</td>
              <td>{formatPercent(stats[`${key}_percentage`])}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total Tenants</th>
            <td>{formatCount(stats.total)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
      <p className="al-facility-pane-base al-small-note">
        Percentages are {active(stats.total)}: tenants who have not moved out. {chargeAppliedRule}
        {othersInWords(stats)}
      </p>
    </CollapsibleCard>
  );
}
