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

/** The tenants of the scope, for further conditions and an order. */
export function tenantsInScope(db: Db, scope: LetterScope) {
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
