import type {
  LetterBatch,
  LetterBatchesFilter,
  LetterFilterKey,
  LetterType,
  MailingCounts,
} from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import { contains } from '../database/contains.ts';
import type { Db } from '../database/engine.ts';
import type { Transaction } from '../database/transaction.ts';
import { counted } from '../facilities/index.ts';
import { NotFound } from '../http/errors.ts';
import { type ListPage, offsetOf, sliceOf } from '../http/paging.ts';
import { toMoment } from '../http/serialize.ts';
import { sortedColumns, tenantSlice, toTenant } from '../tenants/index.ts';
import { countedFor, filterFor } from './readiness.ts';

/** Whose tenants: those of a facility, or of all facilities in a state. */
export type LetterScope =
  | { facilityId: number; facilityNumber: string; state: null }
  | { facilityId: null; facilityNumber: null; state: string };

/** The facility, if there is one of this id. */
export async function facilityScope(db: Db, facilityId: number): Promise<LetterScope> {
  const facility = await db
    .selectFrom('facilities')
    .select('facility_number')
    .where('id', '=', facilityId)
    .executeTakeFirst();
  if (!facility) throw new NotFound();
  return { facilityId, facilityNumber: facility.facility_number, state: null };
}

/** The order of every letters list and batch: by name whatever its case, then by id. */
export const byLastName = sql`lower(tenants.last_name)`;
export const byFirstName = sql`lower(tenants.first_name)`;

/** Tenants of the scope, to be narrowed and ordered. */
export function tenantsInScope(db: Db | Transaction, scope: LetterScope) {
  return db
    .selectFrom('tenants')
    .innerJoin('facilities', 'facilities.id', 'tenants.facility_id')
    .$if(scope.facilityId !== null, (query) =>
      query.where('tenants.facility_id', '=', scope.facilityId),
    )
    .$if(scope.state !== null, (query) => query.where('facilities.state', '=', scope.state));
}

/** A page of the letters view: tenants to whom a letter can be addressed. */
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

/** The batches, latest first. */
export async function listBatches(db: Db, filter: LetterBatchesFilter, page: ListPage) {
  const facilityNumber = filter.facility_number?.trim();
  const { letter_type: letterType } = filter;
  const matching = db
    .selectFrom('letter_batches')
    .$if(Boolean(facilityNumber), (query) =>
      query.where(contains(sql.ref('facility_number'), facilityNumber ?? '')),
    )
    .$if(letterType !== undefined, (query) =>
      query.where('letter_type', '=', letterType as LetterType),
    );
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select([
      'filename',
      'facility_number',
      'letter_type',
      'tenant_count',
      'save_time',
      'mail_time',
    ])
    .orderBy('save_time', 'desc')
    .orderBy('id', 'desc')
    .limit(page.perPage)
    .offset(offsetOf(page))
    .execute();
  const batches = rows.map(
    (row): LetterBatch => ({
      ...row,
      save_time: toMoment(row.save_time),
      mail_time: row.mail_time && toMoment(row.mail_time),
    }),
  );
  return { batches, total };
}
