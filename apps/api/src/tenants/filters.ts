import type { TenantFilterChoice, TenantFilterKey } from '@audit-letters/api-client/contract';
import { type RawBuilder, sql } from 'kysely';

/** The words of the filters, in their order, with what each lets through (Contract §2). */
const choices: Record<TenantFilterKey, { label: string; condition: RawBuilder<boolean> }> = {
  all: { label: 'All Tenants', condition: sql`true` },
  move_out: { label: 'Moved out', condition: sql`tenants.status = 'moved_out'` },
  bad_address: { label: 'Bad Address', condition: sql`tenants.status = 'bad_address'` },
  any_coverage: {
    label: 'Selected Coverage',
    condition: sql`tenants.status = 'selected_coverage'`,
  },
  provide_proof: { label: 'Provided Proof', condition: sql`tenants.status = 'provide_proof'` },
  opt_out: { label: 'Opted Out', condition: sql`tenants.status = 'opt_out'` },
  non_responder: { label: 'No Response', condition: sql`tenants.status is null` },
};

const keys = Object.keys(choices) as TenantFilterKey[];

export function statusIs(key: TenantFilterKey): RawBuilder<boolean> {
  return choices[key].condition;
}

/** A count per choice, to be selected over tenants. */
export const choiceCounts = keys.map((key) =>
  sql<number>`count(*) filter (where ${choices[key].condition})`.as(key),
);

export function choicesWith(counts: Record<TenantFilterKey, number>): TenantFilterChoice[] {
  return keys.map((key) => ({ key, label: choices[key].label, count: counts[key] }));
}
