import type { Db } from '../database/engine.ts';
import { invalidField } from '../http/errors.ts';
import { callLimit } from '../http/limits/callLimit.ts';
import type { UserRow } from '../session/account.ts';
import type { Hasher } from '../session/password.ts';

/** Compares the password that confirms a change of the own account: five times a minute (USR-44). */
export function currentPasswordCheck(db: Db) {
  const guesses = callLimit(db, { name: 'current password', calls: 5, seconds: 60 });
  return async (
    hasher: Hasher,
    user: Pick<UserRow, 'id' | 'password_hash'>,
    { field, text }: { field: string; text: string },
  ): Promise<void> => {
    await guesses.count(String(user.id));
    if (!(await hasher.verify(user.password_hash, text.trim()))) {
      throw invalidField(field, 'This is not your current password.');
    }
    await guesses.forget(String(user.id));
  };
}
