import { hash } from 'node:crypto';
import type { GeneratedLetters } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { HttpError, Invalid } from '../../http/errors.ts';
import type { BatchRequest } from '../draft/draft.ts';
import { generatedBatches } from './store.ts';

/** A call that its client may repeat: its user and key, and what it asks for (LET-59). */
export interface LettersCall {
  key: string;
  parameters: string;
}

/** The call of a request; `null` when its client has sent no key. */
export function callOf(request: BatchRequest): LettersCall | null {
  const { scope, type, tenantIds, enrollmentLetterDate, all = false, userId } = request;
  if (request.idempotencyKey === null) return null;
  const tenants = tenantIds?.toSorted((one, other) => one - other) ?? null;
  return {
    key: hashOf([userId, request.idempotencyKey]),
    parameters: hashOf([
      userId,
      scope.facilityId,
      scope.state,
      type,
      tenants,
      enrollmentLetterDate,
      all,
    ]),
  };
}

const hashOf = (values: readonly unknown[]): string => hash('sha256', JSON.stringify(values));

/** The batches that an earlier call with this key has made; `null` when there was none. Refuses when all were taken back. */
export async function findRepeated(
  db: Db,
  call: LettersCall | null,
): Promise<GeneratedLetters[] | null> {
  if (!call) return null;
  const made = await db
    .selectFrom('letter_calls')
    .select(['parameters', 'filenames'])
    .where('key', '=', call.key)
    .executeTakeFirst();
  if (!made) return null;
  if (made.parameters !== call.parameters) {
    throw new Invalid('This Idempotency-Key belongs to a call for other letters.');
  }
  const batches = await generatedBatches(db).where('filename', 'in', made.filenames).execute();
  if (batches.length === 0) {
    throw new HttpError(410, 'These letters were made and have been taken back since.');
  }
  return batches;
}

/** Remembers the first batch of a call. Fails when a repetition of the call has made it meanwhile. */
export const rememberCall = (db: Db, call: LettersCall, filename: string, made_at: Date) =>
  db
    .insertInto('letter_calls')
    .values({ ...call, filenames: [filename], made_at })
    .execute();

/** Remembers a further batch of a call. */
export const rememberBatch = (db: Db, { key }: LettersCall, filename: string) =>
  db
    .updateTable('letter_calls')
    .set({ filenames: sql`array_append(filenames, ${filename})` })
    .where('key', '=', key)
    .execute();
