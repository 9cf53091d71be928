import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { NotFound } from '../../http/errors.ts';

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

const isInScope = ({ facilityId, state }: LetterScope) =>
  state === null
    ? sql<boolean>`facilities.id = ${facilityId}`
    : sql<boolean>`facilities.state = ${state}`;

/** The tenants of the scope, for further conditions and an order. */
export const tenantsInScope = (db: Db, scope: LetterScope) =>
  db
    .selectFrom('tenants')
    .innerJoin('facilities', 'facilities.id', 'tenants.facility_id')
    .where(isInScope(scope));

/** The stored counts of these tenants. */
export const countsInScope = (db: Db, scope: LetterScope) =>
  db
    .selectFrom('tenant_counts')
    .innerJoin('facilities', 'facilities.id', 'tenant_counts.facility_id')
    .where(isInScope(scope));
