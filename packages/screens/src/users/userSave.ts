import type { User, UserChanges, UserSeen } from '@audit-letters/api-client';
import type { EditOutcome } from '../model/outcome.ts';

/** A change of an account, as the dialog hands it over. */
export interface UserUpdate {
  user: User;
  changes: UserChanges;
  /** What the dialog was drawn from. */
  seen: UserSeen;
}

/** How changing an account ended. */
export type UserOutcome = EditOutcome<User>;
