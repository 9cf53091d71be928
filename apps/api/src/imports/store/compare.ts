import {
  type ImportComparison,
  type ImportDifference,
  ImportedFields,
} from '@audit-letters/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '../../database/expressions.ts';
import type { Transaction } from '../../database/transaction.ts';
import { toMoment } from '../../http/serialize.ts';
import { fromFile } from './apply.ts';
import { loggedColumns } from './auditImport.ts';
import { comparable, comparableUnits, tenantUnits } from './merge.ts';

/** Half of fewer tenants can change in a month: below this number, all must be missing or have another name. */
const FEWEST_OF_HALF = 20;
/** A smaller file or facility is never suspicious. */
const FEWEST_TENANTS = 5;
const MOST_NAMES = 1_000;

/**
 * Compares the file with the current tenants of its facilities (IMP-39), before anything is inserted. Reads the rows
 * that `mergeRows` has compared.
 */
export async function compareTenants(
  trx: Transaction,
  facilityIds: readonly number[],
): Promise<{ comparisons: ImportComparison[]; differences: ImportDifference[] }> {
  await sql`
    create temporary table rent_roll_differences on commit drop as
    ${newTenants} union all ${knownTenants} union all ${goneTenants(facilityIds)}
  `.execute(trx);
  return {
    comparisons: await countDifferences(trx),
    differences: await nameDifferences(trx),
  };
}

const sameUnits = sql`rent_roll.units = ${tenantUnits}
  or ${comparableUnits(sql`rent_roll.units`)} = ${comparableUnits(tenantUnits)}`;

/** Whether the file has another value than the tenant. Without a value in the file there is nothing to compare. */
const differs = (column: string, compared = comparable) => sql`
  (nullif(${sql.ref(`rent_roll.${column}`)}, '') is not null
    and ${compared(sql.ref(`rent_roll.${column}`))} is distinct from ${compared(sql.ref(`tenants.${column}`))})`;

/** The first of the two orders of a name, in which first and last name are not apart. */
const firstOrder = (text: RawBuilder<unknown>) => sql`split_part(${text}, chr(10), 1)`;
/** The digits of a phone number, which each file spells in its own way. */
const digits = (text: RawBuilder<unknown>) => sql`regexp_replace(${text}, '\\D', '', 'g')`;

const differingFields = sql`array_remove(array[
  case when ${differs('search_name', firstOrder)} then 'name' end,
  case when not (${sameUnits}) then 'unit' end,
  case when ${differs('address')} or ${differs('city')} or ${differs('state')} or ${differs('zip_code')}
    then 'address' end,
  case when ${differs('phone', digits)} or ${differs('email')} then 'contact' end
], null)`;

const newTenants = sql`
  select 'new' as kind, facility_id, concat_ws(' ', first_name, last_name) as name, coalesce(units[1], '') as unit,
    '{}'::text[] as fields, null::integer as tenant_id, number, false as lacks_street
  from rent_roll where disposition = 'imported'
`;

const knownTenants = sql`
  select case when has_left then 'gone' when fields = '{}' then 'same' else 'changed' end, facility_id, name, unit, fields, tenant_id, number, lacks_street
  from (
    select distinct on (tenants.id)
      tenants.facility_id, concat_ws(' ', tenants.first_name, tenants.last_name) as name,
      coalesce(tenants.unit, '') as unit, ${differingFields} as fields, tenants.id as tenant_id, number,
      rent_roll.status = 'moved_out' and tenants.status is distinct from 'moved_out' as has_left,
      coalesce(rent_roll.address, '') = '' and coalesce(tenants.address, '') <> '' as lacks_street
    from rent_roll join tenants on tenants.id = known_id
    where disposition = 'active' order by tenants.id, number
  ) as known
`;

/** The tenants that the file does not have. Those who have moved out are as expected. */
const goneTenants = (facilityIds: readonly number[]) => sql`
  select case status when 'moved_out' then 'same' else 'gone' end, facility_id, concat_ws(' ', first_name, last_name),
    coalesce(unit, ''), '{}'::text[], id, null::integer, false
  from tenants
  where facility_id = ${anyOf(facilityIds)}
    and not exists (select from rent_roll where disposition = 'active' and known_id = tenants.id)
`;

type Counts = Required<Omit<ImportComparison, 'is_suspicious'>>;

