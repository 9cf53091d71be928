import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { transaction, violatedUnique } from '../database/transaction.ts';
import { usernameColumns } from '../session/account.ts';
import { countUsers, insertUser, passwordProblem } from '../users/index.ts';
import { StartupError } from './errors.ts';

/** The first account, which creates all others. */
export interface AdminAccount {
  username: string;
  password: string;
}

/** Creates an admin with a chosen password, so the password counts as changed already. */
export async function createAdmin(
  { db, clock, passwords, config }: Context,
  account: AdminAccount,
) {
  const { username, username_key } = usernameColumns(account.username);
  const password = account.password.trim();
  if (!username) throw new StartupError('The username of the administrator is empty.');
  const problem = passwordProblem(password, [username], config);
  if (problem) throw new StartupError(`The first administrator: ${problem}`);
  const admin = {
    username,
    username_key,
    email: '',
    is_admin: true,
    has_changed_password: true,
    password_hash: await passwords.hash(password),
  };
  try {
    await transaction(db, async (trx) => {
      const id = await insertUser(trx, admin);
      await audit(trx, {
        at: clock.now(),
        userId: null,
        action: 'create',
        objectType: 'user',
        objectIds: [id],
        details: { role: ['admin'] },
      });
    });
  } catch (error) {
    if (violatedUnique(error) !== 'users_username_unique') throw error;
    throw new UsernameTaken(`There is already a user named '${username}'.`);
  }
}

/**
 * Creates the admin if the database has no user; returns whether it did. If several servers start at once, one of them
 * creates it.
 */
export async function ensureFirstAdmin(context: Context, account: AdminAccount): Promise<boolean> {
  if ((await countUsers(context.db)) > 0) return false;
  try {
    await createAdmin(context, account);
    return true;
  } catch (error) {
    if (error instanceof UsernameTaken) return false;
    throw error;
  }
}

class UsernameTaken extends StartupError {}
