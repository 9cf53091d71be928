import type { TenantStats } from '@audit-letters/api-client';
import { StatCard, StatCards } from '@audit-letters/ui';

/** The statistics of the tenant list (TEN-10); `null` while loading. */
export function TenantStatCards({
  stats,
  loading,
}: {
  stats: TenantStats | null;
  loading: boolean;
}) {
  const card = (label: string, count: AnsweredCount) => (
    <StatCard
      label={label}
      count={stats?.[count] ?? null}
      percentage={stats?.[`${count}_percentage`] ?? null}
      loading={loading}
    />
  );
  return (
    <StatCards className="al-tenant-stats">
      {card('Charge Applied', 'charge_applied')}
      {card('Opted Out', 'opted_out')}
      {card('Provided Proof', 'provided_proof')}
      {card('Selected Coverage', 'selected_coverage')}
      {card('Potential for Coverage', 'non_responder')}
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
