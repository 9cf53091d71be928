import type { ManagedFacility } from '@audit-letters/api-client';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { addressLine } from '../format/address.ts';
import { displayCount, displayPercentage } from '../format/number.ts';

export interface FacilityStatsPaneProps {
  facility: Pick<
    ManagedFacility,
    'facility_number' | 'address' | 'city' | 'state' | 'zip_code' | 'stats'
  >;
  defaultOpen?: boolean;
}

/** The collapsible card 'Your Facility' with what its tenants have answered so far. Renders a `<section>`. */
export function FacilityStatsPane({ facility, defaultOpen = true }: FacilityStatsPaneProps) {
  const [open, setOpen] = useState(defaultOpen);
  const id = useId();
  const { stats } = facility;
  const lines = [
    ['Charge Applied', stats.charge_applied, stats.charge_applied_percentage],
    ['Opted Out', stats.opted_out, stats.opted_out_percentage],
    ['Provided Proof', stats.provided_proof, stats.provided_proof_percentage],
    ['Selected Coverage', stats.selected_coverage, stats.selected_coverage_percentage],
  ] as const;
  return (
    <section className="al-facility-pane" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          Your Facility
          <ChevronDown aria-hidden />
        </button>
      </h2>
      <div id={id} hidden={!open} className="al-facility-pane-body">
        <p className="al-facility-pane-place">
          <strong>{facility.facility_number}</strong>
          <span>{addressLine(facility)}</span>
        </p>
        <table>
          <thead className="al-visually-hidden">
            <tr>
              <th scope="col">Answer</th>
              <th scope="col">Tenants</th>
              <th scope="col">Percentage</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(([label, count, percentage]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{displayCount(count)}</td>
                <td>{displayPercentage(percentage)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total Tenants</th>
              <td>{displayCount(stats.total)}</td>
              <td />
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
