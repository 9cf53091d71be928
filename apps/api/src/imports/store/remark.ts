import { statusNames } from '@audit-letters/api-client/values';
import { sql } from 'kysely';
import { anyOf } from '../../database/expressions.ts';
import type { Transaction } from '../../database/transaction.ts';
import { addressText } from './compare.ts';
import { comparableUnits, identifier, tenantUnits } from './merge.ts';

/**
 * Adds the remarks that need other rows, the present tenants or the bin (IMP-57). `binStart` is the moment from which on the
 * bin counts.
 */
export async function remarkTenants(
  trx: Transaction,
  facilityIds: readonly number[],
  binStart: Date,
): Promise<void> {
  for (const remarks of [
    movedOut,
    returned,
    sharedUnits,
    twice,
    renamed(facilityIds),
    otherNames,
    notImported,
    otherAddresses,
    inBin(facilityIds, binStart),
  ]) {
    await sql`
      update rent_roll set reason = concat_ws('; ', nullif(reason, ''), remark), in_bin = in_bin or is_in_bin
      from (${remarks}) as said (number, remark, is_in_bin) where said.number = rent_roll.number
    `.execute(trx);
  }
  await sql`
    update rent_roll set disposition = 'error' from (
      select others.number ${mergedRows}
      where ${withoutInitials('others')} <> ${withoutInitials('tenants')}
    ) as others where others.number = rent_roll.number
  `.execute(trx);
}

/** The new tenants whose move-out date has passed (IMP-61). */
const movedOut = sql`
  select number, 'The tenant is imported as Moved Out', false
  from rent_roll where disposition = 'imported' and status = 'moved_out'
`;

/** The tenants who moved out according to the facility, but not according to the file (IMP-66). */
const returned = sql`
  select number, 'The tenant is stored as Moved Out and gets no letters', false
  from rent_roll join tenants on tenants.id = known_id
  where disposition = 'active' and rent_roll.status is distinct from 'moved_out' and tenants.status = 'moved_out'
`;

/** The new tenants in a unit of which an earlier row names another tenant (IMP-59). */
const sharedUnits = sql`
  with units as (
    select number, facility_id, disposition, name_key, unit, ${identifier(sql`unit`)} as folded
    from rent_roll cross join unnest(units) as unit where disposition in ('imported', 'active')
  ), firsts as (
    select distinct on (facility_id, folded) facility_id, folded, number as first, name_key as first_name_key
    from units order by facility_id, folded, number
  )
  select distinct on (number) number, 'Row ' || first || ' has another tenant in unit ' || unit, false
  from units join firsts using (facility_id, folded)
  where disposition = 'imported' and first < number and name_key <> first_name_key order by number, first
`;

/**
 * The new tenants with the name and address of an earlier row: in the same unit, or in another one if neither has an
 * account that tells the two apart (IMP-67).
 */
const twice = sql`
  select tenants.number,
    case
      when bool_or(is_same_unit) then 'Same name, address and unit as row ' || min(earlier) filter (where is_same_unit)
      else 'Row ' || min(earlier) || ' has the same name and address'
    end,
    false
  from (
    select tenants.number, earlier.number as earlier,
      ${comparableUnits(sql`tenants.units`)} && ${comparableUnits(sql`earlier.units`)} as is_same_unit,
      tenants.import_key like 'name:%' and earlier.import_key like 'name:%' as lack_accounts
    from rent_roll as tenants
    join rent_roll as earlier using (facility_id, name_key, address_key)
    where tenants.disposition = 'imported' and earlier.disposition in ('imported', 'active')
      and earlier.number < tenants.number and address_key <> ''
  ) as tenants
  where is_same_unit or lack_accounts
  group by tenants.number
`;

/** A street as it is compared: letters and digits. */
const street = sql`regexp_replace(lower(address), '[^[:alnum:]]', '', 'g') as street`;

