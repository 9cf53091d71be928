import type { TenantSortKey, TenantsSort } from '@audit-letters/api-client/contract';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { sortDirection } from '../../http/paging.ts';
import type { TenantQuery } from './matching.ts';

const lastName = sql.ref('tenants.folded_last_name');
const firstName = sql.ref('tenants.folded_first_name');

/** The unit with each number as ten digits, so that A2 comes before A10. */
const naturalUnit = sql`regexp_replace(
  regexp_replace(lower(tenants.unit), '(\\d+)', '0000000000\\1', 'g'), '\\d*(\\d{10})', '\\1', 'g')`;

const sortColumns: Record<TenantSortKey, RawBuilder<unknown>> = {
  last_name: lastName,
  first_name: firstName,
  unit: naturalUnit,
  status: sql`tenants.status`,
  charge_confirmed_date: sql`tenants.charge_confirmed_date`,
  facility_number: sql`lower(facilities.facility_number)`,
};

const sortedColumns = [
  ...(['tenants.id', 'tenants.facility_id', 'tenants.unit', 'tenants.status'] as const),
  ...(['tenants.charge_confirmed_date', 'tenants.folded_last_name'] as const),
  'tenants.folded_first_name',
] as const;

/** The sort asked for, then name and id, so that the order is total. */
export const sorted = <DB, TB extends keyof DB, Output>(
  query: SelectQueryBuilder<DB, TB, Output>,
  { sort_by = 'last_name', sort_dir }: TenantsSort = {},
) =>
  query
    .orderBy(sortColumns[sort_by], sortDirection({ sort_dir }))
    .orderBy(lastName)
    .orderBy(firstName)
    .orderBy(sql.ref('tenants.id'));

export interface ListOrder extends TenantsSort {
  /**
   * Whether the tenants are those of a facility number. Without a join of the facilities, the planner would read all
   * tenants in the order of names.
   */
  ofNumber?: boolean;
}

/** The ids of tenants, sorted. A page sorts and skips only these; its whole rows are read afterwards. */
export const sortedIds = (
  db: Db,
  tenants: TenantQuery,
  { ofNumber = false, ...sort }: ListOrder = {},
) =>
  sorted(
    db
      .selectFrom(tenants.select(sortedColumns).as('tenants'))
      .select('tenants.id')
      .$if(ofNumber || sort.sort_by === 'facility_number', (query) =>
        query.innerJoin('facilities', 'facilities.id', 'tenants.facility_id'),
      ),
    sort,
  );
