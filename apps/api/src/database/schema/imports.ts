import type { ImportPreviewRow, Software } from '@audit-letters/api-client/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { Defaulted, Optional } from './columns.ts';

export interface ImportsTable {
  id: Generated<number>;
  user_id: Optional<number>;
  software: string;
  facility_id: Optional<number>;
  sha256: string;
  counts: JSONColumnType<object>;
  /** What the import changed: `ImportedFacility` for each facility of its rows. */
  facilities: Defaulted<ImportedFacility[], string>;
  /** The tenants that the import changed, as they were before. */
  changes: Defaulted<ChangedTenant[], string>;
  /** The first rows that were refused, until they are dismissed. */
  errors: Defaulted<ImportPreviewRow[], string>;
  errors_dismissed_at: Optional<Date>;
  undone_at: Optional<Date>;
  created_at: Defaulted<Date>;
}

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
