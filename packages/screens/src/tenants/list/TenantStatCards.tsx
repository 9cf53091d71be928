import type { TenantFilterKey, TenantStats } from '@audit-letters/api-client';
import { StatCard, StatCards } from '@audit-letters/ui';

export interface TenantStatCardsProps {
  /** The statistics; `null` while loading. */
  stats: TenantStats | null;
  /** The list is loading. */
  loading: boolean;
  /** The key of the filter in force. */
  filter: string;
  /** The user applies a filter; `all` for none. */
  onFilterChange: (filter: TenantFilterKey) => void;
}

/** The statistics of the tenant list (TEN-10). A card with a filter of its own applies it (TEN-81). */
export function TenantStatCards({ stats, loading, filter, onFilterChange }: TenantStatCardsProps) {
  const filterBy = (key: TenantFilterKey) => ({
    filter: {
      pressed: filter === key,
      onPressedChange: (pressed: boolean) => onFilterChange(pressed ? key : 'all'),
    },
  });
  const card = (label: string, count: AnsweredCount, key?: TenantFilterKey) => (
    <StatCard
      label={label}
      count={stats?.[count] ?? null}
      percentage={stats?.[`${count}_percentage`] ?? null}
      loading={loading}
      {...(key && filterBy(key))}
    />
  );
  return (
    <StatCards className="al-tenant-stats">
      {card('Charge Applied', 'charge_applied')}
      {card('Opted Out', 'opted_out', 'opt_out')}
      {card('Provided Proof', 'provided_proof', 'provide_proof')}
      {card('Selected Coverage', 'selected_coverage', 'any_coverage')}
      {card('Potential for Coverage', 'non_responder', 'non_responder')}
      <StatCard label="Total Active" count={stats?.total ?? null} loading={loading} />
    </StatCards>
  );
}

/** The counts that have a percentage. */
type AnsweredCount =
  | 'charge_applied'
  | 'opted_out'
  | 'provided_proof'
  | 'selected_coverage'
  | 'non_responder';
