import { type NewUser, User, type UserEdit, UserSeen } from '@audit-letters/api-client/contract';
import type { Updateable } from 'kysely';
import { auditChange } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import type { Db } from '../database/engine.ts';
import type { UserRecord, UsersTable } from '../database/schema.ts';
import { type Transaction, transaction } from '../database/transaction.ts';
import { assertPrintable } from '../http/assertPrintable.ts';
import { Forbidden, Invalid, invalidField } from '../http/errors.ts';
import { unchangedCheck } from '../http/seen.ts';
import { textOrNull } from '../http/serialize.ts';
import { uniqueViolations } from '../http/uniqueViolations.ts';
import { usernameColumns } from '../session/account.ts';
import { isAdmin } from '../session/authenticate.ts';
import { readablePassword, seal } from '../session/password.ts';
import { type CurrentSession, closeSessionsOf, permissionsOf } from '../session/store.ts';
import { type Names, namesOf, passwordProblem } from './newPassword.ts';
import { findUser, insertUser, lockUser, type Reach, toUser, writeUser } from './store.ts';

const assertUnchanged = unchangedCheck('user', User, UserSeen);

/** The audit entry of a change to accounts. */
export const userChange = (action: string, objectIds: number[], details?: object) => ({
  action,
  objectType: 'user',
  objectIds,
  ...(details && { details }),
});

/** The columns of a password by staff or the server. Staff can read it until it is changed or expires (USR-45). */
export async function givenPassword(
  { passwords, config, clock }: Pick<Context, 'passwords' | 'config' | 'clock'>,
  { userId }: { userId: number },
  password: string,
) {
  const password_hash = await passwords.hash(password, `user ${userId}`);
  return {
    password_hash,
    original_password: seal(password, password_hash, config.secretKey),
    password_given_at: clock.now(),
    has_changed_password: false,
  };
}

/** Checks that letters can print a manager's new name, which may be the facility's Manager Name, too (USR-49). */
export async function assertRealName(
  context: Pick<Context, 'printer'>,
  before: Pick<UserRecord, 'facility_id' | 'real_name'>,
  real_name: string | null,
) {
  const isPrinted = before.facility_id !== null && real_name !== before.real_name;
  if (isPrinted) await assertPrintable(context, { real_name });
}

export const accountReach = (session: Pick<CurrentSession, 'permissions'>): Reach =>
  isAdmin(session) ? 'everyone' : 'managers';

export async function createUser(context: Context, session: CurrentSession, user: NewUser) {
  await assertAccount(context, user);
  const passwordColumns = await givenPassword(context, session, user.password.trim());
  return transaction(context.db, async (trx) => {
    const id = await insertUser(trx, {
      ...usernameColumns(user.username),
      email: user.email,
      real_name: textOrNull(user.real_name),
      is_admin: user.is_admin ?? false,
      is_monitor: user.is_monitor ?? false,
      ...passwordColumns,
    });
    const account = await findUser(trx, 'everyone', id);
    const change = userChange('create', [id], { role: permissionsOf(account) });
    await auditChange(trx, context, session, change);
    return account;
  });
}

/**
 * Updates the fields that the call sends. A new password or role ends the user's sessions (USR-14). A manager who
 * becomes staff leaves their facility and gets a new password: monitors may have read the old one (USR-39).
 */
