import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { anyOf, userName } from '../../database/expressions.ts';
import type { Transaction } from '../../database/transaction.ts';
import { lockFacilities } from '../../facilities/index.ts';
import { type ListPage, pageOf } from '../../http/paging.ts';

/** A page of the bin, the latest deletions first. Rows that are due to be purged are not shown. */
export function listBin(db: Db, page: ListPage, since: Date) {
  const field = (name: 'first_name' | 'last_name' | 'unit') =>
    sql<string | null>`tenant->>${sql.lit(name)}`.as(name);
  const rows = db
    .selectFrom('bin')
    .innerJoin('facilities', 'facilities.id', 'bin.facility_id')
    .leftJoin('users', 'users.id', 'bin.user_id')
    .where('deleted_at', '>', since)
    .select(['bin.id', 'facility_number', 'deleted_at', userName.as('user')])
    .select([field('first_name'), field('last_name'), field('unit')])
    .select(sql<string[]>`coalesce(tenant->'units', '[]')`.as('units'))
    .orderBy('deleted_at', 'desc')
    .orderBy('bin.id', 'desc');
  return pageOf(db, rows, page);
}

/** Deleted tenants: those with these ids. */
export const withIds = (ids: readonly number[]) => sql<boolean>`bin.id = ${anyOf(ids)}`;

/** Locks the facilities of deleted tenants, then the tenants. Returns those that are in the bin. */
export async function lockBin(trx: Transaction, ids: number[], since: Date): Promise<BinRow[]> {
  await lockFacilities(trx, sql`id in (select facility_id from bin where ${withIds(ids)})`);
  const { rows } = await sql<BinRow>`
    select id, facility_id, undo_id from bin
    where ${withIds(ids)} and deleted_at > ${since} and exists (select from facilities where id = facility_id)
    order by id for update
  `.execute(trx);
  return rows;
}

interface BinRow {
  id: number;
  facility_id: number;
  undo_id: number;
}

/** A deleted tenant whose place another one has. */
interface TakenPlace {
  first_name: string | null;
  last_name: string | null;
  unit: string | null;
  facility_number: string;
}

/**
 * One of the deleted tenants whose account another tenant has, or whose unit has a tenant who came after the deletion.
 * The other tenant is a present one, or one of the deleted ones who was imported again. `infinity`: an account is taken
 * whenever its tenant came.
 */
export async function findTakenPlace(
  trx: Transaction,
  isDeleted: RawBuilder<boolean>,
): Promise<TakenPlace | undefined> {
  const { rows } = await sql<TakenPlace>`
    with old as (
      select bin.id, deleted_at, tenant.* from bin
      cross join jsonb_to_record(tenant) as tenant (
        facility_id integer, first_name text, last_name text, unit text, units text[], import_key text,
        created_at timestamptz
      )
      where ${isDeleted}
    ), all_tenants as (
      select id, facility_id, unit, units, import_key, created_at from tenants
      where facility_id in (select facility_id from old)
      union all
      select id, facility_id, unit, units, import_key, created_at from old
    ), places as (
      select distinct id, facility_id, 'unit ' || lower(place) as place, created_at
      from all_tenants cross join unnest(units || unit) as place where place is not null
      union all
      select id, facility_id, 'account ' || import_key, 'infinity' from all_tenants where import_key is not null
    ), taken as (
      select own.id from old join places as own using (id)
      join places as other on other.facility_id = own.facility_id and other.place = own.place
      where other.id <> own.id and other.created_at > deleted_at
    )
    select first_name, last_name, unit, facility_number
    from old join facilities on facilities.id = old.facility_id
    where old.id in (select id from taken) order by old.id limit 1
  `.execute(trx);
  return rows[0];
}
