import type { Day, LetterType, Software, TenantStatus } from '@audit-letters/api-client/contract';
import type { ColumnType, Generated, Insertable, JSONColumnType, Selectable } from 'kysely';

/** A calendar date column: text `YYYY-MM-DD` both ways. */
type DayColumn = ColumnType<Day, string, string>;
type NullableDay = ColumnType<Day | null, string | null | undefined, string | null>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;
type ReadOnly<T> = ColumnType<T, never, never>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface FacilitiesTable {
  id: Generated<number>;
  facility_number: string;
  prime_site_id: Optional<string>;
  is_prime: Defaulted<boolean>;
  was_prime: Defaulted<boolean>;
  address: Defaulted<string>;
  city: Defaulted<string>;
  state: Defaulted<string>;
  zip_code: Defaulted<string>;
  contact_name: Defaulted<string>;
  email: Defaulted<string>;
  phone: Defaulted<string>;
  fax: Optional<string>;
  account_name: Optional<string>;
  corporate_group: Optional<string>;
  note: Optional<string>;
  software: Optional<Software>;
  upload_count: Defaulted<number>;
  letter_effective_date: NullableDay;
  initial_letter_send_date: NullableDay;
  follow_up_letter_send_date: NullableDay;
  welcome_letter_send_date: NullableDay;
  initial_letter_sent_date: NullableDay;
  follow_up_letter_sent_date: NullableDay;
  welcome_letter_sent_date: NullableDay;
  confirmed_move_outs_date: NullableDay;
  confirmed_no_move_outs_date: NullableDay;
  can_tag_removal: Defaulted<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface UsersTable {
  id: Generated<number>;
  username: string;
  email: string;
  real_name: Optional<string>;
  is_admin: Defaulted<boolean>;
  is_monitor: Defaulted<boolean>;
  password_hash: string;
  /** Encrypted; `null` from the first change on. */
  original_password: Optional<Buffer>;
  has_changed_password: Defaulted<boolean>;
  facility_id: Optional<number>;
  last_active_at: Optional<Date>;
  created_at: Generated<Date>;
}

export interface SessionsTable {
  token_hash: Buffer;
  user_id: number;
  download_hash: Buffer;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}

export interface SignInFailuresTable {
  key: string;
  failures: number;
  last_at: Date;
}

export interface CoveragesTable {
  id: Generated<number>;
  /** `null`: offered in every state. */
  state: Optional<string>;
  /** The whole fee, dollars included. */
  monthly_fee_cents: number;
  coverage_amount: number;
}

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
  /** Who this is to the facility's software, so that the same file twice adds nobody. */
  import_key: Optional<string>;
  /** What name searches look into: `searchName()` of the two names. */
  search_name: Defaulted<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/**
 * How many tenants of a facility are alike in everything that is counted. Kept by triggers on
 * `tenants`, in the transaction of each change; only ever read here.
 */
export interface TenantCountsTable {
  facility_id: ReadOnly<number>;
  status: ReadOnly<TenantStatus | null>;
  tagged_for_removal: ReadOnly<boolean>;
  charge_applied: ReadOnly<boolean>;
  charge_confirmed: ReadOnly<boolean>;
  /** Whether a coverage is chosen. */
  covered: ReadOnly<boolean>;
  /** Whether a letter would arrive: `complete_address()`. */
  complete_address: ReadOnly<boolean>;
  initial_letter_sent: ReadOnly<boolean>;
  follow_up_letter_sent: ReadOnly<boolean>;
  welcome_letter_sent: ReadOnly<boolean>;
  tenants: ReadOnly<number>;
}

export interface FilesTable {
  id: Generated<number>;
  name: string;
  kind: string;
  user_id: Optional<number>;
  facility_id: Optional<number>;
  display_name: string;
  media_type: string;
  size: number;
  sha256: string;
  created_at: Defaulted<Date>;
  expires_at: Optional<Date>;
}

export interface FileChunksTable {
  file_id: number;
  position: number;
  bytes: Buffer;
}

export interface ArchivedPeriodsTable {
  id: Generated<number>;
  facility_id: Optional<number>;
  facility_number: string;
  prime_site_id: Optional<string>;
  letter_effective_date: NullableDay;
  percent_complete: number;
  stats: JSONColumnType<object>;
  filename: string;
  file_id: number;
  archived_at: Date;
}

export interface ArchivedTenantsTable {
  id: Generated<number>;
  archive_id: number;
  facility_id: number;
  import_key: Optional<string>;
  first_name: Optional<string>;
  last_name: Optional<string>;
  unit: Optional<string>;
  status: Optional<string>;
  letter_effective_date: NullableDay;
}

/** The numbers a facility leaves behind when it leaves the program. No personal data. */
export interface RetiredFacilitiesTable {
  id: Generated<number>;
  facility_number: string;
  software: Optional<string>;
  city: string;
  state: string;
  was_prime: boolean;
  total: number;
  charge_applied: number;
  chose_coverage: number;
  non_responders: number;
  retired_at: Date;
}

export interface LetterBatchesTable {
  id: Generated<number>;
  facility_id: Optional<number>;
  facility_number: Optional<string>;
  state: Optional<string>;
  letter_type: LetterType;
  tenant_count: number;
  save_time: Date;
  mail_time: Optional<Date>;
  enrollment_letter_date: NullableDay;
  day: DayColumn;
  request_key: string;
  file_id: number;
  mail_merge_file_id: Optional<number>;
  filename: string;
}

export interface LetterBatchTenantsTable {
  batch_id: number;
  position: number;
  tenant_id: number;
  letter: JSONColumnType<object>;
}

export interface ImportsTable {
  id: Generated<number>;
  user_id: Optional<number>;
  software: string;
  facility_id: Optional<number>;
  sha256: string;
  counts: JSONColumnType<object>;
  created_at: Defaulted<Date>;
}

export interface Page404sTable {
  id: Generated<number>;
  path: string;
  referrer: Optional<string>;
  user_id: Optional<number>;
  created_at: Date;
}

export interface AuditLogTable {
  id: Generated<number>;
  at: Date;
  user_id: Optional<number>;
  action: string;
  object_type: string;
  object_ids: Defaulted<number[]>;
  details: ColumnType<object | null, string | null | undefined, never>;
}

export interface SettingsTable {
  key: string;
  value: ColumnType<unknown, string, string>;
}

/** Every table, for the query builder. The columns are those of `migrations/`. */
export interface Tables {
  facilities: FacilitiesTable;
  users: UsersTable;
  sessions: SessionsTable;
  sign_in_failures: SignInFailuresTable;
  coverages: CoveragesTable;
  tenants: TenantsTable;
  tenant_counts: TenantCountsTable;
  files: FilesTable;
  file_chunks: FileChunksTable;
  archived_periods: ArchivedPeriodsTable;
  archived_tenants: ArchivedTenantsTable;
  retired_facilities: RetiredFacilitiesTable;
  letter_batches: LetterBatchesTable;
  letter_batch_tenants: LetterBatchTenantsTable;
  imports: ImportsTable;
  page_404s: Page404sTable;
  audit_log: AuditLogTable;
  settings: SettingsTable;
}

export type FacilityRecord = Selectable<FacilitiesTable>;
export type TenantRecord = Selectable<TenantsTable>;
export type NewTenant = Insertable<TenantsTable>;
export type UserRecord = Selectable<UsersTable>;
