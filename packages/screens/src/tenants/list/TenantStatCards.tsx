import type { Moment, TenantFilterKey, TenantStats } from '@audit-letters/api-client';
import { statusesOfTenants } from '@audit-letters/api-client/values';
import { StatCard, StatCards } from '@audit-letters/ui';
import { Why } from '../../layout/why/Why.tsx';
import {
  active,
  chargeAppliedRule,
  fraction,
  tenantResults,
} from '../../results/facilityResults.ts';
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
  /** The user applies a filter; an empty text for none. */
  onFilterChange: (change: { filter: TenantFilterKey | '' }) => void;
}

/** The statistics of the tenant list. A card with a filter of its own applies it (TEN-10). */
export function TenantStatCards({
  stats,
  loadedAt,
  loading,
  filter,
  onFilterChange,
}: TenantStatCardsProps) {
  return (
    <div className="al-results-cards">
      <div className="al-explained">
        <StatCards className="al-tenant-stats">
          {tenantResults.map(({ label, key, ...result }) => (
            <StatCard
              key={key}
              label={label}
              count={stats?.[key] ?? null}
              percentage={stats?.[`${key}_percentage`] ?? null}
              base={stats ? active(stats.total) : undefined}
              loading={loading}
              {...('status' in result && {
                tone: statusTones[result.status],
                filter: {
                  pressed: filter === result.filter,
                  onPressedChange: ({ pressed }) =>
                    onFilterChange({ filter: pressed ? result.filter : '' }),
                },
              })}
            />
          ))}
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
  tenantResults.map(({ label, key }) => ({
    label,
    fraction: fraction(
      { count: stats[key], of: stats.total, percent: stats[`${key}_percentage`] },
      active,
    ),
  }));
