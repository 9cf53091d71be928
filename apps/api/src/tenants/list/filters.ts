import type { TenantFilterChoice, TenantFilterKey } from '@audit-letters/api-client/contract';
import { type RawBuilder, sql } from 'kysely';

type Condition = (status: RawBuilder<string | null>) => RawBuilder<boolean>;

/** The filters with their labels and conditions, in the order of TEN-6. */
const choices: Record<TenantFilterKey, { label: string; condition: Condition }> = {
  all: { label: 'All Tenants', condition: () => sql`true` },
  move_out: { label: 'Moved out', condition: (status) => sql`${status} = 'moved_out'` },
  bad_address: { label: 'Bad Address', condition: (status) => sql`${status} = 'bad_address'` },
  any_coverage: {
    label: 'Selected Coverage',
    condition: (status) => sql`${status} = 'selected_coverage'`,
  },
  provide_proof: {
    label: 'Provided Proof',
    condition: (status) => sql`${status} = 'provide_proof'`,
  },
  opt_out: { label: 'Opted Out', condition: (status) => sql`${status} = 'opt_out'` },
  non_responder: { label: 'No Response', condition: (status) => sql`${status} is null` },
};

export const filterLabel = (key: TenantFilterKey): string => choices[key].label;

export const filterKeys = Object.keys(choices) as TenantFilterKey[];

/** The condition of a filter, on the rows of `tenants` or `tenant_counts`. */
export function statusIs(
  key: TenantFilterKey,
  table: 'tenants' | 'tenant_counts' = 'tenants',
): RawBuilder<boolean> {
  return choices[key].condition(sql.ref(`${table}.status`));
}

export function choicesWith(count: (key: TenantFilterKey) => number): TenantFilterChoice[] {
  return filterKeys.map((key) => ({ key, label: choices[key].label, count: count(key) }));
}
