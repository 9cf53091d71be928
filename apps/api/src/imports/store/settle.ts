import { type RawBuilder, sql } from 'kysely';
import type { LargeWrite } from '../../database/largeWrite/types.ts';
import { nameKey } from '../read/cells/names.ts';
import { tooMuch } from '../read/readUpload.ts';
import type { RowDisposition } from '../rowClass.ts';
import { anyOf, inParts, runWithoutNestedLoops } from './sql.ts';

/** Reached only by a file that has thousands of tenants in one unit. */
const MOST_NEIGHBOURS = 1_000_000;

/** Sets the disposition of every row: current tenants are active, tenants of archived periods are duplicates. */
export async function settleDispositions(
  write: LargeWrite,
  facilityIds: readonly number[],
): Promise<void> {
  await mergeTenants(write);
  await settleKnown(
    write,
    'active',
    sql`
      select id, facility_id, import_key, first_name, last_name,
        case units when '{}' then array[unit] else units end as units
      from tenants where facility_id = ${anyOf(facilityIds)}
    `,
  );
  await settleKnown(
    write,
    'duplicate',
    sql`
      select id, facility_id, import_key, first_name, last_name,
        array[unit] as units
      from archived_tenants where facility_id = ${anyOf(facilityIds)}
    `,
  );
}

/** Merges the rows of a tenant into the first one, with all units and the earliest move-in (IMP-13). */
async function mergeTenants(write: LargeWrite): Promise<void> {
  await runWithoutNestedLoops(
    write,
    sql`
    update rent_roll set disposition = 'merged', tenant_row = first
    from (
      select facility_id, import_key, min(number) as first
      from rent_roll where disposition = 'imported'
      group by facility_id, import_key having count(*) > 1
    ) as tenants
    where disposition = 'imported' and tenants.facility_id = rent_roll.facility_id
      and tenants.import_key = rent_roll.import_key and first < number
  `,
  );
  await runWithoutNestedLoops(
    write,
    sql`
    update rent_roll set
      move_in_date = least(rent_roll.move_in_date, others.move_in_date),
      reason = concat_ws('; ', nullif(rent_roll.reason, ''), others.reason),
      units = (
        select array_agg(unit order by place) from (
          select unit, min(place) as place
          from unnest(rent_roll.units || others.units) with ordinality as each (unit, place)
          group by unit
        ) as once
      )
    from (
      select tenant_row, min(move_in_date) as move_in_date, array_agg(unit order by number, place) as units,
        string_agg(nullif(reason, ''), '; ' order by number) filter (where place = 1) as reason
      from rent_roll cross join unnest(units) with ordinality as each (unit, place)
      where disposition = 'merged' group by tenant_row
    ) as others
    where others.tenant_row = number
  `,
  );
}

/** Sets the disposition of tenants who are known by the account, or by the same name in the same unit (IMP-14). */
async function settleKnown(
  write: LargeWrite,
  disposition: RowDisposition,
  known: RawBuilder<unknown>,
): Promise<void> {
  // If several match, the latest counts.
  await runWithoutNestedLoops(
    write,
    sql`
    update rent_roll set disposition = ${disposition}, known_id = known.id
    from (
      select max(id) as id, facility_id, import_key from (${known}) as known group by facility_id, import_key
    ) as known
    where disposition = 'imported' and rent_roll.facility_id = known.facility_id
      and rent_roll.import_key = known.import_key
  `,
  );
  const neighbours = `${disposition}_neighbours`;
  await write.createTable(
    neighbours,
    sql`(
    place integer primary key, number integer, first_name text, last_name text,
    id integer, known_first_name text, known_last_name text
  )`,
  );
  await runWithoutNestedLoops(
    write,
    sql`
    insert into ${sql.table(neighbours)}
      with candidates as (
        select number, facility_id, first_name, last_name,
          lower(trim(unnest(units))) as unit
        from rent_roll where disposition = 'imported'
      ), known as (
        select id, facility_id, first_name as known_first_name, last_name as known_last_name,
          lower(trim(unnest(units))) as unit
        from (${known}) as tenants
      )
      select row_number() over (), number, first_name, last_name, id, known_first_name, known_last_name
      from candidates join known using (facility_id, unit) limit ${MOST_NEIGHBOURS + 1}
  `,
  );
  const latest = new Map<number, number>();
  const rows = inParts(
    write,
    { table: neighbours, key: 'place' },
    (isInPart) => sql<Neighbour>`select * from ${sql.table(neighbours)} where ${isInPart}`,
  );
  for await (const portion of rows) {
    for (const { place, number, id, ...names } of portion) {
      if (place > MOST_NEIGHBOURS) throw tooMuch();
      const candidate = nameKey({ firstName: names.first_name, lastName: names.last_name });
      const there = nameKey({ firstName: names.known_first_name, lastName: names.known_last_name });
      if (candidate === there) latest.set(number, Math.max(id, latest.get(number) ?? 0));
    }
  }
  await runWithoutNestedLoops(
    write,
    sql`
    update rent_roll set disposition = ${disposition}, known_id = known.id
    from unnest(${[...latest.keys()]}::int[], ${[...latest.values()]}::int[]) as known (number, id)
    where known.number = rent_roll.number
  `,
  );
}

/** A tenant of the file and a known tenant in the same unit, with another account. */
interface Neighbour {
  place: number;
  number: number;
  first_name: string | null;
  last_name: string | null;
  id: number;
  known_first_name: string | null;
  known_last_name: string | null;
}
