import { type Insertable, sql } from 'kysely';
import type { Db } from '../database/engine.ts';
import type { FacilitiesTable, TenantsTable, UsersTable } from '../database/schema.ts';
import { foldedNames, searchColumns } from '../database/searchColumns.ts';
import { usernameColumns } from '../session/account.ts';

let serial = 0;

/** Removes all facilities and users with what belongs to them. */
export async function emptyTables(db: Db): Promise<void> {
  await sql`truncate facilities, users, files, audit_log, undo_rows restart identity cascade`.execute(
    db,
  );
}

/** Adds a user who cannot sign in by password unless a hash is given; returns the id. */
export async function addUser(db: Db, user: Partial<Insertable<UsersTable>> = {}): Promise<number> {
  serial += 1;
  const { id } = await db
    .insertInto('users')
    .values({
      ...usernameColumns(user.username ?? `user-${serial}`),
      email: `user-${serial}@example.com`,
      password_hash: 'none',
      ...user,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The fields of a new facility but its number. */
export const newFacility = {
  account_name: 'North Star Storage',
  corporate_group: '7',
  address: '1 Polar Road',
  city: 'Anchorage',
  state: 'AK',
  zip_code: '99501',
  contact_name: 'Ned North',
  email: 'ned@example.com',
  phone: '9075550100',
};

/** Adds a plausible facility; returns its id. */
export async function addFacility(
  db: Db,
  facility: Partial<Insertable<FacilitiesTable>> = {},
): Promise<number> {
  serial += 1;
  const { id } = await db
    .insertInto('facilities')
    .values({
      facility_number: `F-${1000 + serial}`,
      account_name: 'Harbor Lane Storage',
      corporate_group: '12',
      address: '400 Harbor Lane',
      city: 'Austin',
      state: 'TX',
      zip_code: '78701',
      contact_name: 'Dana Whitfield',
      email: 'harbor@example.com',
      phone: '5125550100',
      ...facility,
      ...foldedNames({ account_name: 'Harbor Lane Storage', corporate_group: '12', ...facility }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds a plausible tenant with a complete address; returns the id. */
export async function addTenant(
  db: Db,
  facilityId: number,
  tenant: Partial<Insertable<TenantsTable>> = {},
): Promise<number> {
  serial += 1;
  const names = { first_name: 'Maria', last_name: `Alvarez ${serial}`, ...tenant };
  const unit = tenant.unit ?? `A${serial}`;
  const { id } = await db
    .insertInto('tenants')
    .values({
      facility_id: facilityId,
      address: '12 Elm Street',
      city: 'Austin',
      state: 'TX',
      zip_code: '78702',
      unit,
      units: [unit],
      ...tenant,
      ...names,
      ...searchColumns({ ...names, unit, units: tenant.units ?? [] }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
