import type { Software } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../database/engine.ts';
import type { Transaction } from '../database/transaction.ts';
import type { Candidate, EarlierTenant, KnownTenant } from './plan.ts';
import type { KnownFacility } from './sites.ts';

const BATCH = 2_000;

export async function knownFacilities(db: Db): Promise<KnownFacility[]> {
  const facilities = await db
    .selectFrom('facilities')
    .select(['id', 'facility_number', 'prime_site_id'])
    .execute();
  return facilities.map((facility) => ({
    id: facility.id,
    facilityNumber: facility.facility_number,
    primeSiteId: facility.prime_site_id,
  }));
}

/** Keeps imports, archives and letters of these facilities apart; tells which still exist. */
export async function lockFacilities(trx: Transaction, ids: readonly number[]): Promise<number[]> {
  const locked = await trx
    .selectFrom('facilities')
    .select('id')
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    // One order for everybody, so that two imports never wait for each other.
    .orderBy('id')
    .forUpdate()
    .execute();
  return locked.map(({ id }) => id);
}

/** The tenants that these facilities have now. */
export async function currentTenants(
  db: Db | Transaction,
  facilityIds: readonly number[],
): Promise<KnownTenant[]> {
  const tenants = await db
    .selectFrom('tenants')
    .select(['facility_id', 'import_key', 'first_name', 'last_name', 'unit', 'units'])
    .where('facility_id', '=', sql<number>`any(${[...facilityIds]}::int[])`)
    .execute();
  return tenants.map((tenant) => ({
    facilityId: tenant.facility_id,
    key: tenant.import_key,
    firstName: tenant.first_name,
    lastName: tenant.last_name,
    units: tenant.units.length > 0 || !tenant.unit ? tenant.units : [tenant.unit],
  }));
}

/** The tenants that these facilities had in archived periods. */
export async function earlierTenants(
  db: Db | Transaction,
  facilityIds: readonly number[],
): Promise<EarlierTenant[]> {
  const tenants = await db
    .selectFrom('archived_tenants')
    .selectAll()
    .where('facility_id', '=', sql<number>`any(${[...facilityIds]}::int[])`)
    .orderBy('id')
    .execute();
  return tenants.map((tenant) => ({
    facilityId: tenant.facility_id,
    key: tenant.import_key,
    firstName: tenant.first_name,
    lastName: tenant.last_name,
    units: tenant.unit?.split(',').map((unit) => unit.trim()) ?? [],
    status: tenant.status,
    letterEffectiveDate: tenant.letter_effective_date,
  }));
}

/** Inserts the tenants and counts them as uploaded. */
export async function insertTenants(
  trx: Transaction,
  candidates: readonly Candidate[],
  now: Date,
): Promise<void> {
  for (let from = 0; from < candidates.length; from += BATCH) {
    await insertBatch(trx, candidates.slice(from, from + BATCH), now);
  }
  for (const [facilityId, count] of countBy(candidates, ({ facility }) => facility.id)) {
    await trx
      .updateTable('facilities')
      .set((eb) => ({ upload_count: eb('upload_count', '+', count), updated_at: now }))
      .where('id', '=', facilityId)
      .execute();
  }
}

/** The program that the facilities' rent rolls come from. */
export async function setSoftware(
  trx: Transaction,
  facilityIds: readonly number[],
  software: Software,
): Promise<void> {
  await trx
    .updateTable('facilities')
    .set({ software })
    .where('id', '=', sql<number>`any(${[...facilityIds]}::int[])`)
    .execute();
}

/** One statement for many rows, a parameter for each column: as fast as COPY nearly, on both engines. */
async function insertBatch(
  trx: Transaction,
  batch: readonly Candidate[],
  now: Date,
): Promise<void> {
  const column = <T>(value: (candidate: Candidate) => T) => batch.map(value);
  await sql`
    insert into tenants (facility_id, import_key, search_name, first_name, last_name, address, city, state, zip_code,
      country, unit, units, move_in_date, billing_date, billing_anniversary, monitor_note, created_at, updated_at)
    select facility_id, import_key, search_name, first_name, last_name, address, city, state, zip_code,
      country, split_part(units, ',', 1), string_to_array(units, ','), move_in_date, billing_date,
      billing_anniversary, monitor_note, ${now}, ${now}
    from unnest(
      ${column(({ facility }) => facility.id)}::int[],
      ${column(({ key }) => key)}::text[],
      ${column(({ searchName }) => searchName)}::text[],
      ${column(({ row }) => row.firstName)}::text[],
      ${column(({ row }) => row.lastName)}::text[],
      ${column(({ row }) => row.address)}::text[],
      ${column(({ row }) => row.city)}::text[],
      ${column(({ row }) => row.state)}::text[],
      ${column(({ row }) => row.zipCode)}::text[],
      ${column(({ row }) => row.country)}::text[],
      ${column(({ row }) => row.units.join(','))}::text[],
      ${column(({ row }) => row.moveInDate)}::date[],
      ${column(({ row }) => row.billingDate)}::date[],
      ${column(({ row }) => row.billingAnniversary)}::text[],
      ${column(({ row }) => row.monitorNote)}::text[]
    ) as rows (facility_id, import_key, search_name, first_name, last_name, address, city, state, zip_code,
      country, units, move_in_date, billing_date, billing_anniversary, monitor_note)
  `.execute(trx);
}

/** How many there are of each. */
export function countBy<T, K>(items: readonly T[], key: (item: T) => K): Map<K, number> {
  const counts = new Map<K, number>();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return counts;
}
