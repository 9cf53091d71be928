import { hash } from 'node:crypto';
import { AllLettersLimit, LetterLimit, type LetterType } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { anyOf } from '../../database/expressions.ts';
import { sorted } from '../../tenants/index.ts';
import { readyFor } from './conditions.ts';
import { type LetterScope, tenantsInScope } from './scope.ts';

/** The tenants who get letters. */
export interface Recipients {
  scope: LetterScope;
  type: LetterType;
  /** The selected tenants, or `null` for the first 300 that are ready. */
  tenantIds: readonly number[] | null;
  /** Ready tenants who are left out. */
  leftOut?: readonly number[];
  /** Up to 3,000 ready tenants, for all batches. */
  all?: boolean;
  /** Only these of the ready tenants: a batch of all. */
  among?: readonly number[];
}

/** The query for the tenants who get the letters, in the order of the pages: by name, then by id (LET-7). */
export function recipients(
  db: Db,
  { scope, type, tenantIds, leftOut = [], all = false, among }: Recipients,
) {
  const named = tenantIds ?? among;
  return sorted(
    tenantsInScope(db, scope)
      .$if(named !== undefined, (query) => query.where('tenants.id', '=', anyOf(named ?? [])))
      .$if(tenantIds === null, (query) => query.where(readyFor[type]))
      .where(sql<boolean>`tenants.id <> all(${[...leftOut]}::int[])`),
  ).limit(all && !among ? AllLettersLimit : LetterLimit);
}

/** Another text for other tenants (LET-100). */
export const digestOf = (tenantIds: readonly number[]): string =>
  hash('sha256', tenantIds.join(), 'base64url');
