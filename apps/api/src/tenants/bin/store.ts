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

/** A tenant of the bin whose account has another tenant, or whose unit has one who came after the deletion. */
export interface TakenPlace {
  name: string;
  unit: string | null;
  facility_number: string;
}

export async function findTakenPlace(
  trx: Transaction,
  deleted: RawBuilder<boolean>,
): Promise<TakenPlace | undefined> {
  const { rows } = await sql<TakenPlace>`
    select concat_ws(' ', old.first_name, old.last_name) as name, old.unit, facility_number
    from bin
    cross join jsonb_populate_record(null::tenants, bin.tenant) as old
    join facilities on facilities.id = bin.facility_id
    where ${deleted} and exists (
      select from tenants
      where tenants.facility_id = bin.facility_id and (
        tenants.import_key = old.import_key
        or tenants.created_at > bin.deleted_at and (
          lower(tenants.unit) = lower(old.unit)
          or tenants.units && (old.units || array[old.unit])
        )
      )
    )
    order by bin.id limit 1
  `.execute(trx);
  return rows[0];
}

/**
 * A tenant whose account another of these tenants had, too, or whose unit one had who came after the deletion: a tenant
 * was deleted and imported again. Tenants who shared a unit are restored. Two tenants never share an account, so its
 * places count as later than any deletion.
 */
export async function findSharedPlace(
  trx: Transaction,
  deleted: RawBuilder<boolean>,
): Promise<TakenPlace | undefined> {
  const { rows } = await sql<TakenPlace>`
    with old as (
      select bin.id, deleted_at, tenant.* from bin
      cross join jsonb_to_record(tenant) as tenant (
        facility_id integer, first_name text, last_name text, unit text, units text[], import_key text,
        created_at timestamptz
      )
      where ${deleted}
    ), places as (
      select distinct id, facility_id, 'unit ' || lower(place) as place, created_at, deleted_at
      from old cross join unnest(units || unit) as place where place is not null
      union all
      select id, facility_id, 'account ' || import_key, 'infinity', deleted_at
      from old where import_key is not null
    ), shared as (
      select distinct earlier.id from places as earlier
      join places as later using (facility_id, place)
      where earlier.id <> later.id and later.created_at > earlier.deleted_at
    )
    select concat_ws(' ', first_name, last_name) as name, unit, facility_number
    from old join shared using (id) join facilities on facilities.id = old.facility_id
    order by old.id limit 1
  `.execute(trx);
  return rows[0];
}
