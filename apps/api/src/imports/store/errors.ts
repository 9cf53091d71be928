import type { ImportPreviewRow, Software } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import type { ImportedFacility } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';

interface StoredErrors {
  id: number;
  at: Date;
  software: Software;
  error_count: number;
  rows: ImportPreviewRow[];
}

export async function findImportErrors(db: Db, id: number): Promise<StoredErrors | undefined> {
  const { rows } = await sql<StoredErrors>`
    select id, created_at as at, software, errors as rows,
      case when errors_dismissed_at is null and undone_at is null then (counts->>'error_count')::int else 0 end
        as error_count
    from imports where id = ${id}
  `.execute(db);
  return rows[0];
}

/** Forgets the refused rows. Returns the facilities of the import; `undefined` without one. */
export async function forgetErrors(
  trx: Transaction,
  id: number,
  now: Date,
): Promise<number[] | undefined> {
  const { rows } = await sql<{ facilities: ImportedFacility[] }>`
    update imports set errors = '[]', errors_dismissed_at = coalesce(errors_dismissed_at, ${now})
    where id = ${id} returning facilities
  `.execute(trx);
  return rows[0]?.facilities.map((each) => each.facility_id);
}
