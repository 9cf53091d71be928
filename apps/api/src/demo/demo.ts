import type { Day } from '@audit-letters/api-client/contract';
import type { Db } from '../database/engine.ts';
import { type Transaction, transaction } from '../database/transaction.ts';
import { type Passwords, passwords, seal } from '../session/password.ts';
import type { Config } from '../startup/config.ts';
import type { Clock } from '../time/clock.ts';
import { addDays } from '../time/day.ts';
import { findUserByName, insertUser } from '../users/store.ts';
import { type DemoFacility, demoFacilities, demoManagers, demoStaff } from './facilities.ts';
import { demoTenants } from './tenants.ts';

interface Parts {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'passwordCost' | 'secretKey'>;
}

/** Neither users nor facilities: nobody has worked here yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  const facility = await db.selectFrom('facilities').select('id').limit(1).executeTakeFirst();
  return !user && !facility;
}

/** Puts staff, facilities on every stretch of the way and their tenants into an empty database. */
export async function fillWithDemoData({ db, clock, config }: Parts): Promise<void> {
  const { hash } = passwords(config.passwordCost);
  const managers = demoFacilities.map(({ manager }) => manager);
  const hashes = await Promise.all([...demoStaff, ...managers].map((one) => hash(one.password)));
  const hashOf = (index: number) => hashes[index] ?? '';
  await transaction(db, async (trx) => {
    for (const [index, { password: _, ...staff }] of demoStaff.entries()) {
      const email = `${staff.username}@office.example`;
      await addUnlessThere(trx, {
        ...{ ...staff, email, has_changed_password: true },
        password_hash: hashOf(index),
      });
    }
    const coverages = await trx
      .selectFrom('coverages')
      .select('id')
      .where('state', 'is', null)
      .execute();
    for (const [index, demo] of demoFacilities.entries()) {
      const { username, password, hasChangedPassword } = demo.manager;
      const facilityId = await addFacility(
        trx,
        demo,
        clock.today(),
        coverages.map(({ id }) => id),
      );
      await addUnlessThere(trx, {
        ...{ username, email: demo.facility.email ?? '', facility_id: facilityId },
        real_name: demo.facility.contact_name ?? null,
        password_hash: hashOf(demoStaff.length + index),
        original_password: hasChangedPassword ? null : seal(password, config.secretKey),
        has_changed_password: hasChangedPassword,
        last_active_at: new Date(clock.now().getTime() - 7 ** (index + 4) * 1000),
      });
    }
    await trx
      .insertInto('retired_facilities')
      .values({
        ...{ facility_number: 'L-090', software: 'syrasoft', city: 'Dayton', state: 'OH' },
        ...{ was_prime: true, total: 148, charge_applied: 61, chose_coverage: 66 },
        ...{ non_responders: 24, retired_at: clock.now() },
      })
      .execute();
  });
}

/** An administrator named by the environment may bear a demo account's name already. */
async function addUnlessThere(trx: Transaction, user: Parameters<typeof insertUser>[1]) {
  const taken = await trx
    .selectFrom('users')
    .select('id')
    .where('username', '=', user.username)
    .executeTakeFirst();
  if (!taken) await insertUser(trx, user);
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
  const tenants = demoTenants(demo, {
    ...{ today, facilityId, coverageIds },
    initialSent: sent(demo.auditLetter),
    followUpSent: sent(demo.enrollmentLetter),
    welcomeSent: sent(welcome),
  });
  if (tenants.length > 0) await trx.insertInto('tenants').values(tenants).execute();
  return facilityId;
}

/** A line for each demo account whose password is still the one told here. */
export async function demoAccounts(db: Db, { verify }: Passwords): Promise<string[]> {
  const lines = await Promise.all(
    [...demoStaff, ...demoManagers].map(async ({ username, password }) => {
      const user = await findUserByName(db, username);
      if (!user || !(await verify(user.password_hash, password))) return null;
      const role = user.is_admin ? 'admin' : user.is_monitor ? 'monitor' : 'manager';
      return `  ${role.padEnd(8)} ${username} / ${password}`;
    }),
  );
  const known = lines.filter((line) => line !== null);
  return known.length > 0 ? ['Demo accounts (user name / password):', ...known] : [];
}
