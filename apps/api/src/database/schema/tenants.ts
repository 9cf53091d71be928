import type { TenantStatus } from '@audit-letters/api-client/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { Defaulted, NullableDay, Optional, ReadOnly } from './columns.ts';

export interface TenantsTable {
  id: Generated<number>;
  facility_id: number;
  first_name: Optional<string>;
  last_name: Optional<string>;
  address: Optional<string>;
  city: Optional<string>;
  state: Optional<string>;
  zip_code: Optional<string>;
  country: Optional<string>;
  unit: Optional<string>;
  units: Defaulted<string[]>;
  move_in_date: NullableDay;
  billing_date: NullableDay;
  billing_anniversary: Optional<string>;
  status: Optional<TenantStatus>;
  coverage_id: Optional<number>;
  charge_applied: Defaulted<boolean>;
  /** `null`: the facility's letter effective date counts (TEN-44). */
  charge_apply_date: NullableDay;
  charge_applied_date: NullableDay;
  charge_confirmed_date: NullableDay;
  payment_confirmed_date: NullableDay;
  tagged_for_removal: Defaulted<boolean>;
  note: Optional<string>;
  monitor_note: Optional<string>;
  initial_letter_sent_date: NullableDay;
  follow_up_letter_sent_date: NullableDay;
  welcome_letter_sent_date: NullableDay;
  /** Identifies the tenant in the facility's software: the same file adds nobody twice. */
  import_key: Optional<string>;
  /** The import that added the tenant. */
  import_id: Optional<number>;
  /** What searches and sorts read: `searchColumns()` of the names and units. */
  search_name: Defaulted<string>;
  search_unit: Defaulted<string>;
  folded_first_name: Optional<string>;
  folded_last_name: Optional<string>;
  /** `nameKey()` of both names. */
  name_key: Defaulted<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/**
 * The number of a facility's tenants with the same counted properties. Triggers on `tenants` update it in the
 * transaction of each change; the server only reads it.
 */
export interface TenantCountsTable {
  facility_id: ReadOnly<number>;
  status: ReadOnly<TenantStatus | null>;
  tagged_for_removal: ReadOnly<boolean>;
  charge_applied: ReadOnly<boolean>;
  charge_confirmed: ReadOnly<boolean>;
  /** Whether the tenant has chosen a coverage. */
  covered: ReadOnly<boolean>;
  /** `complete_address()`: a letter can be delivered. */
  complete_address: ReadOnly<boolean>;
  initial_letter_sent: ReadOnly<boolean>;
  follow_up_letter_sent: ReadOnly<boolean>;
  welcome_letter_sent: ReadOnly<boolean>;
  tenants: ReadOnly<number>;
}

/** A tenant that staff deleted. It can be restored for 30 days (TEN-102). */
export interface DeletedTenantsTable {
  /** The id of the tenant. */
  id: number;
  facility_id: number;
  /** The row of `tenants`. */
  tenant: JSONColumnType<object>;
  user_id: Optional<number>;
  deleted_at: Date;
}
