import type { Generated, JSONColumnType } from 'kysely';
import type { Defaulted, NullableDay, Optional } from './columns.ts';

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
  name_key: Defaulted<string>;
  unit: Optional<string>;
  status: Optional<string>;
  letter_effective_date: NullableDay;
}
