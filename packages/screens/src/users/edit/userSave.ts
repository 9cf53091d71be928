import type { User, UserChanges, UserSeen } from '@audit-letters/api-client';
import type { EditResult } from '../../model/saveResult.ts';

/** A change of an account. */
export interface UserUpdate {
  /** The stored account. */
  user: User;
  /** The fields to write. */
  changes: UserChanges;
  /** The stored values, as loaded. */
  seen: UserSeen;
}

/** The result of saving an account. */
export type UserSaveResult = EditResult<User>;
