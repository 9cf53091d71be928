import type { User, UserChanges, UserSeen } from '@audit-letters/api-client';
import type { EditResult } from '../model/saveResult.ts';

/** A change of an account, as the dialog hands it over. */
export interface UserUpdate {
  user: User;
  changes: UserChanges;
  /** What the dialog was drawn from. */
  seen: UserSeen;
}

/** How changing an account ended. */
export type UserSaveResult = EditResult<User>;
