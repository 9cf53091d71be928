import type { Day } from '@audit-letters/api-client/contract';
import type { Context } from '../context.ts';
import type { Db } from '../database/engine.ts';
import { foldedNames } from '../database/searchColumns.ts';
import { type Transaction, transaction, violatedUnique } from '../database/transaction.ts';
import { findUserByName, usernameColumns } from '../session/account.ts';
import { type Passwords, seal } from '../session/password.ts';
import { addDays } from '../time/day.ts';
import { insertUser } from '../users/index.ts';
import { type DemoFacility, demoFacilities, demoManagers, demoStaff } from './facilities.ts';
import { addHistory } from './history.ts';
import { addPastWork } from './pastWork.ts';
import { demoTenants } from './tenants.ts';

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
  const managers = demoFacilities.map(({ manager }) => manager);
  const hashes = await Promise.all([...demoStaff, ...managers].map((one) => hash(one.password)));
  const hashOf = (index: number) => hashes[index] ?? '';
  const monitorId = await transaction(db, async (trx) => {
    for (const [index, { password: _, ...staff }] of demoStaff.entries()) {
      const email = `${staff.username}@office.example`;
      await addUserIfMissing(trx, {
        ...usernameColumns(staff.username),
        ...staff,
        email,
        has_changed_password: true,
        password_hash: hashOf(index),
      });
    }
    const monitor = await userIdOf(trx, 'monitor');
    const coverages = await trx
      .selectFrom('coverages')
      .select('id')
      .where('state', 'is', null)
      .execute();
    await trx
      .updateTable('coverages')
      .set({ is_default: true })
      .where('id', '=', (plans) =>
        plans
          .selectFrom('coverages')
          .where('state', 'is', null)
          .select((plan) => plan.fn.min('id').as('id')),
      )
      .execute();
    for (const [index, demo] of demoFacilities.entries()) {
      const { username, password, hasChangedPassword } = demo.manager;
      const passwordHash = hashOf(demoStaff.length + index);
      const { facilityId, dates } = await addFacility(
        trx,
        demo,
        clock.today(),
        coverages.map(({ id }) => id),
      );
      await addUserIfMissing(trx, {
        ...usernameColumns(username),
        email: demo.facility.email ?? '',
        facility_id: facilityId,
        real_name: demo.facility.contact_name ?? null,
        password_hash: passwordHash,
        original_password: hasChangedPassword
          ? null
          : seal(password, passwordHash, config.secretKey),
        has_changed_password: hasChangedPassword,
        last_active_at: new Date(clock.now().getTime() - 7 ** (index + 4) * 1000),
      });
      const users = { monitor, manager: await userIdOf(trx, username) };
      await addHistory(trx, demo, facilityId, users, dates);
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
    return monitor;
  });
  await addPastWork(context, monitorId);
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
async function addUserIfMissing(trx: Transaction, user: Parameters<typeof insertUser>[1]) {
  const existing = await trx
    .selectFrom('users')
    .select('id')
    .where('username_key', '=', user.username_key)
    .executeTakeFirst();
  if (!existing) await insertUser(trx, user);
}

async function addFacility(
  trx: Transaction,
  demo: DemoFacility,
  today: Day,
  coverageIds: number[],
) {
  const dayAt = (days: number | null) => (days === null ? null : addDays(today, days));
  const welcome = demo.enrollmentLetter === null ? null : demo.enrollmentLetter + 30;
  const sent = (days: number | null) => (days !== null && days < 0 ? dayAt(days) : null);
  const { id: facilityId } = await trx
    .insertInto('facilities')
    .values({
      ...demo.facility,
      ...foldedNames(demo.facility),
      upload_count: demo.tenants,
      letter_effective_date: dayAt(demo.effective),
      initial_letter_send_date: dayAt(demo.auditLetter),
      follow_up_letter_send_date: dayAt(demo.enrollmentLetter),
      welcome_letter_send_date: dayAt(welcome),
      initial_letter_sent_date: sent(demo.auditLetter),
      follow_up_letter_sent_date: sent(demo.enrollmentLetter),
      welcome_letter_sent_date: sent(welcome),
      confirmed_move_outs_date: demo.moveOutsConfirmed === 'moved out' ? dayAt(-65) : null,
      confirmed_no_move_outs_date: demo.moveOutsConfirmed === 'none' ? dayAt(-16) : null,
      can_tag_removal: demo.moveOutsConfirmed === 'not yet',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const dates = {
    today,
    initial: dayAt(demo.auditLetter),
    followUp: dayAt(demo.enrollmentLetter),
    effective: dayAt(demo.effective),
    initialSent: sent(demo.auditLetter),
    followUpSent: sent(demo.enrollmentLetter),
    welcomeSent: sent(welcome),
  };
  const tenants = demoTenants(demo, { ...dates, facilityId, coverageIds });
  if (tenants.length > 0) await trx.insertInto('tenants').values(tenants).execute();
  return { facilityId, dates };
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
  const known = lines.filter((line) => line !== null);
  return known.length > 0 ? ['Demo accounts (user name / password):', ...known] : [];
}
