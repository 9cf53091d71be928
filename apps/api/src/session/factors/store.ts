import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/engine.ts';
import type { FactorsTable } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';

export type FactorRow = Selectable<FactorsTable>;

/** All factors of a user and the recovery codes, the oldest first. */
export const factorsOf = (db: Db, userId: number): Promise<FactorRow[]> =>
  db.selectFrom('factors').selectAll().where('user_id', '=', userId).orderBy('id').execute();

export async function addFactors(
  trx: Transaction,
  factors: Insertable<FactorsTable>[],
): Promise<void> {
  await trx.insertInto('factors').values(factors).execute();
}

export async function removeFactor(trx: Transaction, id: number): Promise<void> {
  await trx.deleteFrom('factors').where('id', '=', id).execute();
}

/** Removes all factors and recovery codes of a user, or only the recovery codes. */
export async function removeFactorsOf(
  trx: Transaction,
  userId: number,
  kind?: 'recovery_code',
): Promise<void> {
  let query = trx.deleteFrom('factors').where('user_id', '=', userId);
  if (kind) query = query.where('kind', '=', kind);
  await query.execute();
}
