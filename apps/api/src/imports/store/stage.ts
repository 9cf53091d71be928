import { sql } from 'kysely';
import type { Transaction } from '../../database/transaction.ts';

/**
 * Copies the planned rows into `rent_roll`, a temporary table of this transaction. Returns the ids of their facilities.
 */
export async function stageRows(trx: Transaction, batches: readonly Buffer[]): Promise<number[]> {
  await sql`
    create temporary table rent_roll (
      number integer, disposition text, reason text, missing_prime_id text, tenant_row integer, known_id integer,
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
