import { AnswerAndCharge } from '@audit-letters/api-client/values';
import { sql } from 'kysely';
import { userName } from '../database/expressions.ts';
import type { Transaction } from '../database/transaction.ts';
import { isStaff } from '../session/authenticate.ts';
import type { CurrentSession } from '../session/store.ts';
import { capitalise, counted, tenantInWords } from '../text/words.ts';
import type { RestoredTable } from './restore.ts';
import type { StoredUndo } from './store.ts';

/** Rows that have changed since the change that the user wants to undo. */
interface Conflict {
  undo: StoredUndo;
  table: RestoredTable;
  ids: readonly number[];
  session: CurrentSession;
}

/** 'Ana Ortiz (A01) and 2 others have changed since, the first by Pat Lee.' Only staff see by whom. */
export async function conflictOf(
  trx: Transaction,
  { undo, table, ids, session }: Conflict,
): Promise<string> {
  const [first = 0] = ids;
  const { name, isGone } = await describeRow(trx, undo, table, first);
  const others = ids.length - 1;
  const more = others === 0 ? '' : ` and ${counted(others, 'other')}`;
  const verb = others === 0 ? 'has' : 'have';
  const what = isGone && others === 0 ? `${verb} been deleted since` : `${verb} changed since`;
  const user = isStaff(session) ? await lastUser(trx, undo, table, first) : null;
  const byWhom = user ? `, ${others === 0 ? '' : 'the first '}by ${user}` : '';
  return `${name}${more} ${what}${byWhom}.`;
}

/** Why answer, coverage or charge stay: a welcome letter was made since (TEN-154). `null` if there is none. */
export async function welcomeLetterSince(
  trx: Transaction,
  undo: StoredUndo,
): Promise<string | null> {
  const { rows } = await sql<Parameters<typeof tenantInWords>[0]>`
    select first_name, last_name, unit from undo_rows join tenants on tenants.id = row_id
    where undo_id = ${undo.id} and table_name = 'tenants' and after ?| ${[...AnswerAndCharge]}::text[] and exists (
      select from letter_batch_tenants join letter_batches on letter_batches.id = batch_id
      where tenant_id = row_id and letter_type = 'welcome' and save_time > ${undo.at}
    )
    order by row_id limit 1
  `.execute(trx);
  const [tenant] = rows;
  return tenant
    ? `The welcome letter of ${tenantInWords(tenant)} has been made since. Withdraw it first if it is not mailed, or change the tenant.`
    : null;
}

/** The name of a recorded row, as users know it, and whether the row was deleted. */
async function describeRow(
  trx: Transaction,
  undo: StoredUndo,
  table: RestoredTable,
  id: number,
): Promise<{ name: string; isGone: boolean }> {
  const { rows } = await sql<{ row: Record<string, string | null> | null }>`
    select to_jsonb(stored) as row from undo_rows left join ${sql.table(table)} as stored on stored.id = row_id
    where undo_id = ${undo.id} and table_name = ${table} and row_id = ${id}
  `.execute(trx);
  const row = rows[0]?.row;
  const { noun, name } = describedTables[table] ?? { noun: 'A record' };
  if (!row) return { name: `${noun} ${id}`, isGone: true };
  return { name: name?.(row) ?? noun, isGone: false };
}

interface Described {
  noun: string;
  objectType: string;
  name: (row: Record<string, string | null>) => string;
}

/** The tables whose rows have a name that users know. */
const describedTables: Partial<Record<RestoredTable, Described>> = {
  tenants: {
    noun: 'Tenant',
    objectType: 'tenant',
    name: ({ first_name = null, last_name = null, unit = null }) =>
      capitalise(tenantInWords({ first_name, last_name, unit })),
  },
  facilities: {
    noun: 'Facility',
    objectType: 'facility',
    name: ({ facility_number }) => `Facility ${facility_number}`,
  },
  letter_batches: {
    noun: 'Letter batch',
    objectType: 'letter_batch',
    name: ({ filename }) => `Letter batch ${filename}`,
  },
};

/** The user of the last change of a row since the change of the undo. */
async function lastUser(
  trx: Transaction,
  undo: StoredUndo,
  table: RestoredTable,
  id: number,
): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select ${userName} as name from audit_log join users on users.id = user_id
    where object_type = ${describedTables[table]?.objectType ?? ''} and object_ids @> array[${id}::integer]
      and at > ${undo.at}
    order by audit_log.id desc limit 1
  `.execute(trx);
  return rows[0]?.name ?? null;
}
