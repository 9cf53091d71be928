import type { LetterFilterKey, MailingCounts } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import type { Transaction } from '../../database/transaction.ts';
import { counted } from '../../facilities/index.ts';
import { NotFound } from '../../http/errors.ts';
import { type ListPage, sliceOf } from '../../http/paging.ts';
import { sortedColumns, tenantSlice, toTenant } from '../../tenants/index.ts';
import { countedFor, filterFor } from './readiness.ts';

/** Whose tenants: those of a facility, or of all facilities in a state. */
export type LetterScope =
  | { facilityId: number; facilityNumber: string; state: null }
  | { facilityId: null; facilityNumber: null; state: string };

/** The facility of this id; without one the call ends with 404. */
export async function facilityScope(db: Db, facilityId: number): Promise<LetterScope> {
  const facility = await db
    .selectFrom('facilities')
    .select('facility_number')
    .where('id', '=', facilityId)
    .executeTakeFirst();
  if (!facility) throw new NotFound();
  return { facilityId, facilityNumber: facility.facility_number, state: null };
}

/** The order of letters in lists and batches: by name, ignoring case, then by id (LET-7). */
export const byLastName = sql`lower(tenants.last_name)`;
export const byFirstName = sql`lower(tenants.first_name)`;

/** The tenants of the scope, for further conditions and an order. */
export function tenantsInScope(db: Db | Transaction, scope: LetterScope) {
  return db
    .selectFrom('tenants')
    .innerJoin('facilities', 'facilities.id', 'tenants.facility_id')
    .$if(scope.facilityId !== null, (query) =>
      query.where('tenants.facility_id', '=', scope.facilityId),
    )
    .$if(scope.state !== null, (query) => query.where('facilities.state', '=', scope.state));
}

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

function countsInScope(db: Db, scope: LetterScope) {
  return db
    .selectFrom('tenant_counts')
    .innerJoin('facilities', 'facilities.id', 'tenant_counts.facility_id')
    .$if(scope.facilityId !== null, (query) =>
      query.where('tenant_counts.facility_id', '=', scope.facilityId),
    )
    .$if(scope.state !== null, (query) => query.where('facilities.state', '=', scope.state));
}
