import type { FacilityStats, TenantFilterKey, TenantStats } from '@audit-letters/api-client';
import { type StatusCounts, statusNames } from '@audit-letters/api-client/values';
import { formatCount, nullableTexts } from '@audit-letters/ui';

type ResultKey =
  | 'selected_coverage'
  | 'confirmed_payment'
  | 'provided_proof'
  | 'opted_out'
  | 'moved_out'
  | 'bad_address';

export interface Result {
  key: ResultKey;
  label: string;
  /** The status that it counts; none if it is a part of another result. */
  status?: keyof StatusCounts;
  /** Whom it counts beside the tenants with a coverage. */
  includes?: string;
  /** The share in percent above which 'More Filters' lists the facility (FAC-10). */
  threshold?: number;
}

/** The results of a facility, in their order (FAC-19). */
export const results: readonly Result[] = [
  { key: 'selected_coverage', label: statusNames.selected_coverage, status: 'selected_coverage' },
  {
    key: 'confirmed_payment',
    label: 'Coverage Confirmed',
    includes: 'tenants who have left the coverage since',
  },
  {
    key: 'provided_proof',
    label: statusNames.provide_proof,
    status: 'provide_proof',
    threshold: 20,
  },
  { key: 'opted_out', label: statusNames.opt_out, status: 'opt_out', threshold: 5 },
  { key: 'moved_out', label: statusNames.moved_out, status: 'moved_out', threshold: 5 },
  { key: 'bad_address', label: statusNames.bad_address, status: 'bad_address', threshold: 5 },
];

/** One result of a facility with its share and threshold. */
export interface ResultFigure {
  /** The name of the result. */
  label: string;
  /** The tenants with this result. */
  count: number;
  /** All tenants of the facility. */
  of: number;
  /** The share, rounded to one decimal. */
  percent: number;
  /** Why it is above Selected Coverage: whom it includes; `null` if it is not. */
  includes: string | null;
  /** The limit of the share in percent. */
  threshold: number | null;
  /** The share is over the limit. */
  over: boolean;
}

export function resultFigure(
  stats: FacilityStats,
  { key, label, includes, threshold }: Result,
): ResultFigure {
  const { [key]: count, tenant_count: of } = stats;
  return {
    label,
    count,
    of,
    percent: stats[`${key}_percentage`],
    includes: includes && count > stats.selected_coverage ? includes : null,
    threshold: threshold ?? null,
    // The rounded percentage may equal the threshold while the fraction is above it.
    over: threshold !== undefined && count * 100 > threshold * of,
  };
}

/** The results as terms, with what `show` makes of each; '--' without statistics. */
export const resultItems = <Shown>(
  stats: FacilityStats | null | undefined,
  show: (figure: ResultFigure) => Shown,
): { term: string; value: Shown | string }[] =>
  results.map((result) => ({
    term: result.label,
    value: stats ? show(resultFigure(stats, result)) : nullableTexts.short,
  }));

/** The base of the percentages of a facility: all its tenants (FAC-57). */
export const inProgram = (of: number) => `of ${formatCount(of)} in program`;

/** The base of a result, with those whom it includes. */
export const baseOf = ({ of, includes }: ResultFigure) =>
  [inProgram(of), includes && `with ${includes}`].filter(Boolean).join(', ');

/** What the number of charges counts. */
export const chargeAppliedRule =
  'Charge Applied counts all charged tenants, also those who have left the coverage.';

/** The counts of tenants with a share, in their order (TEN-10). */
export const tenantResults = [
  { label: 'Charge Applied', key: 'charge_applied' },
  { label: statusNames.opt_out, key: 'opted_out', filter: 'opt_out', status: 'opt_out' },
  {
    label: statusNames.provide_proof,
    key: 'provided_proof',
    filter: 'provide_proof',
    status: 'provide_proof',
  },
  {
    label: statusNames.selected_coverage,
    key: 'selected_coverage',
    filter: 'any_coverage',
    status: 'selected_coverage',
  },
  {
    label: 'Potential for Coverage',
    key: 'non_responder',
    filter: 'non_responder',
    status: 'no_response',
  },
] as const satisfies readonly {
  label: string;
  key: keyof TenantStats;
  filter?: TenantFilterKey;
  status?: keyof StatusCounts;
}[];

/** The base of the percentages of the tenant list: tenants who have not moved out (FAC-57). */
export const active = (of: number) => `of ${formatCount(of)} active`;

/** The fraction behind a percentage. */
export const fraction = (
  {
    count,
    of,
    percent,
    includes,
  }: Pick<ResultFigure, 'count' | 'of' | 'percent'> & Partial<Pick<ResultFigure, 'includes'>>,
  base = inProgram,
): string => `${count} ${base(of)} = ${percent}%${includes ? `, with ${includes}` : ''}`;

/** The tooltip of a result: its fraction and its threshold. */
export function percentTooltip(figure: ResultFigure): string {
  const { threshold, over } = figure;
  if (threshold === null) return fraction(figure);
  return `${fraction(figure)}, ${over ? 'over' : 'not over'} the threshold of ${threshold}%`;
}

/** The tooltip of the percent complete. Every tenant with a status counts. */
export function completeTooltip(stats: FacilityStats): string {
  const { selected_coverage, provided_proof, opted_out, moved_out, bad_address } = stats;
  const responded = selected_coverage + provided_proof + opted_out + moved_out + bad_address;
  return `${responded} ${inProgram(stats.tenant_count)} with a status, rounded down`;
}