export async function updateUser(
  context: Context,
  session: CurrentSession,
  id: number,
  { seen, ...changes }: UserEdit,
) {
  const reach = accountReach(session);
  const grantsRole = changes.is_admin || changes.is_monitor;
  if (reach === 'managers' && grantsRole) {
    throw new Forbidden('Only an administrator can make an administrator or a monitor.');
  }
  // Before a password is hashed for nobody.
  await findUser(context.db, reach, id);
  const password = textOrNull(changes.password);
  await assertAccount(context, { ...changes, password }, id);
  const passwordColumns = password
    ? await givenPassword(context, session, password.trim())
    : undefined;
  // Nobody else may read it.
  if (passwordColumns && id === session.userId) {
    Object.assign(passwordColumns, { original_password: null, has_changed_password: true });
  }
  const generatedPasswordColumns =
    grantsRole && !passwordColumns
      ? await givenPassword(context, session, readablePassword())
      : undefined;
  return transaction(context.db, async (trx) => {
    await lockUser(trx, id);
    const before = await findUser(trx, reach, id);
    assertUnchanged(seen, toUser(before, context.clock.now(), context.config));
    if (password) parsePassword(context, password, before);
    const values: Updateable<UsersTable> = { ...passwordColumns };
    if (changes.username !== undefined) {
      Object.assign(values, usernameColumns(changes.username));
    }
    if (changes.email !== undefined) values.email = changes.email;
    if (changes.real_name !== undefined) {
      values.real_name = textOrNull(changes.real_name);
      await assertRealName(context, before, values.real_name);
    }
    if (reach === 'everyone') {
      values.is_admin = changes.is_admin ?? before.is_admin;
      values.is_monitor = changes.is_monitor ?? before.is_monitor;
      if (before.is_admin && !values.is_admin) await assertAnotherAdmin(trx, id);
      if (values.is_admin || values.is_monitor) {
        values.facility_id = null;
        if (!before.is_admin && !before.is_monitor) Object.assign(values, generatedPasswordColumns);
      }
    }
    if (Object.keys(values).length > 0) {
      await writeUser(trx, id, values);
    }
    const after = await findUser(trx, 'everyone', id);
    if (password || !hasSameRole(before, after)) {
      // Users who change their own account keep the session they are using.
      await closeSessionsOf(trx, id, session.tokenHash);
    }
    const change = userChange('update', [id], auditedChange(before, after));
    await auditChange(trx, context, session, change);
    return after;
  });
}

export async function deleteUser(context: Context, session: CurrentSession, id: number) {
  await transaction(context.db, async (trx) => {
    // A promotion in flight takes the account out of a monitor's reach.
    await lockUser(trx, id);
    const user = await findUser(trx, accountReach(session), id);
    if (user.is_admin) await assertAnotherAdmin(trx, id);
    if (id === session.userId) {
      throw new Invalid('This is your own account. Another administrator can delete it.');
    }
    await trx.deleteFrom('users').where('id', '=', id).execute();
    const change = userChange('delete', [id], { role: permissionsOf(user) });
    await auditChange(trx, context, session, change);
  });
}

/** Locks all admins until the transaction ends, so that two calls cannot remove the last two. */
async function assertAnotherAdmin(trx: Transaction, id: number) {
  const admins = await trx
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (admins.every((admin) => admin.id === id)) {
    throw new Invalid('The last administrator can be neither deleted nor demoted.');
  }
}

const auditedFields = [
  ...(['username', 'email', 'real_name', 'is_admin', 'is_monitor'] as const),
  ...(['facility_id', 'password_hash'] as const),
];

/** The names of the changed fields, and the new role. Other values are personal data or secrets. */
function auditedChange(before: UserRecord, after: UserRecord) {
  const fields = auditedFields.filter((field) => before[field] !== after[field]);
  return {
    changed: fields.map((field) => (field === 'password_hash' ? 'password' : field)),
    ...(!hasSameRole(before, after) && { role: permissionsOf(after) }),
  };
}

function hasSameRole(before: UserRecord, after: UserRecord): boolean {
  return permissionsOf(before).join() === permissionsOf(after).join();
}

/** The trimmed password, because sign-in trims what is typed. Throws `Invalid` if it cannot be used. */
export function parsePassword({ config }: Context, password: string, names: Names): string {
  const trimmed = password.trim();
  const problem = passwordProblem(trimmed, namesOf(names), config);
  if (problem) throw invalidField('password', problem);
  return trimmed;
}

interface Account extends Names {
  password?: string | null | undefined;
}

/** Refuses a username and a password that cannot be used, with a message for each. `id` is their account. */
async function assertAccount({ db, config }: Context, account: Account, id = 0): Promise<void> {
  const { username, password } = account;
  const fields = {
    username: username === undefined ? null : await usernameProblem(db, username, id),
    password: password == null ? null : passwordProblem(password.trim(), namesOf(account), config),
  };
  const problems = Object.entries(fields).filter((entry): entry is [string, string] => !!entry[1]);
  const [first] = problems;
  if (first) throw new Invalid(first[1], Object.fromEntries(problems));
}

/** Says why a username cannot be used, for example because it looks like another one (USR-43); `null` if it can. */
async function usernameProblem(db: Db, text: string, id: number): Promise<string | null> {
  const { username, username_key } = usernameColumns(text);
  if (!username_key) return 'username is required.';
  if (/\p{C}/u.test(username)) return 'A username cannot contain invisible characters.';
  if (/\p{Script=Latin}/u.test(username) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(username))
    return 'A username cannot mix Latin letters with Cyrillic or Greek ones, which look the same.';
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('username_key', '=', username_key)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other ? uniqueViolations.users_username_unique.message : null;
}
