import { createHash } from 'node:crypto';
import { LetterLimit, type LetterType } from '@audit-letters/api-client/contract';
import type { Db } from '../../database/engine.ts';
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
}

/** The query for the tenants who get the letters, in the order of the pages: by name, then by id (LET-7). */
export const recipients = (db: Db, { scope, type, tenantIds, leftOut = [] }: Recipients) =>
  sorted(
    tenantsInScope(db, scope)
      .$if(tenantIds === null, (query) => query.where(readyFor[type]))
      .$if(tenantIds !== null, (query) => query.where('tenants.id', 'in', [...(tenantIds ?? [])]))
      .$if(leftOut.length > 0, (query) => query.where('tenants.id', 'not in', [...leftOut])),
  ).limit(LetterLimit);

/** Another text for other tenants (LET-100). */
export const digestOf = (tenantIds: readonly number[]): string =>
  createHash('sha256').update(tenantIds.join()).digest('base64url');
