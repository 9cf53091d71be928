import type { TenantFilterChoice, TenantFilterKey } from '@audit-letters/api-client/contract';
import { tenantFilterNames } from '@audit-letters/api-client/values';
import { type RawBuilder, sql } from 'kysely';

type Condition = (status: RawBuilder<string | null>) => RawBuilder<boolean>;

/** The conditions of the filters, in the order of TEN-7. */
const conditions: Record<TenantFilterKey, Condition> = {
  all: () => sql`true`,
  move_out: (status) => sql`${status} = 'moved_out'`,
  bad_address: (status) => sql`${status} = 'bad_address'`,
  any_coverage: (status) => sql`${status} = 'selected_coverage'`,
  provide_proof: (status) => sql`${status} = 'provide_proof'`,
  opt_out: (status) => sql`${status} = 'opt_out'`,
  non_responder: (status) => sql`${status} is null`,
};

export const filterKeys = Object.keys(conditions) as TenantFilterKey[];

/** The condition of a filter, on the rows of `tenants` or `tenant_counts`. */
export function statusIs(
  key: TenantFilterKey,
  table: 'tenants' | 'tenant_counts' = 'tenants',
): RawBuilder<boolean> {
  return conditions[key](sql.ref(`${table}.status`));
}

export function choicesWith(count: (key: TenantFilterKey) => number): TenantFilterChoice[] {
  return filterKeys.map((key) => ({ key, label: tenantFilterNames[key], count: count(key) }));
}
