import type {
  ImportFacility,
  ImportPreviewRow,
  Software,
  TenantStatus,
} from '@audit-letters/api-client/contract';

import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/engine.ts';
import type { Transaction } from '../database/transaction.ts';
import type { Outcome } from './plan.ts';
import type { KnownFacility } from './read/sites.ts';
import { nameKey } from './read/tenantKey.ts';

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

/**
 * Puts the planned rows into `rent_roll`, a table that no other connection sees and that is gone after
 * the transaction. Returns the facilities that they are of.
 */
export async function stageRows(trx: Transaction, batches: readonly Buffer[]): Promise<number[]> {
  await sql`
    create temporary table rent_roll (
      number integer, outcome text, reason text, missing_prime_id text, tenant_row integer, known_id integer,
      facility_id integer, import_key text, search_name text, first_name text, last_name text, address text,
      city text, state text, zip_code text, country text, units text[], move_in_date date, billing_date date,
      billing_anniversary text, monitor_note text
    ) on commit drop
  `.execute(trx);
  for (const batch of batches) {
    await sql`
      insert into rent_roll select * from json_populate_recordset(null::rent_roll, ${batch}::json)
    `.execute(trx);
  }
  await sql`analyze rent_roll`.execute(trx);
  const { rows } = await sql<{ id: number }>`
    select distinct facility_id as id from rent_roll where facility_id is not null
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/** How many rows each facility has, and which program it uses. */
export async function rowsOfFacilities(trx: Transaction): Promise<ImportFacility[]> {
  const { rows } = await sql<ImportFacility>`
    select facility_number, software, rows as row_count
    from (select facility_id, count(*) as rows from rent_roll group by facility_id) as found
    join facilities on facilities.id = facility_id order by facility_number
  `.execute(trx);
  return rows;
}

/** Keeps imports, archives and letters of these facilities apart; tells which still exist. */
export async function lockFacilities(trx: Transaction, ids: readonly number[]): Promise<number[]> {
  const locked = await trx
    .selectFrom('facilities')
    .select('id')
    .where('id', '=', anyOf(ids))
    // One order for everybody, so that two imports never wait for each other.
    .orderBy('id')
    .forUpdate()
    .execute();
  return locked.map(({ id }) => id);
}

const anyOf = (ids: readonly number[]) => sql<number>`any(${[...ids]}::int[])`;

/** Gives every row its outcome: a tenant of now is active, one of an archived period a duplicate. */
export async function settleOutcomes(
  trx: Transaction,
  facilityIds: readonly number[],
): Promise<void> {
  // Without statistics, as the embedded database is, 100,000 tenants are taken for a few and compared each with each.
  await sql`set local enable_nestloop = off`.execute(trx);
  await mergeTenants(trx);
  await settleKnown(
    trx,
    'Already active',
    sql`
      select id, facility_id, import_key, first_name, last_name,
        case units when '{}' then array[unit] else units end as units
      from tenants where facility_id = ${anyOf(facilityIds)}
    `,
  );
  await settleKnown(
    trx,
    'Duplicate',
    sql`
      select id, facility_id, import_key, first_name, last_name,
        array[unit] as units
      from archived_tenants where facility_id = ${anyOf(facilityIds)}
    `,
  );
  await sql`set local enable_nestloop = on`.execute(trx);
}

/** The first row of a tenant stands for all, with the units and the earliest move-in of all. */
async function mergeTenants(trx: Transaction): Promise<void> {
  await sql`
    update rent_roll set outcome = 'Same tenant', tenant_row = first
    from (
      select number, min(number) over (partition by facility_id, import_key) as first
      from rent_roll where outcome = 'Imported'
    ) as tenants
    where tenants.number = rent_roll.number and first < tenants.number
  `.execute(trx);
  await sql`
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
      where outcome = 'Same tenant' group by tenant_row
    ) as others
    where others.tenant_row = number
  `.execute(trx);
}

/** Settles those who are known by the account, else by the same name in the same unit (IMP-14). */
async function settleKnown(
  trx: Transaction,
  outcome: Outcome,
  known: RawBuilder<unknown>,
): Promise<void> {
  // Of several the latest counts.
  await sql`
    update rent_roll set outcome = ${outcome}, known_id = known.id
    from (
      select max(id) as id, facility_id, import_key from (${known}) as known group by facility_id, import_key
    ) as known
    where outcome = 'Imported' and rent_roll.facility_id = known.facility_id
      and rent_roll.import_key = known.import_key
  `.execute(trx);
  const neighbours = fetched(
    trx,
    sql<Neighbour>`
      with candidates as (
        select number, facility_id, first_name, last_name,
          lower(trim(unnest(units))) as unit
        from rent_roll where outcome = 'Imported'
      ), known as (
        select id, facility_id, first_name as known_first_name, last_name as known_last_name,
          lower(trim(unnest(units))) as unit
        from (${known}) as tenants
      )
      select number, first_name, last_name, id, known_first_name, known_last_name
      from candidates join known using (facility_id, unit) order by number, id
    `,
  );
  const latest = new Map<number, number>();
  for await (const { number, id, ...names } of neighbours) {
    const candidate = nameKey({ firstName: names.first_name, lastName: names.last_name });
    const there = nameKey({ firstName: names.known_first_name, lastName: names.known_last_name });
    if (candidate === there) latest.set(number, id);
  }
  await sql`
    update rent_roll set outcome = ${outcome}, known_id = known.id
    from unnest(${[...latest.keys()]}::int[], ${[...latest.values()]}::int[]) as known (number, id)
    where known.number = rent_roll.number
  `.execute(trx);
}

/** A tenant of the file, and one whom the facility knows by another account in the same unit. */
interface Neighbour {
  number: number;
  first_name: string | null;
  last_name: string | null;
  id: number;
  known_first_name: string | null;
  known_last_name: string | null;
}

/** Inserts those who are new, and notes at the facilities how many and from which program they came. */
export async function insertTenants(
  trx: Transaction,
  software: Software,
  now: Date,
): Promise<void> {
  await sql`
    insert into tenants (facility_id, import_key, search_name, first_name, last_name, address, city, state, zip_code,
      country, unit, units, move_in_date, billing_date, billing_anniversary, monitor_note, created_at, updated_at)
    select facility_id, import_key, search_name, first_name, last_name, address, city, state, zip_code,
      country, units[1], units, move_in_date, billing_date,
      billing_anniversary, monitor_note, ${now}, ${now}
    from rent_roll where outcome = 'Imported' order by number
  `.execute(trx);
  await sql`
    update facilities set software = ${software}, updated_at = ${now}, upload_count = upload_count + inserted
    from (
      select facility_id, count(*) filter (where outcome = 'Imported') as inserted from rent_roll group by facility_id
    ) as tenants
    where tenants.facility_id = facilities.id
  `.execute(trx);
}

/** How many rows came to each outcome. */
export async function countOutcomes(trx: Transaction): Promise<Map<Outcome, number>> {
  const { rows } = await sql<{ outcome: Outcome; count: number }>`
    select outcome, count(*) from rent_roll group by outcome
  `.execute(trx);
  return new Map(rows.map(({ outcome, count }) => [outcome, count]));
}

export async function missingPrimeIds(trx: Transaction): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select missing_prime_id as id from rent_roll where missing_prime_id is not null
    group by missing_prime_id order by min(number)
  `.execute(trx);
  return rows.map(({ id }) => id);
}

