import type { Software } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Transaction } from '../../database/transaction.ts';

/** Inserts the new tenants and updates the software and the upload count of their facilities (IMP-20). */
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
    from rent_roll where disposition = 'imported' order by number
  `.execute(trx);
  await sql`
    update facilities set software = ${software}, updated_at = ${now}, upload_count = upload_count + inserted
    from (
      select facility_id, count(*) filter (where disposition = 'imported') as inserted from rent_roll group by facility_id
    ) as tenants
    where tenants.facility_id = facilities.id
  `.execute(trx);
}
