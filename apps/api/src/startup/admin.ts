import type { Db } from '../database/engine.ts';
import { violatedUnique } from '../database/transaction.ts';
import { passwords } from '../session/password.ts';
import { audit } from '../shell/audit.ts';
import type { Clock } from '../time/clock.ts';
import { countUsers, insertUser } from '../users/store.ts';
import type { Config } from './config.ts';

/** An account that must exist before anyone can sign in to make others. */
export interface AdminAccount {
  username: string;
  password: string;
}

/** What was asked of the command cannot be done; the message is one sentence. */
export class AdminRefused extends Error {
  override name = 'AdminRefused';
}

interface Parts {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'passwordCost'>;
}

/** Makes an admin. Who types the password here knows it already, so it is stored as changed. */
export async function createAdmin({ db, clock, config }: Parts, account: AdminAccount) {
  const username = account.username.trim();
  const password = account.password.trim();
  if (!username) throw new AdminRefused('The username of the administrator is empty.');
  if (password.length < 6) {
    throw new AdminRefused('The password of the administrator must be at least 6 characters.');
  }
  try {
    const id = await insertUser(db, {
      username,
      email: '',
      is_admin: true,
      password_hash: await passwords(config.passwordCost).hash(password),
      has_changed_password: true,
    });
    await audit(db, {
      ...{ at: clock.now(), userId: null, action: 'create' },
      ...{ objectType: 'user', objectIds: [id] },
    });
  } catch (error) {
    if (violatedUnique(error) !== 'users_username_unique') throw error;
    throw new AdminRefused(`There is already a user named '${username}'.`);
  }
}

/** Makes the first admin, in a database that has no user. */
export async function ensureFirstAdmin(parts: Parts, account: AdminAccount): Promise<boolean> {
  if ((await countUsers(parts.db)) > 0) return false;
  await createAdmin(parts, account);
  return true;
}
