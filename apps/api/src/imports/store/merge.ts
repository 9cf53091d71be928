import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '../../database/expressions.ts';
import type { Transaction } from '../../database/transaction.ts';
import { MOST_UNITS } from '../../tenants/edit/units.ts';
import type { RowDisposition } from '../rowClass.ts';

/** The units of a stored tenant. */
export const tenantUnits = sql`case tenants.units when '{}' then array[tenants.unit] else tenants.units end`;

/** A text as imports compare it: without case, and with one kind of spaces. */
export const comparable = (text: RawBuilder<unknown>) =>
  sql`lower(regexp_replace(trim(normalize(${text}, NFKC)), '\\s+', ' ', 'g'))`;

/** Units as imports compare them. */
export const comparableUnits = (units: RawBuilder<unknown>) =>
  sql`array(select distinct ${comparable(sql`unit`)} from unnest(${units}) as unit order by 1)`;

/** A unit or account by which tenants are found. Former releases stored '="012"' and '12.0' as files have them. */
export const identifier = (text: RawBuilder<unknown>) => sql`regexp_replace(
  regexp_replace(${comparable(text)}, '^=?["'']+|["'']+$', '', 'g'), '^(\\d+)\\.0+$', '\\1'
)`;

/** The account of a tenant, or the name in any order with the street (IMP-13). */
const identity = sql`case
  when import_key like 'name:%' then 'name:' || name_key || '|' || split_part(import_key, '|', 3)
  when import_key ~ ':[="'']|\\.0+$'
    then split_part(import_key, ':', 1) || ':' || ${identifier(sql`substr(import_key, strpos(import_key, ':') + 1)`)}
  else import_key
end`;

/** Where a file leaves the names of some rows out, a row with only a unit may not be a vacant unit (IMP-70). */
const refuseNameless = sql`
  update rent_roll set disposition = 'error',
    reason = 'Unit ' || units[1] || ' has no name, and the file leaves the names of other rows out'
  where disposition = 'skipped' and lacks_name
    and exists (select from rent_roll where disposition = 'imported' and lacks_name)
`;

/** Too many units for a tenant: the rows probably have the same account number by mistake. */
const refuseCrowded = sql`
  update rent_roll set disposition = 'error',
    reason = 'The rows of this account have more than ' || ${sql.lit(MOST_UNITS)} || ' units'
  from (
    select number as crowded from rent_roll
    where disposition = 'imported' and cardinality(units) > ${sql.lit(MOST_UNITS)}
  ) as tenants
  where crowded in (number, tenant_row)
`;

/** Sets the disposition of every row: current tenants are active, tenants of archived periods are duplicates. */
export async function mergeRows(trx: Transaction, facilityIds: readonly number[]): Promise<void> {
  await refuseNameless.execute(trx);
  await mergeTenants(trx);
  await refuseCrowded.execute(trx);
  await findKnown(
    trx,
    'active',
    sql`
      select id, facility_id, import_key, name_key, ${tenantUnits} as units
      from tenants where facility_id = ${anyOf(facilityIds)}
    `,
  );
  await findKnown(
    trx,
    'duplicate',
    sql`
      select id, facility_id, import_key, name_key, array[unit] as units
      from archived_tenants where facility_id = ${anyOf(facilityIds)}
    `,
  );
}

/**
 * Merges the rows of a tenant into the first one, with all units and the earliest move-in (IMP-13). A tenant who still
 * has one of the units has not moved out, and has only the units that are left (IMP-61).
 */
async function mergeTenants(trx: Transaction): Promise<void> {
  await sql`
    update rent_roll set disposition = 'merged', tenant_row = first
    from (
      select facility_id, import_key, min(number) as first
      from rent_roll where disposition = 'imported'
      group by facility_id, import_key having count(*) > 1
    ) as tenants
    where disposition = 'imported' and tenants.facility_id = rent_roll.facility_id
      and tenants.import_key = rent_roll.import_key and first < number
  `.execute(trx);
  await sql`
    update rent_roll set
      phone = coalesce(rent_roll.phone, others.phone),
      email = coalesce(rent_roll.email, others.email),
      move_in_date = least(rent_roll.move_in_date, others.move_in_date),
      status = case when others.all_left then rent_roll.status end,
      reason = concat_ws('; ', nullif(rent_roll.reason, ''), others.reason),
      search_unit = case
        when rent_roll.status is null then concat_ws(chr(10), rent_roll.search_unit, others.kept_search_unit)
        when others.all_left then concat_ws(chr(10), rent_roll.search_unit, others.search_unit)
        else others.kept_search_unit
      end,
      units = (
        select array_agg(unit order by place) from (
          select unit, min(place) as place
          from unnest(
            case
              when rent_roll.status is null then rent_roll.units || others.kept_units
              when others.all_left then rent_roll.units || others.units
              else others.kept_units
            end
          ) with ordinality as each (unit, place)
          group by unit
        ) as once
      )
    from (
      select tenant_row,
        (array_agg(phone order by number) filter (where phone is not null))[1] as phone,
        (array_agg(email order by number) filter (where email is not null))[1] as email,
        min(move_in_date) as move_in_date, bool_and(status is not null) as all_left,
        array_agg(unit order by number, place) as units,
        array_agg(unit order by number, place) filter (where status is null) as kept_units,
        string_agg(nullif(reason, ''), '; ' order by number) filter (where place = 1) as reason,
        string_agg(search_unit, chr(10)) filter (where place = 1) as search_unit,
        string_agg(search_unit, chr(10)) filter (where place = 1 and status is null) as kept_search_unit
      from rent_roll cross join unnest(units) with ordinality as each (unit, place)
      where disposition = 'merged' group by tenant_row
    ) as others
    where others.tenant_row = number
  `.execute(trx);
  await sql`update rent_roll set reason = '' where disposition = 'merged'`.execute(trx);
}

/**
 * Sets the disposition of tenants who are known by the account, or by the same name in the same unit (IMP-14), also as the
 * release before read them. If several match, the latest counts.
 */
async function findKnown(
  trx: Transaction,
  disposition: RowDisposition,
  known: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    update rent_roll set disposition = ${disposition}, known_id = known.id
    from (
      with own as (
        select number, facility_id, ${identity} as identity from rent_roll where disposition = 'imported'
      ), others as (
        select max(id) as id, facility_id, ${identity} as identity from (${known}) as known group by 2, 3
      )
      select number, id from own join others using (facility_id, identity)
    ) as known
    where known.number = rent_roll.number
  `.execute(trx);
  await sql`
    update rent_roll set disposition = ${disposition}, known_id = known.id
    from (
      with candidates as (
        select number, facility_id, key, ${identifier(sql`unnest(units)`)} as unit
        from rent_roll cross join lateral (values (name_key), (former_name_key)) as names (key)
        where disposition = 'imported'
      ), tenants as (
        select id, facility_id, name_key as key, ${identifier(sql`unnest(units)`)} as unit from (${known}) as known
      )
      select number, max(id) as id from candidates join tenants using (facility_id, key, unit)
      group by number
    ) as known
    where known.number = rent_roll.number
  `.execute(trx);
}