const outcomeRows = sql`
  select
    number as row, outcome,
    case outcome
      when 'Same tenant' then 'Belongs to the tenant of row ' || tenant_row
      when 'Already active' then 'The facility has this tenant'
      when 'Duplicate' then 'Was in the period of ' || coalesce(earlier.letter_effective_date::text, 'an earlier audit')
      else rent_roll.reason
    end as reason,
    concat_ws(' ', rent_roll.first_name, rent_roll.last_name) as name,
    coalesce(array_to_string(units, ', '), '') as unit,
    coalesce(facility_number, '') as facility_number
  from rent_roll
  left join facilities on facilities.id = rent_roll.facility_id
  left join archived_tenants as earlier on outcome = 'Duplicate' and earlier.id = known_id
`;

/** Rows in the order of the sheet and what becomes of them; of too many those that are simply imported stay away. */
export async function previewRows(trx: Transaction, most: number): Promise<ImportPreviewRow[]> {
  const { rows } = await sql<ImportPreviewRow>`
    select * from (${outcomeRows} order by not (${isReported}), number limit ${most}) as shown order by row
  `.execute(trx);
  return rows;
}

const isReported = sql`outcome <> 'Same tenant' and (outcome <> 'Imported' or rent_roll.reason <> '')`;

/** Whether any row was not imported, or not without a remark. */
export async function hasReport(trx: Transaction): Promise<boolean> {
  const { rows } = await sql`select from rent_roll where ${isReported} limit 1`.execute(trx);
  return rows.length > 0;
}

export const reportedRows = (trx: Transaction): AsyncGenerator<ImportPreviewRow> =>
  fetched(trx, sql<ImportPreviewRow>`${outcomeRows} where ${isReported} order by number`);

/** Someone who has been through an earlier period already, with what came of it. */
export interface DuplicateRow {
  row: number;
  facility_number: string;
  prime_site_id: string | null;
  first_name: string | null;
  last_name: string | null;
  unit: string;
  earlier_date: string | null;
  earlier_status: TenantStatus | null;
}

export const duplicateRows = (trx: Transaction): AsyncGenerator<DuplicateRow> =>
  fetched(
    trx,
    sql<DuplicateRow>`
      select number as row, facility_number, prime_site_id, rent_roll.first_name, rent_roll.last_name,
        array_to_string(units, ', ') as unit, earlier.letter_effective_date as earlier_date,
        earlier.status as earlier_status
      from rent_roll
      join facilities on facilities.id = rent_roll.facility_id
      join archived_tenants as earlier on earlier.id = known_id
      where outcome = 'Duplicate' order by number
    `,
  );

/** The rows of a query as they are asked for: a hundred thousand at once would be too many. */
async function* fetched<Row>(trx: Transaction, query: RawBuilder<Row>): AsyncGenerator<Row> {
  await sql`declare fetched no scroll cursor for ${query}`.execute(trx);
  for (;;) {
    const { rows } = await sql<Row>`fetch 1000 from fetched`.execute(trx);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close fetched`.execute(trx);
}
