import type { User, UserChanges, UserSeen } from '@audit-letters/api-client';
import type { Done, EditRefused } from '../../form/saveResult.ts';

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
export type UserSaveResult = UserSaved | EditRefused<User>;

/** A saved account. */
interface UserSaved extends Done {
  /** The account, if the server gave it a new password: a manager who becomes staff gets one (USR-39). */
  withNewPassword?: User;
}
