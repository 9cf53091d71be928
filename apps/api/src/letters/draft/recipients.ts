import {
  type LetterFilterKey,
  LetterLimit,
  type LetterType,
} from '@audit-letters/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import type { Transaction } from '../../database/transaction.ts';
import { HttpError, Invalid, NotFound } from '../../http/errors.ts';
import { hasCompleteAddress } from '../../tenants/index.ts';
import { nameOf } from './composeLetter.ts';

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
const byLastName = sql`lower(tenants.last_name)`;
const byFirstName = sql`lower(tenants.first_name)`;

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

/** The stored counts of these tenants. */
export function countsInScope(db: Db, scope: LetterScope) {
  return db
    .selectFrom('tenant_counts')
    .innerJoin('facilities', 'facilities.id', 'tenant_counts.facility_id')
    .$if(scope.facilityId !== null, (query) =>
      query.where('tenant_counts.facility_id', '=', scope.facilityId),
    )
    .$if(scope.state !== null, (query) => query.where('facilities.state', '=', scope.state));
}

/** The tenants who get letters. */
export interface Recipients {
  scope: LetterScope;
  type: LetterType;
  /** The selected tenants, or `null` for the first 300 that are ready. */
  chosen: readonly number[] | null;
  /** Refuse chosen tenants who are not ready (LET-74). */
  onlyReady?: boolean;
}

/** The query for the tenants who get the letters, in the order of the pages. */
export const recipients = (db: Db, { scope, type, chosen }: Recipients) =>
  tenantsInScope(db, scope)
    .$if(chosen === null, (query) => query.where(readyFor[type]))
    .$if(chosen !== null, (query) => query.where('tenants.id', 'in', [...(chosen ?? [])]))
    .orderBy(byLastName)
    .orderBy(byFirstName)
    .orderBy('tenants.id')
    .limit(LetterLimit);

/** The SQL conditions that decide who is ready for a letter, over `tenants` or over `tenant_counts`. */
interface Facts {
  status: RawBuilder<string | null>;
  tagged: RawBuilder<boolean>;
  complete: RawBuilder<boolean>;
  covered: RawBuilder<boolean>;
  charged: RawBuilder<boolean>;
  initialSent: RawBuilder<boolean>;
  followUpSent: RawBuilder<boolean>;
  welcomeSent: RawBuilder<boolean>;
}

const ofTenants: Facts = {
  status: sql`tenants.status`,
  tagged: sql`tenants.tagged_for_removal`,
  complete: hasCompleteAddress,
  covered: sql`(tenants.coverage_id is not null)`,
  charged: sql`(tenants.charge_confirmed_date is not null)`,
  initialSent: sql`(tenants.initial_letter_sent_date is not null)`,
  followUpSent: sql`(tenants.follow_up_letter_sent_date is not null)`,
  welcomeSent: sql`(tenants.welcome_letter_sent_date is not null)`,
};

const ofCounts: Facts = {
  status: sql`tenant_counts.status`,
  tagged: sql`tenant_counts.tagged_for_removal`,
  complete: sql`tenant_counts.complete_address`,
  covered: sql`tenant_counts.covered`,
  charged: sql`tenant_counts.charge_confirmed`,
  initialSent: sql`tenant_counts.initial_letter_sent`,
  followUpSent: sql`tenant_counts.follow_up_letter_sent`,
  welcomeSent: sql`tenant_counts.welcome_letter_sent`,
};

/** The tenants who are due for each letter, also those who cannot get it because of their address or tag. */
function dueConditions(of: Facts): Record<LetterType, RawBuilder<boolean>> {
  const lives = sql<boolean>`(${of.status} is null or ${of.status} not in ('moved_out', 'bad_address'))`;
  return {
    initial: sql`(${lives} and not ${of.initialSent})`,
    follow_up: sql`(${of.initialSent} and ${of.status} is null and not ${of.followUpSent})`,
    welcome: sql`(${lives} and ${of.covered} and ${of.charged} and not ${of.welcomeSent})`,
  };
}

/** The tenants who are ready for each letter (LET-2, LET-3, LET-4). */
function readyConditions(of: Facts): Record<LetterType, RawBuilder<boolean>> {
  const { initial, follow_up, welcome } = dueConditions(of);
  const ready = (due: RawBuilder<boolean>) =>
    sql<boolean>`(${of.complete} and not ${of.tagged} and ${due})`;
  return { initial: ready(initial), follow_up: ready(follow_up), welcome: ready(welcome) };
}

/** The filters of the letters view, which hides tenants with incomplete addresses (LET-14). */
function filtersOf(of: Facts): Record<LetterFilterKey, RawBuilder<boolean>> {
  const { initial, follow_up, welcome } = readyConditions(of);
  return {
    all: of.complete,
    initial_letter_ready: initial,
    follow_up_letter_ready: follow_up,
    welcome_letter_ready: welcome,
  };
}

export const dueFor = dueConditions(ofTenants);
export const readyFor = readyConditions(ofTenants);
export const filterFor = filtersOf(ofTenants);
/** The same filters over `tenant_counts`. */
export const countedFor = {
  ...filtersOf(ofCounts),
  tagged_for_removal: sql<boolean>`(${ofCounts.complete} and ${ofCounts.tagged})`,
};

/** Of the tenants who are due, over `tenant_counts`: those ready, and those who are not, by the reason. */
export function countedDue(type: LetterType) {
  const due = dueConditions(ofCounts)[type];
  const { tagged, complete } = ofCounts;
  return {
    ready: readyConditions(ofCounts)[type],
    tagged: sql<boolean>`(${due} and ${complete} and ${tagged})`,
    incomplete: sql<boolean>`(${due} and not ${tagged} and not ${complete})`,
  };
}

/** Fails when a chosen tenant is not ready any more: another user may have generated the letter meanwhile. */
export function assertReady(rows: readonly { ready: boolean }[], wanted: number): void {
  const missing = wanted - rows.filter(({ ready }) => ready).length;
  if (missing === 0) return;
  const tenants = missing === 1 ? '1 of these tenants is' : `${missing} of these tenants are`;
  throw new HttpError(
    409,
    `No letters were made: ${tenants} not ready any more. Another user may have generated the letters meanwhile.`,
  );
}

interface Sendable {
  first_name: string | null;
  last_name: string | null;
  status: string | null;
  tagged_for_removal: boolean;
  complete: boolean;
  coverage_id: number | null;
}

/** Fails with the names of the chosen tenants who cannot get this letter (LET-5). */
export function assertSendable(
  rows: readonly Sendable[],
  { type, scope }: Pick<Recipients, 'type' | 'scope'>,
  wanted: number,
): void {
  const problems = rows.flatMap((row) => {
    const problem = problemOf(row, type);
    return problem ? [`${nameOf(row)} ${problem}`] : [];
  });
  if (rows.length < wanted) {
    const place = scope.state === null ? 'this facility' : 'this state';
    problems.push(
      `${wanted - rows.length} of the chosen tenants ${wanted - rows.length === 1 ? 'is' : 'are'} not of ${place}`,
    );
  }
  if (problems.length === 0) return;
  const more = problems.length > 5 ? `; and ${problems.length - 5} more` : '';
  throw new Invalid(`No letters were made: ${problems.slice(0, 5).join('; ')}${more}.`);
}

function problemOf(row: Sendable, type: LetterType): string | undefined {
  if (row.tagged_for_removal) return 'is tagged for removal';
  if (row.status === 'moved_out') return 'has moved out';
  if (!row.complete) return 'has an incomplete address';
  if (type === 'welcome' && row.coverage_id === null) return 'has no coverage to be welcomed to';
  return undefined;
}
