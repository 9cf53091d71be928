import type { TenantSortKey, TenantsSort } from '@audit-letters/api-client/contract';
import { type Expression, sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import type { TenantRecord } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';

const sortColumns: Record<TenantSortKey, Expression<unknown>> = {
  last_name: sql`lower(tenants.last_name)`,
  first_name: sql`lower(tenants.first_name)`,
  unit: sql`lower(tenants.unit)`,
  status: sql`tenants.status`,
  charge_confirmed_date: sql`tenants.charge_confirmed_date`,
  facility_number: sql`lower(facilities.facility_number)`,
};

/** The columns that a sort needs. The other columns are read for one page only. */
export const sortedColumns = [
  ...(['tenants.id', 'tenants.facility_id', 'tenants.last_name', 'tenants.first_name'] as const),
  ...(['tenants.unit', 'tenants.status', 'tenants.charge_confirmed_date'] as const),
] as const;

export type SortableTenant = Pick<
  TenantRecord,
  'id' | 'facility_id' | 'last_name' | 'first_name' | 'unit' | 'status' | 'charge_confirmed_date'
>;

type Direction = 'asc' | 'desc';

/** The sort asked for, then name and id, so that the sort is total. */
export function sortTerms({ sort_by = 'last_name', sort_dir = 'asc' }: TenantsSort) {
  const { last_name, first_name } = sortColumns;
  const rest: Expression<unknown>[] = [last_name, first_name, sql.ref('tenants.id')];
  return [
    { column: sortColumns[sort_by], direction: sort_dir },
    ...rest.map((column) => ({ column, direction: 'asc' as Direction })),
  ];
}

/** The ids of the matching tenants, sorted. */
export function sortedIds(
  db: Db | Transaction,
  matching: Expression<SortableTenant>,
  sort: TenantsSort,
  backwards = false,
) {
  let ids = db
    .selectFrom(sql<SortableTenant>`${matching}`.as('tenants'))
    .select('tenants.id')
    .$if(sort.sort_by === 'facility_number', (query) =>
      query.innerJoin('facilities', 'facilities.id', 'tenants.facility_id'),
    );
  for (const { column, direction } of sortTerms(sort)) {
    ids = ids.orderBy(column, backwards ? opposite[direction] : direction);
  }
  return ids;
}

/** No `nulls first` or `last`: nulls sort as the greatest values, so reversing a sort reverses them too. */
const opposite: Record<Direction, Direction> = { asc: 'desc', desc: 'asc' };
