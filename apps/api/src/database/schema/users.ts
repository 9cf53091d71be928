import type { Generated } from 'kysely';
import type { Defaulted, Optional } from './columns.ts';

export interface UsersTable {
  id: Generated<number>;
  username: string;
  email: string;
  real_name: Optional<string>;
  is_admin: Defaulted<boolean>;
  is_monitor: Defaulted<boolean>;
  password_hash: string;
  /** Encrypted; `null` after the first change. */
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
