import type { Generated, JSONColumnType } from 'kysely';
import type { Defaulted, Optional } from './columns.ts';

export interface ImportsTable {
  id: Generated<number>;
  user_id: Optional<number>;
  software: string;
  facility_id: Optional<number>;
  sha256: string;
  counts: JSONColumnType<object>;
  created_at: Defaulted<Date>;
}
