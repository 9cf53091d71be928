import type { ColumnType, Generated } from 'kysely';
import type { Defaulted, Optional } from './columns.ts';

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

/** How many calls a caller has made since the start of a window of time. */
export interface CallCountsTable {
  key: string;
  calls: number;
  since: Date;
}

/** The calls of one caller until a moment in Unix milliseconds; `http/limits/callLimit.ts` writes it. */
export interface RateLimitsTable {
  key: string;
  points: Defaulted<number>;
  expire: Optional<number>;
}
