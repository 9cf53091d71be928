import type { FacilityStats } from '@audit-letters/api-client';

type ResultKey =
  | 'selected_coverage'
  | 'confirmed_payment'
  | 'provided_proof'
  | 'opted_out'
  | 'moved_out'
  | 'bad_address';

interface Result {
  key: ResultKey;
  label: string;
  /** The share above which 'More Filters' lists the facility (FAC-10). */
  threshold?: number;
}

/** The results of a facility, in their order (FAC-19). */
export const results: readonly Result[] = [
  { key: 'selected_coverage', label: 'Selected Coverage' },
  { key: 'confirmed_payment', label: 'Coverage Confirmed' },
  { key: 'provided_proof', label: 'Provided Proof', threshold: 20 },
  { key: 'opted_out', label: 'Opted Out', threshold: 5 },
  { key: 'moved_out', label: 'Moved Out', threshold: 5 },
  { key: 'bad_address', label: 'Bad Address', threshold: 5 },
];

/** One result of one facility, with everything that explains it. */
export interface ResultFigure {
  label: string;
  count: number;
  of: number;
  percent: number;
  threshold: number | null;
  over: boolean;
}

export function resultFigure(
  stats: FacilityStats,
  { key, label, threshold }: Result,
): ResultFigure {
  const { [key]: count, tenant_count: of } = stats;
  return {
    label,
    count,
    of,
    percent: stats[`${key}_percentage`],
    threshold: threshold ?? null,
    // The rounded percentage may equal the threshold while the fraction is above it.
    over: threshold !== undefined && count * 100 > threshold * of,
  };
}

/** Where a percentage comes from. */
export const fraction = ({ count, of, percent }: ResultFigure): string =>
  `${count} of ${tenants(of)} = ${percent}%`;

/** The fraction, and the threshold that it is held against. */
export function percentTooltip(figure: ResultFigure): string {
  const { threshold, over } = figure;
  if (threshold === null) return fraction(figure);
  return `${fraction(figure)}, ${over ? 'over' : 'not over'} the threshold of ${threshold}%`;
}

/** Where the percent complete comes from: every tenant with a status counts. */
export function completeTooltip(stats: FacilityStats): string {
  const { selected_coverage, provided_proof, opted_out, moved_out, bad_address } = stats;
  const responded = selected_coverage + provided_proof + opted_out + moved_out + bad_address;
  return `${responded} of ${tenants(stats.tenant_count)} with a status, rounded down`;
}

const tenants = (count: number) => (count === 1 ? '1 tenant' : `${count} tenants`);
