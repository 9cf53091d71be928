import type { FacilityStats } from '@audit-letters/api-client';
import {
  answersOf,
  formatCents,
  type StatusCounts,
  statusesOfFacility,
  statusNames,
} from '@audit-letters/api-client/values';
import type { ChartTone, FunnelStep, StackedBarPart } from '@audit-letters/ui';
import { keysOf } from '../form/draft.ts';

/** The colour of each status, on every screen (FAC-107). */
export const statusTones = {
  selected_coverage: 'success',
  provide_proof: 'info',
  opt_out: 'warning',
  moved_out: 'neutral',
  bad_address: 'danger',
  no_response: 'empty',
} as const satisfies Record<keyof StatusCounts, ChartTone>;

/** The parts of a bar of tenants by status (FAC-107). */
export const statusParts = (counts: StatusCounts): StackedBarPart[] =>
  keysOf(statusTones).map((status) => ({
    label: statusNames[status],
    count: counts[status],
    tone: statusTones[status],
  }));

/** The counts behind a bar and a funnel. */
export type ResultCounts = Pick<
  FacilityStats,
  | 'tenant_count'
  | 'audit_letters_sent'
  | 'selected_coverage'
  | 'confirmed_payment'
  | 'provided_proof'
  | 'opted_out'
  | 'moved_out'
  | 'bad_address'
  | 'charge_applied'
>;

/** The counts of the period before. */
export interface FormerCounts {
  /** The counts at its end. */
  stats: ResultCounts;
  /** The premium per month; `null` if an archive lacks it. */
  premium_cents: number | null;
}

/** The steps from letters to payments, beside those of the period before (FAC-109). */
export function resultSteps(counts: ResultCounts, before?: ResultCounts): FunnelStep[] {
  const step = (label: string, of: (counts: ResultCounts) => number | undefined): FunnelStep => ({
    label,
    count: of(counts) ?? null,
    ...(before && { before: of(before) ?? null }),
  });
  return [
    step('Tenants', ({ tenant_count }) => tenant_count),
    step('Audit letters', ({ audit_letters_sent }) => audit_letters_sent),
    step('Answers', answersOf),
    step('Charge Applied', ({ charge_applied }) => charge_applied),
    step('Coverage Confirmed', ({ confirmed_payment }) => confirmed_payment),
  ];
}

/** The share of tenants with a status, rounded down as the percent complete of a facility (FAC-50): '71%'. */
function percentComplete(counts: ResultCounts): string {
  const complete = counts.tenant_count - statusesOfFacility(counts).no_response;
  return `${Math.floor((complete * 100) / counts.tenant_count)}%`;
}

/** The results of the period, compared with the one before; `null` without tenants in both (FAC-109). */
export function periodInWords(counts: ResultCounts, former: FormerCounts | null): string | null {
  const before = former && former.stats.tenant_count > 0 ? former.stats : null;
  const then = before && `the period before was ${percentComplete(before)} complete at its end`;
  if (counts.tenant_count === 0) return then && `No tenants; ${then}.`;
  const now = `${percentComplete(counts)} complete`;
  return then ? `${now}; ${then}.` : `${now}.`;
}

/** The premium per month, compared with the period before (FAC-110). */
export function premiumInWords(cents: number, former: FormerCounts | null): string {
  const now = `${formatCents(cents)} per month`;
  const before = former?.premium_cents ?? null;
  return before === null ? now : `${now}, ${formatCents(before)} in the period before`;
}
