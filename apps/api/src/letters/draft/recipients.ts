import { hash } from 'node:crypto';
import { LetterLimit, type LetterType } from '@audit-letters/api-client/contract';
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
  /** Refuse chosen tenants who are not ready (LET-74). */
  onlyReady?: boolean;
  /** Ready tenants who are left out. */
  leftOut?: readonly number[];
  /** All ready tenants, for a run over all batches. */
  all?: boolean;
}

/** The query for the tenants who get the letters, in the order of the pages: by name, then by id (LET-7). */
export function recipients(
  db: Db,
  { scope, type, tenantIds, leftOut = [], all = false }: Recipients,
) {
  const query = sorted(
    tenantsInScope(db, scope)
      .where(tenantIds ? sql<boolean>`tenants.id = ${anyOf(tenantIds)}` : readyFor[type])
      .where(sql<boolean>`tenants.id <> all(${[...leftOut]}::int[])`),
  );
  return all ? query : query.limit(LetterLimit);
}

/** Another text for other tenants (LET-100). */
export const digestOf = (tenantIds: readonly number[]): string =>
  hash('sha256', tenantIds.join(), 'base64url');
