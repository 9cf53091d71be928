import type { Software } from '@audit-letters/api-client/contract';
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
  undone_at: Optional<Date>;
  created_at: Defaulted<Date>;
}

/** A facility before an import, and the number of tenants that the import added. */
export interface ImportedFacility {
  facility_id: number;
  software: Software | null;
  inserted: number;
}
