import type { Tenant, TenantsSort } from '@audit-letters/api-client/contract';
import { type Expression, sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import type { TenantRecord } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import { sortTerms } from './sort.ts';

/** A tenant, with the number of its facility. */
export type TenantRow = TenantRecord & { facility_number: string };

/** The whole rows of some ids, sorted. */
export function selectRows(
  db: Db | Transaction,
  ids: Expression<{ id: number }>,
  sort: TenantsSort,
) {
  let query = db
    .selectFrom(sql<{ id: number }>`${ids}`.as('page'))
    .innerJoin('tenants', 'tenants.id', 'page.id')
    .innerJoin('facilities', 'facilities.id', 'tenants.facility_id')
    .selectAll('tenants')
    .select('facilities.facility_number')
    .select(
      // The facility's date applies unless a monitor has set one on the tenant (TEN-44).
      sql<TenantRecord['charge_apply_date']>`
        coalesce(tenants.charge_apply_date, facilities.letter_effective_date)
      `.as('charge_apply_date'),
    );
  for (const { column, direction } of sortTerms(sort)) query = query.orderBy(column, direction);
  return query;
}

/** The tenant of the contract. Only staff get the monitor note (TEN-3). */
export function toTenant(row: TenantRow, forStaff: boolean): Tenant {
  return {
    ...row,
    units: row.units.map((identifier) => ({ identifier })),
    monitor_note: forStaff ? row.monitor_note : null,
  };
}
