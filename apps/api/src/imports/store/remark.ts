import type { TenantStatus } from '@audit-letters/api-client/contract';
import { statusName } from '@audit-letters/api-client/values';
import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '../../database/expressions.ts';
import type { Transaction } from '../../database/transaction.ts';
import { remarks } from '../rowClass.ts';

interface Match {
  number: number;
  status: TenantStatus | null;
  has_notes: boolean;
}

/** Adds a remark to the rows of new tenants whom the bin has, by the account or the same name in the same unit. */
export async function remarkBin(
  trx: Transaction,
  facilityIds: readonly number[],
  since: Date,
): Promise<void> {
  const { rows } = await sql<Match>`
    with old as (
      select deleted.deleted_at, tenant.*
      from deleted_tenants as deleted
      cross join lateral jsonb_populate_record(null::tenants, deleted.tenant) as tenant
      where deleted.facility_id = ${anyOf(facilityIds)} and deleted_at > ${since}
    ), matches as (
      select number, old.* from rent_roll join old using (facility_id, import_key)
      where disposition = 'imported'
      union all
      select number, old.* from rent_roll join old using (facility_id, name_key)
      where disposition = 'imported'
        and ${lowered(sql`rent_roll.units`)} && ${lowered(sql`old.units || old.unit`)}
    )
    select distinct on (number) number, status,
      coalesce(note, '') <> '' or coalesce(monitor_note, '') <> '' as has_notes
    from matches order by number, deleted_at desc
  `.execute(trx);
  if (rows.length === 0) return;
  const said = rows.map(({ number, status, has_notes }) => ({
    number,
    remark: remarks.inBin([
      ...(status ? [`the answer ${statusName(status)}`] : []),
      ...(has_notes ? ['notes'] : []),
    ]),
  }));
  await addRemarks(trx, said);
  await sql`
    update rent_roll set in_bin = true where number = ${anyOf(said.map(({ number }) => number))}
  `.execute(trx);
}

/** Adds a remark to the rows of new tenants in a unit of whom an earlier row names another tenant (IMP-59). */
export async function remarkSharedUnits(trx: Transaction): Promise<void> {
  const { rows } = await sql<{ number: number; unit: string; first: number }>`
    with units as (
      select number, facility_id, disposition, unit, lower(trim(unit)) as folded
      from rent_roll cross join unnest(units) as unit where disposition in ('imported', 'active')
    ), firsts as (
      select facility_id, folded, min(number) as first from units group by facility_id, folded
    )
    select distinct on (number) number, unit, first from units join firsts using (facility_id, folded)
    where disposition = 'imported' and first < number order by number, first
  `.execute(trx);
  await addRemarks(
    trx,
    rows.map(({ number, unit, first }) => ({ number, remark: remarks.sharedUnit(unit, first) })),
  );
}

/** Adds a remark to the rows of new tenants whose account has another name in a later row (IMP-60). */
export async function remarkOtherNames(trx: Transaction): Promise<void> {
  const { rows } = await sql<{ number: number; other: number; name: string }>`
    select distinct on (tenants.number) tenants.number, others.number as other,
      concat_ws(' ', others.first_name, others.last_name) as name
    from rent_roll as tenants
    join rent_roll as others on others.tenant_row = tenants.number
    where tenants.disposition = 'imported' and others.disposition = 'merged'
      and others.name_key <> tenants.name_key
    order by tenants.number, others.number
  `.execute(trx);
  await addRemarks(
    trx,
    rows.map(({ number, other, name }) => ({ number, remark: remarks.otherName(other, name) })),
  );
}

async function addRemarks(trx: Transaction, said: readonly { number: number; remark: string }[]) {
  if (said.length === 0) return;
  await sql`
    update rent_roll set reason = concat_ws('; ', nullif(reason, ''), remark)
    from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as said (number integer, remark text)
    where said.number = rent_roll.number
  `.execute(trx);
}

const lowered = (units: RawBuilder<unknown>) =>
  sql`array(select lower(trim(unit)) from unnest(${units}) as unit)`;
