import type { Insertable, Selectable } from 'kysely';
import type { ArchivedPeriodsTable, ArchivedTenantsTable } from './schema/archives.ts';
import type {
  CoveragesTable,
  FacilitiesTable,
  RetiredFacilitiesTable,
} from './schema/facilities.ts';
import type { FileChunksTable, FilesTable } from './schema/files.ts';
import type { ImportsTable } from './schema/imports.ts';
import type { LetterBatchesTable, LetterBatchTenantsTable } from './schema/letters.ts';
import type {
  AuditLogTable,
  CallCountsTable,
  Page404sTable,
  RateLimitsTable,
  SettingsTable,
} from './schema/shell.ts';
import type { DeletedTenantsTable, TenantCountsTable, TenantsTable } from './schema/tenants.ts';
import type { SessionsTable, SignInFailuresTable, UsersTable } from './schema/users.ts';

/** The tables for the query builder, as `migrations/` create them (schema.test.ts compares both). */
export interface Tables {
  facilities: FacilitiesTable;
  users: UsersTable;
  sessions: SessionsTable;
  sign_in_failures: SignInFailuresTable;
  coverages: CoveragesTable;
  tenants: TenantsTable;
  tenant_counts: TenantCountsTable;
  deleted_tenants: DeletedTenantsTable;
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
  call_counts: CallCountsTable;
  rate_limits: RateLimitsTable;
}

export type {
  CoveragesTable,
  FacilitiesTable,
  RetiredFacilitiesTable,
  TenantCountsTable,
  TenantsTable,
  UsersTable,
};
export type FacilityRecord = Selectable<FacilitiesTable>;
export type TenantRecord = Selectable<TenantsTable>;
export type NewTenant = Insertable<TenantsTable>;
export type UserRecord = Selectable<UsersTable>;
