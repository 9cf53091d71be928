import type { LetterType, TenantStatus } from '@audit-letters/api-client/contract';
import { isChargeToChange } from '@audit-letters/api-client/values';
import { columnNames, type TenantEdit, type TenantUpdate } from './updates.ts';

/** The details of an audit entry about tenants; their history reads them (TEN-83). */
export interface TenantAuditDetails {
  /** The columns whose value changed; missing for tenants that were deleted or restored. */
  fields?: string[];
  /** The changed values that are not personal: before and after. */
  values?: Partial<Record<LoggedField, [before: string | null, after: string | null]>>;
  /** The facility of the tenants, whose history shows the entry (FAC-90). */
  facility?: number;
  /** The new status, if it changed. */
  status?: TenantStatus | null;
  /** The new coverage, if it changed. */
  coverage?: number | null;
  /** The answer before, if status or coverage changed. */
  before?: { status: TenantStatus | null; coverage: number | null };
  /** Whether the charge is connected, if that changed. */
  charged?: boolean;
  /** Whether the payment is confirmed, if that changed. */
  confirmed?: boolean;
  /** Whether the charge is of another coverage since, if that changed. */
  to_change?: boolean;
  /** The new tag, if it changed. */
  tagged?: boolean;
  /** The import that made the change. */
  import?: number;
  /** The type of a letter that was taken back. */
  letter_type?: LetterType;
}

const loggedFields = ['move_in_date', 'billing_date', 'charge_apply_date', 'units'] as const;
type LoggedField = (typeof loggedFields)[number];

/** Columns that follow from others. */
const derivedColumns = new Set([
  'search_name',
  'search_unit',
  'folded_first_name',
  'folded_last_name',
  'name_key',
  'updated_at',
  'charged_coverage_id',
  'welcome_coverage_id',
]);

/**
 * The columns of a change, with answer, charge, tag, dates and units. Names, addresses, contacts and notes are not
 * logged: they are personal.
 */
export function auditDetails({ tenant, update }: TenantEdit): TenantAuditDetails {
  const fields = columnNames(update).filter((column) => !derivedColumns.has(column));
  const toChange = isChargeToChange({ ...tenant, ...update });
  const changes = (...names: typeof fields) => names.some((name) => fields.includes(name));
  const values = loggedFields
    .filter((field) => fields.includes(field))
    .map((field) => {
      // Without an own day the charge applies from the facility's (TEN-44).
      const byDefault =
        field === 'charge_apply_date' ? tenant.facility_letter_effective_date : null;
      const [before, after] = [tenant[field] ?? byDefault, update[field] ?? byDefault];
      return [field, [textOfValue(before), textOfValue(after)]] as const;
    });
  return {
    fields,
    ...(values.length > 0 && { values: Object.fromEntries(values) }),
    facility: tenant.facility_id,
    ...(changes('status', 'coverage_id') && {
      before: { status: tenant.status, coverage: tenant.coverage_id },
    }),
    ...(changes('status') && { status: update.status ?? null }),
    ...(changes('coverage_id') && { coverage: update.coverage_id ?? null }),
    ...(changes('charge_applied') && { charged: update.charge_applied ?? false }),
    ...(changes('charge_confirmed_date') && { confirmed: Boolean(update.charge_confirmed_date) }),
    ...(toChange !== isChargeToChange(tenant) && { to_change: toChange }),
    ...(changes('tagged_for_removal') && { tagged: update.tagged_for_removal ?? false }),
  };
}

const textOfValue = (value: TenantUpdate[LoggedField]): string | null =>
  Array.isArray(value) ? value.join(', ') : (value ?? null);