/** The new tenants in the unit and at the address of a tenant whom the file lacks (IMP-67). */
const renamed = (facilityIds: readonly number[]) => sql`
  with missing as (
    select id, facility_id, concat_ws(' ', first_name, last_name) as name, ${street},
      ${identifier(sql`unnest(${tenantUnits})`)} as unit
    from tenants
    where facility_id = ${anyOf(facilityIds)} and status is distinct from 'moved_out'
      and not exists (select from rent_roll where disposition = 'active' and known_id = tenants.id)
  ), new as (
    select number, facility_id, ${street}, ${identifier(sql`unnest(units)`)} as unit
    from rent_roll where disposition = 'imported'
  )
  select distinct on (number) number,
    'The facility has ' || name
      || ' in this unit and at this address, and the file has not: perhaps the same tenant',
    false
  from new join missing using (facility_id, unit, street)
  where street <> '' order by number, id
`;

/** Each tenant with the later rows that were merged into it. */
const mergedRows = sql`
  from rent_roll as tenants
  join rent_roll as others on others.tenant_row = tenants.number and others.disposition = 'merged'
`;

/** The words of a name, without initials: 'Ann M Lee' is Ann Lee. */
const withoutInitials = (table: string) =>
  sql`regexp_replace(' ' || ${sql.ref(`${table}.name_key`)} || ' ', ' .(?= )', '', 'g')`;

/** The tenants whose account has another name in a later row (IMP-60). */
const otherNames = sql`
  select distinct on (tenants.number) tenants.number,
    'Row ' || others.number || ' has the same account with the name '
      || concat_ws(' ', others.first_name, others.last_name) || ', who is not imported',
    false
  ${mergedRows}
  where tenants.disposition in ('imported', 'active') and others.name_key <> tenants.name_key
  order by tenants.number, others.number
`;

/** The rows of these other names (IMP-60). */
const notImported = sql`
  select others.number,
    concat_ws(' ', others.first_name, others.last_name) || ' is not imported: row ' || tenants.number
      || ' has the same account with the name ' || concat_ws(' ', tenants.first_name, tenants.last_name),
    false
  ${mergedRows}
  where others.name_key <> tenants.name_key
`;

/** The tenants for whom a later row has another address (IMP-65). */
const otherAddresses = sql`
  select distinct on (tenants.number) tenants.number,
    'Row ' || others.number || ' has another address for this tenant, which is not used: '
      || ${addressText((column) => sql.ref(`others.${column}`))},
    false
  ${mergedRows}
  where tenants.disposition in ('imported', 'active') and others.address_key <> tenants.address_key
  order by tenants.number, others.number
`;

/** The new tenants whom the bin has, by the account or the same name in the same unit (IMP-57). */
const inBin = (facilityIds: readonly number[], since: Date) => sql`
  with old as (
    select deleted.deleted_at, tenant.*
    from bin as deleted
    cross join lateral jsonb_populate_record(null::tenants, deleted.tenant) as tenant
    where deleted.facility_id = ${anyOf(facilityIds)} and deleted_at > ${since}
  ), matches as (
    select number, old.* from rent_roll join old using (facility_id, import_key)
    where disposition = 'imported'
    union all
    select number, old.* from rent_roll join old using (facility_id, name_key)
    where disposition = 'imported'
      and ${comparableUnits(sql`rent_roll.units`)} && ${comparableUnits(sql`old.units || old.unit`)}
  ), kept as (
    select distinct on (number) number, concat_ws(
      ' and ',
      'the answer ' || (${JSON.stringify(statusNames)}::jsonb ->> status),
      case when coalesce(note, '') <> '' or coalesce(monitor_note, '') <> '' then 'notes' end
    ) as answers
    from matches order by number, deleted_at desc
  )
  select number, concat(
    'The bin has this deleted tenant', ', with ' || nullif(answers, ''),
    ': restore it there instead of importing it again'
  ), true
  from kept
`;
