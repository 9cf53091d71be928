import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { hasWordFrom } from '../../database/expressions.ts';
import { nameContains, unitContains } from './conditions.ts';
import { matchingTenants } from './matching.ts';
import { type TenantRow, tenantRowsOf } from './rows.ts';
import type { Scope } from './scope.ts';

/** Tenants whose name or unit contains a text. */
export interface FoundTenants {
  /** The first of them. */
  tenants: TenantRow[];
  /** The number of tenants with the text in their name. */
  nameMatches: number;
  /** The number of others with the text in a unit. */
  unitMatches: number;
}

/** The first tenants whose name or unit contains the text: first words that begin with it, then by name (SHL-73). */
export async function findTenants(
  db: Db,
  scope: Scope,
  text: string,
  limit: number,
): Promise<FoundTenants> {
  const inName = nameContains(text);
  const matches = matchingTenants(db, scope)
    .where(sql<boolean>`(${inName} or ${unitContains(text)})`)
    .select(['tenants.id', 'tenants.folded_last_name', 'tenants.folded_first_name'])
    .select(inName.as('in_name'))
    .select(
      sql<boolean>`(${hasWordFrom(sql.ref('tenants.search_name'), text)}
        or ${hasWordFrom(sql.ref('tenants.search_unit'), text)})`.as('begins'),
    )
    // As in `matchingTenants`: the planner has no estimate of how many contain the text.
    .offset(0);
  const first = await db
    .selectFrom(matches.as('matches'))
    .select('id')
    .select(sql<number>`(count(*) filter (where in_name) over ())::int`.as('name_matches'))
    .select(sql<number>`(count(*) filter (where not in_name) over ())::int`.as('unit_matches'))
    .orderBy('begins', 'desc')
    .orderBy('in_name', 'desc')
    .orderBy('folded_last_name')
    .orderBy('folded_first_name')
    .orderBy('id')
    .limit(limit)
    .execute();
  const ids = first.map(({ id }) => id);
  const rows = await tenantRowsOf(db, ids).execute();
  return {
    tenants: rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
    nameMatches: first[0]?.name_matches ?? 0,
    unitMatches: first[0]?.unit_matches ?? 0,
  };
}
