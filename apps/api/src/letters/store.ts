import type {
  FacilityLetterDates,
  LetterFilterKey,
  MailingCounts,
} from '@audit-letters/api-client/contract';
import type { Db } from '../database/engine.ts';
import { counted } from '../facilities/index.ts';
import { type ListPage, sliceOf } from '../http/paging.ts';
import { sortedColumns, tenantSlice, toTenant } from '../tenants/index.ts';
import {
  countedFor,
  countsInScope,
  filterFor,
  type LetterScope,
  type Recipients,
  recipients,
  tenantsInScope,
} from './draft/recipients.ts';

/** A page of the letters view: tenants with a complete address. */
export async function listMailing(
  db: Db,
  scope: LetterScope,
  filter: LetterFilterKey,
  page: ListPage,
) {
  const { total } = await countsInScope(db, scope)
    .select(counted(countedFor[filter]).as('total'))
    .executeTakeFirstOrThrow();
  const matching = tenantsInScope(db, scope).where(filterFor[filter]).select(sortedColumns);
  const rows = await tenantSlice(db, matching, {}, sliceOf(page, total));
  return { rows: rows.map((row) => toTenant(row, true)), total };
}

/** How many tenants each filter of the letters view would show, and how many in it are tagged. */
export async function countMailing(db: Db, scope: LetterScope): Promise<MailingCounts> {
  return countsInScope(db, scope)
    .select([
      counted(countedFor.all).as('all'),
      counted(countedFor.initial_letter_ready).as('initial_letter_ready'),
      counted(countedFor.follow_up_letter_ready).as('follow_up_letter_ready'),
      counted(countedFor.welcome_letter_ready).as('welcome_letter_ready'),
      counted(countedFor.tagged_for_removal).as('tagged_for_removal'),
    ])
    .executeTakeFirstOrThrow();
}

/** The letter dates of the facilities whose tenants get the letters. */
export function letterDatesOf(db: Db, request: Recipients): Promise<FacilityLetterDates[]> {
  return db
    .selectFrom('facilities')
    .select([
      'facility_number',
      'initial_letter_send_date',
      'follow_up_letter_send_date',
      'letter_effective_date',
    ])
    .where('id', 'in', recipients(db, request).select('tenants.facility_id'))
    .orderBy('facility_number')
    .execute();
}
