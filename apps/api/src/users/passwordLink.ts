import { auditChange } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { transaction } from '../database/transaction.ts';
import { Invalid, invalidField } from '../http/errors.ts';
import type { UserRow } from '../session/account.ts';
import { isStaff } from '../session/authenticate.ts';
import { isSignature, sign } from '../session/password.ts';
import { type CurrentSession, closeSessionsOf, permissionsOf } from '../session/store.ts';
import { DAY_MS } from '../time/day.ts';
import { accountReach, parsePassword, userChange } from './accounts.ts';
import { chosenPassword, generatedAgain } from './newPassword.ts';
import { accountWithin, findUser, lockUser, writeUser } from './store.ts';

const lifetimeMs = 3 * DAY_MS;

type Account = Pick<UserRow, 'id' | 'password_hash'>;

/** Signs an account with its password and the maker of the link: it ends with the first new password (USR-70). */
const signature = (
  { id, password_hash }: Account,
  expires: number,
  makerId: number,
  secretKey: Buffer,
) => sign([id, expires, makerId, password_hash].join('\n'), 'password links', secretKey);

/** Makes the token of a link with which a user chooses a password. */
export async function makePasswordLink(context: Context, session: CurrentSession, id: number) {
  const { db, clock, config } = context;
  const { userId } = session;
  if (id === userId) throw new Invalid('Change your own password in your profile.');
  const expires = clock.now().getTime() + lifetimeMs;
  return transaction(db, async (trx) => {
    await lockUser(trx, id);
    const user = await findUser(trx, accountReach(session), id);
    // The last link of an account is the only one that works.
    await writeUser(trx, id, { password_link_expires_at: new Date(expires) });
    await auditChange(trx, context, session, userChange('make-password-link', [id]));
    const signed = signature(user, expires, userId, config.secretKey);
    return { token: [id, expires, userId, signed].join('.') };
  });
}

/** Saves the password that a user chose with a link, and ends the sessions of the account. */
export async function choosePassword(context: Context, token: string, text: string) {
  const { db, passwords } = context;
  const user = await accountOf(context, db, token);
  const password = parsePassword(context, text, user);
  const passwordColumns = await passwords.inTurn(`user ${user.id}`, (hasher) =>
    chosenPassword(hasher, user, password),
  );
  if (!passwordColumns) throw invalidField('password', generatedAgain);
  await transaction(db, async (trx) => {
    await lockUser(trx, user.id);
    await accountOf(context, trx, token);
    await writeUser(trx, user.id, passwordColumns);
    await closeSessionsOf(trx, user.id);
    const change = userChange('use-password-link', [user.id]);
    await auditChange(trx, context, { userId: user.id }, change);
  });
}

async function accountOf(
  { clock, config }: Context,
  db: Context['db'],
  token: string,
): Promise<UserRow> {
  const [, id = 0, moment, by = 0, signed = ''] =
    /^(\d{1,9})\.(\d{1,15})\.(\d{1,9})\.([\w-]+)$/.exec(token) ?? [];
  const expires = Number(moment);
  const makerId = Number(by);
  const maker = await accountWithin(db, 'everyone', makerId).executeTakeFirst();
  // The maker may have lost the right to give the account a password.
  const permissions = maker ? permissionsOf(maker) : [];
  const account = accountWithin(db, accountReach({ permissions }), Number(id));
  const user = isStaff({ permissions }) && (await account.executeTakeFirst());
  if (
    user &&
    expires > clock.now().getTime() &&
    user.password_link_expires_at?.getTime() === expires &&
    isSignature(signed, signature(user, expires, makerId, config.secretKey))
  ) {
    return user;
  }
  throw new Invalid('This link has expired or has been used. Please ask for a new one.');
}
