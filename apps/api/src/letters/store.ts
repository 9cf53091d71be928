import type { LetterFilterKey, MailingCounts } from '@audit-letters/api-client/contract';
import { LetterFilterKeys } from '@audit-letters/api-client/values';
import type { Db } from '../database/engine.ts';
import { countWhere } from '../facilities/index.ts';
import { type ListPage, pagination } from '../http/paging.ts';
import { pageOfTenants, toTenant } from '../tenants/index.ts';
import { countedFor, filterFor } from './draft/conditions.ts';
import { type BatchScope, countsInScope, tenantsInScope } from './draft/selection.ts';

/** A page of the letters view: tenants with a complete address. */
export async function listMailing(
  db: Db,
  scope: BatchScope,
  filter: LetterFilterKey,
  page: ListPage,
) {
  const { total } = await countsInScope(db, scope)
    .select(countWhere(countedFor[filter]).as('total'))
    .executeTakeFirstOrThrow();
  const rows = await pageOfTenants(db, tenantsInScope(db, scope).where(filterFor[filter]), page);
  return {
    data: rows.map((row) => toTenant(row, true)),
    pagination: pagination(page, rows.length, total),
  };
}

/** The number of tenants for each filter of the letters view, and of those in it who are tagged. */
export async function countMailing(db: Db, scope: BatchScope): Promise<MailingCounts> {
  return countsInScope(db, scope)
    .select(LetterFilterKeys.map((key) => countWhere(countedFor[key]).as(key)))
    .select(countWhere(countedFor.tagged_for_removal).as('tagged_for_removal'))
    .executeTakeFirstOrThrow();
}
