import type { Insertable } from 'kysely';
import type { Context } from '../context.ts';
import type { Db } from '../database/engine.ts';
import { anyOf } from '../database/expressions.ts';
import type { UsersTable } from '../database/schema.ts';
import { foldedNames } from '../database/searchColumns.ts';
import { type Transaction, transaction, violatedUnique } from '../database/transaction.ts';
import { findUserByName, usernameColumns } from '../session/account.ts';
import { type Passwords, seal } from '../session/password.ts';
import { addDays } from '../time/day.ts';
import {
  type DemoDates,
  type DemoFacility,
  datesOf,
  demoFacilities,
  demoManagers,
  demoStaff,
} from './facilities.ts';
import { addHistory } from './history.ts';
import { addPastWork } from './pastWork.ts';
import { addTenants } from './tenants.ts';

/** Whether the database has neither users nor facilities. */
export async function isEmpty(db: Db): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  const facility = await db.selectFrom('facilities').select('id').limit(1).executeTakeFirst();
  return !user && !facility;
}

/**
 * Fills an empty database with staff, facilities in every phase of the program, and their tenants. If several servers
 * start at once, one of them fills it.
 */
export async function fillWithDemoData(context: Context): Promise<void> {
  try {
    await insertDemoData(context);
  } catch (error) {
    if (!violatedUnique(error)) throw error;
  }
}

async function insertDemoData(context: Context): Promise<void> {
  const { db, clock, config } = context;
  const { hash } = context.passwords;
  const accounts = [...demoStaff, ...demoFacilities.map(({ manager }) => manager)];
  const hashes = new Map(
    await Promise.all(
      accounts.map(async ({ username, password }) => [username, await hash(password)] as const),
    ),
  );
  const hashOf = (username: string) => hashes.get(username) ?? '';
  const { monitor, coverageIds } = await transaction(db, async (trx) => {
    for (const { password: _, ...staff } of demoStaff) {
      await addUser(trx, staff.username, {
        ...staff,
        email: `${staff.username}@office.example`,
        has_changed_password: true,
        password_hash: hashOf(staff.username),
      });
    }
    const monitor = await userIdOf(trx, 'monitor');
    const coverages = await trx
      .selectFrom('coverages')
      .select('id')
      .where('state', 'is', null)
      .orderBy('id')
      .execute();
    const coverageIds = coverages.map(({ id }) => id);
    await trx
      .updateTable('coverages')
      .set({ is_default: true })
      .where('id', '=', anyOf(coverageIds.slice(0, 1)))
      .execute();
    for (const [index, demo] of demoFacilities.entries()) {
      const { username, password, hasChangedPassword } = demo.manager;
      const dates = datesOf(demo, clock.today());
      const facilityId = await addFacility(trx, demo, dates);
      await addTenants(trx, demo, { facilityId, coverageIds, dates, today: clock.today() });
      await addUser(trx, username, {
        email: demo.facility.email ?? '',
        facility_id: facilityId,
        real_name: demo.facility.contact_name ?? null,
        password_hash: hashOf(username),
        original_password: hasChangedPassword
          ? null
          : seal(password, hashOf(username), config.secretKey),
        has_changed_password: hasChangedPassword,
        last_active_at: new Date(clock.now().getTime() - 7 ** (index + 4) * 1000),
      });
      const users = { monitor, manager: await userIdOf(trx, username) };
      await addHistory(trx, demo, facilityId, users, dates, clock.today());
    }
    await trx
      .insertInto('retired_facilities')
      .values({
        facility_number: 'L-090',
        software: 'syrasoft',
        city: 'Dayton',
        state: 'OH',
        was_prime: true,
        total: 148,
        charge_applied: 61,
        chose_coverage: 66,
        non_responders: 24,
        retired_at: clock.now(),
      })
      .execute();
    return { monitor, coverageIds };
  });
  await addPastWork(context, monitor, coverageIds);
}

async function userIdOf(trx: Transaction, username: string): Promise<number> {
  const { id } = await trx
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds a user unless the name is taken: `ADMIN_USERNAME` may equal a demo account's name. */
const addUser = (
  trx: Transaction,
  username: string,
  user: Omit<Insertable<UsersTable>, 'username' | 'username_key'>,
) =>
  trx
    .insertInto('users')
    .values({ ...user, ...usernameColumns(username) })
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .execute();

async function addFacility(
  trx: Transaction,
  { facility, tenants, moveOutsConfirmed }: DemoFacility,
  dates: DemoDates,
): Promise<number> {
  const audit = dates.initial_letter_send_date;
  const { id } = await trx
    .insertInto('facilities')
    .values({
      ...facility,
      ...foldedNames(facility),
      ...dates,
      upload_count: tenants,
      can_tag_removal: !moveOutsConfirmed,
      ...(moveOutsConfirmed && { [moveOutsConfirmed]: audit && addDays(audit, -4) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One line per demo account that still has its demo password. */
export async function demoAccounts(db: Db, passwords: Passwords): Promise<string[]> {
  const lines = await Promise.all(
    [...demoStaff, ...demoManagers].map(async ({ username, password }) => {
      const user = await findUserByName(db, username);
      if (!user) return null;
      const right = await passwords.inTurn('demo', ({ verify }) =>
        verify(user.password_hash, password),
      );
      if (!right) return null;
      const role = user.is_admin ? 'admin' : user.is_monitor ? 'monitor' : 'manager';
      return `  ${role.padEnd(8)} ${username} / ${password}`;
    }),
  );
  const accountLines = lines.filter((line) => line !== null);
  return accountLines.length > 0 ? ['Demo accounts (user name / password):', ...accountLines] : [];
}
