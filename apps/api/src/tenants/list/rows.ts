import type { Coverage, Tenant, TenantsSort } from '@audit-letters/api-client/contract';
import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { anyOf } from '../../database/expressions.ts';
import type { TenantRecord } from '../../database/schema.ts';
import { toCoverage } from '../../facilities/index.ts';
import { chargeDay } from './conditions.ts';
import { sorted } from './sort.ts';

/** A tenant, with the number of its facility and, in lists, the plan and the charged one. */
export type TenantRow = TenantRecord & {
  facility_number: string;
  plan_fee_cents?: number | null;
  plan_amount?: number | null;
  charged_fee_cents?: number | null;
  charged_amount?: number | null;
};

/** The whole rows of the ids of a query, sorted. */
export const tenantRows = <DB, TB extends keyof DB>(
  db: Db,
  ids: SelectQueryBuilder<DB, TB, { id: number }>,
  sort: TenantsSort = {},
) =>
  sorted(
    db
      .selectFrom('tenants')
      .innerJoin('facilities', 'facilities.id', 'tenants.facility_id')
      .leftJoin('coverages', 'coverages.id', 'tenants.coverage_id')
      .leftJoin('coverages as charged', 'charged.id', 'tenants.charged_coverage_id')
      .where('tenants.id', 'in', ids)
      .selectAll('tenants')
      .select(['facilities.facility_number', chargeDay.as('charge_apply_date')])
      .select(['coverages.monthly_fee_cents as plan_fee_cents'])
      .select(['coverages.coverage_amount as plan_amount'])
      .select(['charged.monthly_fee_cents as charged_fee_cents'])
      .select(['charged.coverage_amount as charged_amount']),
    sort,
  );

/** The whole rows of these ids, sorted. */
export const tenantRowsOf = (db: Db, ids: readonly number[], sort?: TenantsSort) =>
  tenantRows(
    db,
    db.selectFrom('tenants').select('tenants.id').where('tenants.id', '=', anyOf(ids)),
    sort,
  );

/** The tenant of the contract. Only staff get the monitor note (TEN-3). */
export function toTenant(row: TenantRow, forStaff: boolean): Tenant {
  return {
    ...row,
    units: row.units.map((identifier) => ({ identifier })),
    monitor_note: forStaff ? row.monitor_note : null,
    coverage: planOf(row.coverage_id, row.plan_fee_cents, row.plan_amount),
    charged_coverage: planOf(row.charged_coverage_id, row.charged_fee_cents, row.charged_amount),
  };
}

function planOf(
  id: number | null,
  monthly_fee_cents: number | null | undefined,
  coverage_amount: number | null | undefined,
): Coverage | null {
  if (id === null || monthly_fee_cents == null || coverage_amount == null) return null;
  return toCoverage({ id, monthly_fee_cents, coverage_amount });
}
