import type { GeneratedLetters } from '@audit-letters/api-client/contract';
import { transaction } from '../../database/transaction.ts';
import { HttpError } from '../../http/errors.ts';
import type { LetterDeps } from '../deps.ts';
import { type BatchRequest, ConcurrentChange, draftBatch } from '../draft/draft.ts';
import { printBatch } from './print.ts';
import { recordBatch, requestKey } from './record.ts';
import { findBatch } from './store.ts';

const ATTEMPTS = 4;

/**
 * Generates a batch: one PDF, one mail merge file and the tenants' sent dates (LET-24). Printing takes longest, so it
 * happens before the transaction. The transaction locks the rows of the draft; when one of them has changed meanwhile,
 * the letters are drafted and printed again.
 */
export async function generateLetters(
  deps: LetterDeps,
  request: BatchRequest,
): Promise<GeneratedLetters> {
  const { db } = deps;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const draft = await draftBatch(deps, request);
    const existing = await findBatch(db, draft.day, requestKey(request, draft));
    if (existing) return existing;
    const printed = await printBatch(deps, request, draft);
    try {
      return await transaction(db, (trx) => recordBatch(trx, request, draft, printed));
    } catch (error) {
      if (!(error instanceof ConcurrentChange)) throw error;
    }
  }
  throw new HttpError(
    409,
    'The tenants of these letters are being changed at this moment. Please try again.',
  );
}
