import { AllLettersLimit, LetterLimit, type LetterType } from '@audit-letters/api-client/contract';
import { NameAndAddress } from '@audit-letters/api-client/values';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { anyOf } from '../../database/expressions.ts';
import type { TenantRecord } from '../../database/schema.ts';
import { Invalid, NotFound } from '../../http/errors.ts';
import { sorted } from '../../tenants/index.ts';
import { countedOf } from '../../text/words.ts';
import { readyFor, reasonAgainstChosen } from './conditions.ts';

/** Whose tenants: those of a facility, or of all facilities in a state. A batch stores these fields. */
export type BatchScope =
  | { facilityId: number; facilityNumber: string; state: null }
  | { facilityId: null; facilityNumber: null; state: string };

/** The number of the facility, or the code of the state, in the names of files. */
export const placeNameOf = (scope: BatchScope): string =>
  scope.state === null ? scope.facilityNumber : scope.state;

/** The facility of this id; without one the call ends with 404. */
export async function facilityScope(db: Db, facilityId: number): Promise<BatchScope> {
  const facility = await db
    .selectFrom('facilities')
    .select('facility_number')
    .where('id', '=', facilityId)
    .executeTakeFirst();
  if (!facility) throw new NotFound();
  return { facilityId, facilityNumber: facility.facility_number, state: null };
}

/** Fails when a chosen tenant does not exist or belongs to another facility (LET-5). */
export function assertInScope(rows: readonly object[], scope: BatchScope, wanted: number): void {
  const missing = wanted - rows.length;
  if (missing === 0) return;
  const place = scope.state === null ? 'this facility' : 'this state';
  throw new Invalid(
    `No letters were made: ${countedOf(missing, 'the chosen tenants', ['is', 'are'])} deleted or not of ${place}. Clear the selection and choose again.`,
  );
}

const isInScope = ({ facilityId, state }: BatchScope) =>
  state === null
    ? sql<boolean>`facilities.id = ${facilityId}`
    : sql<boolean>`facilities.state = ${state}`;

const tenantsWithFacility = (db: Db) =>
  db.selectFrom('tenants').innerJoin('facilities', 'facilities.id', 'tenants.facility_id');

export type LetterTenants = ReturnType<typeof tenantsWithFacility>;

/** The fields of a tenant that its letter prints. */
export const printedTenant = [
  ...NameAndAddress,
  ...(['unit', 'units', 'charge_apply_date'] as const),
] as const;

export type LetterTenant = Pick<TenantRecord, (typeof printedTenant)[number]>;

/** The tenants of a query with all that their letters print. */
export const letterRows = (tenants: LetterTenants, type: LetterType) =>
  tenants
    .select(printedTenant.map((column) => `tenants.${column}` as const))
    .select(['tenants.id', 'tenants.facility_id'])
    .select(['tenants.coverage_id', 'tenants.welcome_coverage_id'])
    .select([`tenants.${type}_letter_sent_date as sent_before`])
    .select(['facilities.facility_number', 'facilities.updated_at as facility_updated_at'])
    .select(reasonAgainstChosen[type].as('reason'));

export type DraftedTenant = Awaited<ReturnType<ReturnType<typeof letterRows>['execute']>>[number];

/** The tenants of the scope, for further conditions and an order. */
export const tenantsInScope = (db: Db, scope: BatchScope) =>
  tenantsWithFacility(db).where(isInScope(scope));

/** The tenants of these ids. */
export const tenantsOf = (db: Db, ids: readonly number[]) =>
  tenantsWithFacility(db).where('tenants.id', '=', anyOf(ids));

/** The stored counts of these tenants. */
export const countsInScope = (db: Db, scope: BatchScope) =>
  db
    .selectFrom('tenant_counts')
    .innerJoin('facilities', 'facilities.id', 'tenant_counts.facility_id')
    .where(isInScope(scope));

/** Which tenants get letters. */
export interface LetterSelection {
  scope: BatchScope;
  type: LetterType;
  /** The selected tenants, or `null` for the first 300 that are ready. */
  tenantIds: readonly number[] | null;
  /** Tenants who are left out. */
  leftOut?: readonly number[];
  /** Up to 3,000 ready tenants, for all batches. */
  all?: boolean;
  /** Only these of the ready tenants: a batch of all. */
  among?: readonly number[];
}

/** The tenants of the scope who are chosen or, when nobody is, ready. */
export function wantedTenants(db: Db, { scope, type, tenantIds, among }: LetterSelection) {
  const tenants = tenantsInScope(db, scope);
  if (tenantIds) return tenants.where('tenants.id', '=', anyOf(tenantIds));
  return tenants
    .where(readyFor[type])
    .$if(among !== undefined, (ready) => ready.where('tenants.id', '=', anyOf(among ?? [])));
}

/** The query for the tenants who get the letters, in the order of the pages: by name, then by id (LET-7). */
export const selectedTenants = (db: Db, selection: LetterSelection) =>
  sorted(
    wantedTenants(db, selection).where(
      sql<boolean>`tenants.id <> all(${[...(selection.leftOut ?? [])]}::int[])`,
    ),
  ).limit(selection.all && !selection.among ? AllLettersLimit : LetterLimit);
