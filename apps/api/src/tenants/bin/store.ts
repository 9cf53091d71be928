import { type Insertable, sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { anyOf, userName } from '../../database/expressions.ts';
import type { DeletedTenantsTable } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import { lockFacilities } from '../../facilities/index.ts';
import { type ListPage, pageOf } from '../../http/paging.ts';

/** Moves tenants into the bin, in the transaction that deletes them (TEN-102). */
export async function moveToBin(
  trx: Transaction,
  ids: number[],
  { user_id, deleted_at }: Pick<Insertable<DeletedTenantsTable>, 'user_id' | 'deleted_at'>,
): Promise<void> {
  await sql`
    insert into deleted_tenants (id, facility_id, tenant, user_id, deleted_at)
    select id, facility_id, to_jsonb(tenants), ${user_id}::integer, ${deleted_at}::timestamptz
    from tenants where id = ${anyOf(ids)}
  `.execute(trx);
  await trx.deleteFrom('tenants').where('id', '=', anyOf(ids)).execute();
}

/** A page of the bin, the latest deletions first. Rows that are due to be purged are not shown. */
export function listBin(db: Db, page: ListPage, since: Date) {
  const field = (name: 'first_name' | 'last_name' | 'unit') =>
    sql<string | null>`tenant->>${sql.lit(name)}`.as(name);
  const rows = db
    .selectFrom('deleted_tenants')
    .innerJoin('facilities', 'facilities.id', 'deleted_tenants.facility_id')
    .leftJoin('users', 'users.id', 'deleted_tenants.user_id')
    .where('deleted_at', '>', since)
    .select(['deleted_tenants.id', 'facility_number', 'deleted_at', userName.as('user')])
    .select([field('first_name'), field('last_name'), field('unit')])
    .select(sql<string[]>`coalesce(tenant->'units', '[]')`.as('units'))
    .orderBy('deleted_at', 'desc')
    .orderBy('deleted_tenants.id', 'desc');
  return pageOf(db, rows, page);
}

/** Locks the facilities of deleted tenants, then the tenants. Returns those that are in the bin. */
export async function lockBin(
  trx: Transaction,
  ids: number[],
  { since, deletedBy }: { since: Date; deletedBy: number | undefined },
): Promise<{ id: number; facility_id: number }[]> {
  await lockFacilities(
    trx,
    sql`id in (select facility_id from deleted_tenants where id = ${anyOf(ids)})`,
  );
  const { rows } = await sql<{ id: number; facility_id: number }>`
    select id, facility_id from deleted_tenants where id = ${anyOf(ids)} and deleted_at > ${since}
      and (${deletedBy ?? null}::integer is null or user_id = ${deletedBy ?? null})
    order by id for update
  `.execute(trx);
  return rows;
}

/** A tenant of the bin whose account has another tenant, or whose unit has one who came after the deletion. */
export interface TakenPlace {
  name: string;
  unit: string | null;
  facility_number: string;
}

export async function findTakenPlace(
  trx: Transaction,
  ids: number[],
): Promise<TakenPlace | undefined> {
  const { rows } = await sql<TakenPlace>`
    select concat_ws(' ', old.first_name, old.last_name) as name, old.unit, facility_number
    from deleted_tenants
    cross join jsonb_populate_record(null::tenants, deleted_tenants.tenant) as old
    join facilities on facilities.id = deleted_tenants.facility_id
    where deleted_tenants.id = ${anyOf(ids)} and exists (
      select from tenants
      where tenants.facility_id = deleted_tenants.facility_id and (
        tenants.import_key = old.import_key
        or tenants.created_at > deleted_tenants.deleted_at and (
          lower(tenants.unit) = lower(old.unit)
          or tenants.units && (old.units || array[old.unit])
        )
      )
    )
    order by deleted_tenants.id limit 1
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
  ids: number[],
): Promise<TakenPlace | undefined> {
  const { rows } = await sql<TakenPlace>`
    with old as (
      select deleted_tenants.id, deleted_at, tenant.* from deleted_tenants
      cross join jsonb_to_record(tenant) as tenant (
        facility_id integer, first_name text, last_name text, unit text, units text[], import_key text,
        created_at timestamptz
      )
      where deleted_tenants.id = ${anyOf(ids)}
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

/** The columns of tenants that a row of the bin has: migrations may have added others since its deletion. */
const keptColumns = sql`(
  select array_agg(attname::text order by attnum) from pg_attribute
  where attrelid = 'tenants'::regclass and attnum > 0 and not attisdropped and tenant ? attname::text
)`;

/** Puts tenants of the bin back with their ids. Columns that are newer than the deletion get their defaults. */
export async function putBack(trx: Transaction, ids: number[]): Promise<void> {
  const { rows } = await sql<{ kept: string[] }>`
    select distinct ${keptColumns} as kept from deleted_tenants where id = ${anyOf(ids)}
  `.execute(trx);
  for (const { kept } of rows) {
    const columns = sql.join(kept.map((name) => sql.ref(name)));
    await sql`
      insert into tenants (${columns}) select ${columns} from (
        select old.* from deleted_tenants
        cross join jsonb_populate_record(null::tenants, tenant) as old
        where deleted_tenants.id = ${anyOf(ids)} and ${keptColumns} = ${kept}::text[]
        order by deleted_tenants.id
      ) as old
    `.execute(trx);
  }
  await sql`delete from deleted_tenants where id = ${anyOf(ids)}`.execute(trx);
}
