import type { Day, Software } from '@audit-letters/api-client/contract';
import type { ColumnType } from 'kysely';

/** A calendar date: text `YYYY-MM-DD`, read and written. */
export type DayColumn = ColumnType<Day, string, string>;

/** A facility before an import, and the number of tenants that the import added. */
export interface ImportedFacility {
  facility_id: number;
  software: Software | null;
  inserted: number;
}

/** A tenant before an import changed it. */
export interface ChangedTenant {
  tenant_id: number;
  /** The values of the columns that an import can change. */
  before: object;
}

/** What a change was, which decides about the entries of the audit log when it is undone. */
export type UndoKind =
  | 'tenants'
  | 'delete-tenants'
  | 'facility'
  | 'delete-facility'
  | 'move-outs'
  | 'mail'
  | 'import';