/** The facilities that had tenants before. The first import of a facility has nothing to compare. */
async function countDifferences(trx: Transaction): Promise<ImportComparison[]> {
  const { rows } = await sql<Counts>`
    select facility_number,
      count(*) filter (where kind <> 'new')::int as tenants_before,
      count(*) filter (where kind = 'new')::int as new_count,
      count(*) filter (where kind = 'changed')::int as changed_count,
      count(*) filter (where 'name' = any(fields))::int as renamed_count,
      count(*) filter (where kind = 'same')::int as same_count,
      count(*) filter (where kind = 'same' and lacks_street)::int as same_without_street_count,
      count(*) filter (where kind = 'gone')::int as gone_count
    from rent_roll_differences join facilities on facilities.id = facility_id
    group by facility_number having count(*) filter (where kind <> 'new') > 0
    order by facility_number
  `.execute(trx);
  return rows.map((counts) => ({ ...counts, is_suspicious: isSuspicious(counts) }));
}

/** Whether the file may be another facility's: most tenants are missing or have another name (IMP-36). */
function isSuspicious({ tenants_before, gone_count, renamed_count, ...counts }: Counts): boolean {
  const inFile = counts.new_count + counts.changed_count + counts.same_count;
  const fewest = Math.min(tenants_before, inFile);
  const missing = gone_count + renamed_count;
  if (fewest >= FEWEST_OF_HALF) return missing * 2 >= tenants_before;
  return fewest >= FEWEST_TENANTS && missing === tenants_before;
}

interface DifferenceRow extends Required<Omit<ImportDifference, 'seen_at' | 'tenant_id'>> {
  tenant_id: number | null;
  updated_at: Date | null;
}

/**
 * Whether the latest entry of the audit log about the columns of `field` is an edit and no import (IMP-44). An import that
 * was undone does not count.
 */
const isEdited = sql`(
  select case when audit_log.details ? 'import' then null else true end
  from audit_log
  where object_type = 'tenant' and object_ids @> array[tenants.id]
    and audit_log.details->'fields' ?| case field
      ${sql.join(
        ImportedFields.map(
          (field) => sql`when ${field} then ${sql.val([...loggedColumns[field]])}::text[]`,
        ),
        sql` `,
      )}
    end
    and not exists (
      select from imports where id = (audit_log.details->>'import')::int and undone_at is not null
    )
  order by audit_log.id desc limit 1
)`;

/** The values of the changed fields, before and after. */
const changesOf = sql`(
  select json_agg(json_strip_nulls(json_build_object(
    'field', field, 'from', before, 'to', after, 'pads_zip_code', pads_zip_code, 'is_edited', ${isEdited}
  )))
  from (values
    ('name', name, concat_ws(' ', rent_roll.first_name, rent_roll.last_name), null),
    ('unit', array_to_string(${tenantUnits}, ', '), array_to_string(rent_roll.units, ', '), null),
    (
      'address',
      ${addressText((column) => sql.ref(`tenants.${column}`))},
      ${addressText(fromFile)},
      case when zip_code_is_padded and ${differs('zip_code')} then true end
    ),
    (
      'contact',
      concat_ws(', ', tenants.phone, tenants.email),
      concat_ws(', ', ${fromFile('phone')}, ${fromFile('email')}),
      null
    )
    ) as each (field, before, after, pads_zip_code)
  where field = any(fields)
)`;

async function nameDifferences(trx: Transaction): Promise<ImportDifference[]> {
  const { rows } = await sql<DifferenceRow>`
    select kind, name, differences.unit, facilities.id as facility_id, facility_number, fields, tenant_id, tenants.updated_at, tenants.status,
      kind = 'gone' and differences.number is not null as moved_out_in_file,
      ${changesOf} as changes
    from (
      select differences.* from rent_roll_differences as differences
      join (
        select facility_id from rent_roll_differences where kind <> 'new' group by facility_id
      ) as known using (facility_id)
      where kind <> 'same'
      order by array_position(array['changed', 'gone', 'new'], kind), facility_id, lower(name), unit
      limit ${MOST_NAMES}
    ) as differences
    join facilities on facilities.id = differences.facility_id
    left join tenants on tenants.id = tenant_id
    left join rent_roll on rent_roll.number = differences.number
    order by array_position(array['changed', 'gone', 'new'], kind), facility_number, lower(name), differences.unit
  `.execute(trx);
  return rows.map(
    ({ tenant_id, updated_at, status, changes, moved_out_in_file, ...difference }) => ({
      ...difference,
      ...(moved_out_in_file && { moved_out_in_file }),
      ...(tenant_id && updated_at && { tenant_id, seen_at: toMoment(updated_at), status }),
      ...(changes && { changes }),
    }),
  );
}

/** An address in one line, given the expression of each column. */
export function addressText(part: (column: string) => RawBuilder<unknown>): RawBuilder<unknown> {
  const [street, city, state, zip] = ['address', 'city', 'state', 'zip_code'].map(part);
  return sql`concat_ws(', ', ${street}, ${city}, nullif(concat_ws(' ', ${state}, ${zip}), ''))`;
}
