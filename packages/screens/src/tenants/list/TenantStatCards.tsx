import type { Moment, TenantFilterKey, TenantStats } from '@audit-letters/api-client';
import { statusesOfTenants, statusNames } from '@audit-letters/api-client/values';
import { type ChartTone, StatCard, StatCards } from '@audit-letters/ui';
import { Why } from '../../layout/why/Why.tsx';
import { active, chargeAppliedRule, fraction } from '../../results/facilityResults.ts';
import { statusTones } from '../../results/results.ts';
import { StatusBar } from '../../results/StatusBar.tsx';

export interface TenantStatCardsProps {
  /** The statistics; `null` while loading. */
  stats: TenantStats | null;
  /** When the statistics were loaded. */
  loadedAt?: Moment | null | undefined;
  /** The list is loading. */
  loading: boolean;
  /** The key of the filter in force. */
  filter: string;
  /** The user applies a filter; `all` for none. */
  onFilterChange: (change: { filter: TenantFilterKey }) => void;
}

/** The statistics of the tenant list (TEN-10). A card with a filter of its own applies it (TEN-10). */
export function TenantStatCards({
  stats,
  loadedAt,
  loading,
  filter,
  onFilterChange,
}: TenantStatCardsProps) {
  const filterBy = (key: TenantFilterKey) => ({
    filter: {
      pressed: filter === key,
      onPressedChange: ({ pressed }: { pressed: boolean }) =>
        onFilterChange({ filter: pressed ? key : 'all' }),
    },
  });
  const card = (label: string, count: AnsweredCount, key?: TenantFilterKey, tone?: ChartTone) => (
    <StatCard
      label={label}
      count={stats?.[count] ?? null}
      percentage={stats?.[`${count}_percentage`] ?? null}
      base={stats ? active(stats.total) : undefined}
      loading={loading}
      {...(tone && { tone })}
      {...(key && filterBy(key))}
    />
  );
  return (
    <div className="al-results-cards">
      <div className="al-explained">
        <StatCards className="al-tenant-stats">
          {card('Charge Applied', 'charge_applied')}
          {card(statusNames.opt_out, 'opted_out', 'opt_out', statusTones.opt_out)}
          {card(
            statusNames.provide_proof,
            'provided_proof',
            'provide_proof',
            statusTones.provide_proof,
          )}
          {card(
            statusNames.selected_coverage,
            'selected_coverage',
            'any_coverage',
            statusTones.selected_coverage,
          )}
          {card(
            'Potential for Coverage',
            'non_responder',
            'non_responder',
            statusTones.no_response,
          )}
          <StatCard label="Total Active" count={stats?.total ?? null} loading={loading} />
        </StatCards>
        {stats && <Why numbers={explanations(stats)} rule={rule} loadedAt={loadedAt} />}
      </div>
      {(stats || loading) && <StatusBar counts={statusesOfTenants(stats ?? none)} size="small" />}
    </div>
  );
}

/** While loading, the bar is empty and has its place. */
const none = {
  total_all: 0,
  total: 0,
  selected_coverage: 0,
  provided_proof: 0,
  opted_out: 0,
  non_responder: 0,
};

const rule = `Total Active are the tenants who have not moved out. A percentage is a share of them, rounded to one decimal. ${chargeAppliedRule}`;

const explanations = (stats: TenantStats) =>
  (
    [
      ['Charge Applied', 'charge_applied'],
      [statusNames.opt_out, 'opted_out'],
      [statusNames.provide_proof, 'provided_proof'],
      [statusNames.selected_coverage, 'selected_coverage'],
      ['Potential for Coverage', 'non_responder'],
    ] as const
  ).map(([label, count]) => ({
    label,
    fraction: fraction(
      { count: stats[count], of: stats.total, percent: stats[`${count}_percentage`] },
      active,
    ),
  }));

/** The counts that have a percentage. */
type AnsweredCount =
  | 'charge_applied'
  | 'opted_out'
  | 'provided_proof'
  | 'selected_coverage'
  | 'non_responder';
