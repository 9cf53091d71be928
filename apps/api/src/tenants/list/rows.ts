import type { Coverage, Tenant, TenantsSort } from '@audit-letters/api-client/contract';
import { LetterTypes, letterTypes, NameAndAddress } from '@audit-letters/api-client/values';
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

const exportedColumns = [
  ...NameAndAddress,
  ...(['unit', 'units', 'move_in_date', 'billing_date', 'billing_anniversary'] as const),
  ...(['status', 'coverage_id', 'charge_applied', 'charge_applied_date'] as const),
  ...(['charge_confirmed_date', 'payment_confirmed_date', 'tagged_for_removal'] as const),
  ...LetterTypes.map((type) => letterTypes[type].sentDate),
  ...(['note', 'monitor_note', 'phone', 'email'] as const),
] as const;

/** A tenant in a workbook. */
export type ExportedTenant = Pick<
  TenantRow,
  (typeof exportedColumns)[number] | 'charge_apply_date' | 'facility_number'
>;

const withFacility = (db: Db) =>
  db.selectFrom('tenants').innerJoin('facilities', 'facilities.id', 'tenants.facility_id');

/** The whole rows of some ids, sorted. */
export const tenantRows = <DB, TB extends keyof DB>(
  db: Db,
  ids: SelectQueryBuilder<DB, TB, { id: number }>,
  sort: TenantsSort = {},
) =>
  sorted(
    withFacility(db)
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

/** The columns of an export for some ids, sorted. The other columns would take a third of its time. */
export const exportedRows = (db: Db, ids: readonly number[], sort: TenantsSort) =>
  sorted(
    withFacility(db)
      .where('tenants.id', '=', anyOf(ids))
      .select(exportedColumns.map((column) => `tenants.${column}` as const))
      .select(['facilities.facility_number', chargeDay.as('charge_apply_date')]),
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
