import type { LetterType } from '@audit-letters/api-client/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { DayColumn, Defaulted, NullableDay, Optional } from './columns.ts';

export interface LetterBatchesTable {
  id: Generated<number>;
  facility_id: Optional<number>;
  facility_number: Optional<string>;
  state: Optional<string>;
  letter_type: LetterType;
  tenant_count: number;
  save_time: Date;
  mail_time: Optional<Date>;
  /** Whether the facility's sent date has set `mail_time`. */
  mailed_by_facility: Defaulted<boolean>;
  enrollment_letter_date: NullableDay;
  day: DayColumn;
  request_key: string;
  idempotency_key: Optional<string>;
  call_key: Optional<string>;
  file_id: number;
  mail_merge_file_id: Optional<number>;
  filename: string;
}

export interface LetterBatchTenantsTable {
  batch_id: number;
  position: number;
  tenant_id: number;
  letter: JSONColumnType<object>;
  /** The tenant's sent date before the batch. */
  sent_date_before: NullableDay;
}
