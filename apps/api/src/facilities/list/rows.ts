import type { Facility, ManagedFacility } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import type { FacilityRecord } from '../../database/schema.ts';
import type { Clock } from '../../time/clock.ts';
import { addDays } from '../../time/day.ts';
import { mailedByFacility, sentDates } from '../sentDates.ts';
import type { TenantCounts } from '../statistics.ts';
import { countNames, countsByFacility, facilityStats, tenantStats } from '../statistics.ts';
import { countOf } from './conditions.ts';

/** A facility, the counts of its tenants, and whether its manager has changed the first password. */
export type FacilityRow = FacilityRecord &
  TenantCounts & { manager_has_changed_password: boolean | null };

/** The facilities, or one of them, with their counts and mailed letters. */
export function facilitiesWithCounts(db: Db, id?: number) {
  // Narrow both before the join: the planner would otherwise read those of all facilities.
  const counts = countsByFacility(db).$if(id !== undefined, (query) =>
    query.where('tenant_counts.facility_id', '=', id ?? 0),
  );
  return db
    .selectFrom('facilities')
    .leftJoin(counts.as('counts'), 'counts.facility_id', 'facilities.id')
    .leftJoin(mailedByFacility(id).as('mailed'), 'mailed.facility_id', 'facilities.id');
}

export function selectRow(query: ReturnType<typeof facilitiesWithCounts>) {
  return (
    query
      .selectAll('facilities')
      // Later columns replace those of the same name.
      .select(sentDates)
      .select(countNames.map((name) => countOf(name).as(name)))
      .select(
        sql<boolean | null>`(
        select bool_and(users.has_changed_password) from users
        where users.facility_id = facilities.id
      )`.as('manager_has_changed_password'),
      )
  );
}

/** The facility of the contract, for staff. */
export function toFacility(row: FacilityRow, clock: Clock): Facility {
  return { ...commonFields(row, clock), stats: facilityStats(row, row.upload_count) };
}

/** The facility of the contract, for its manager. */
export function toManagedFacility(row: FacilityRow, clock: Clock): ManagedFacility {
  return { ...commonFields(row, clock), stats: tenantStats(row) };
}

/** A facility with its statistics, for the statistics tab and for workbooks. */
export const withStats = (row: FacilityRow) => ({
  ...row,
  stats: facilityStats(row, row.upload_count),
});

function commonFields(row: FacilityRow, clock: Clock) {
  const hasChanged = row.manager_has_changed_password;
  return {
    ...row,
    ready_to_tag: isReadyToTag(row, clock),
    user: hasChanged === null ? null : { has_changed_password: hasChanged },
  };
}

/** Tenants can be tagged until two days before the audit letter date, or at any time without one (TEN-49). */
function isReadyToTag(row: FacilityRow, clock: Clock): boolean {
  const auditDate = row.initial_letter_send_date;
  return row.tenant_count > 0 && (!auditDate || clock.today() <= addDays(auditDate, -2));
}
