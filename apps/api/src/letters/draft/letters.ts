import type { Day, LetterType } from '@audit-letters/api-client/contract';
import { letterTypes } from '@audit-letters/api-client/values';
import type { FacilityRecord } from '../../database/schema.ts';
import type { LetterDeps } from '../deps.ts';
import type { Letter } from '../print/letter.ts';
import {
  composeLetter,
  type LetterFacts,
  printedFacility,
  printedTenant,
} from './composeLetter.ts';
import { reasonAgainstChosen } from './conditions.ts';
import type { LetterTenants } from './selection.ts';

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

/** A letter with the rows it was composed from. */
export interface DraftedLetter extends LetterFacts {
  tenant: DraftedTenant;
  letter: Letter;
}

/** The letters of these tenants. Those whose facility was deleted since they were read have none. */
export async function composeLetters(
  { db, templates, clock }: Pick<LetterDeps, 'db' | 'templates' | 'clock'>,
  { type, enrollmentLetterDate }: { type: LetterType; enrollmentLetterDate: Day | null },
  rows: readonly DraftedTenant[],
): Promise<DraftedLetter[]> {
  const facilities = await db
    .selectFrom('facilities')
    .select(['id', ...printedFacility])
    .where('id', 'in', [...new Set(rows.map((row) => row.facility_id))])
    .execute();
  const coverages = await db
    .selectFrom('coverages')
    .select(['id', 'state', 'monthly_fee_cents', 'coverage_amount', 'is_default'])
    .orderBy('coverage_amount')
    .orderBy('monthly_fee_cents')
    .orderBy('id')
    .execute();
  const facilityOf = new Map(facilities.map((facility) => [facility.id, facility]));
  return rows.flatMap((tenant) => {
    const facility = facilityOf.get(tenant.facility_id);
    if (!facility) return [];
    const offered = coverages.filter(({ state }) => state === null || state === facility.state);
    const marked = offered.filter(({ is_default }) => is_default);
    const facts = {
      type,
      tenant,
      facility,
      coverages: offered,
      chosen: coverages.find(({ id }) => id === tenant.coverage_id) ?? null,
      byDefault: marked.find(({ state }) => state !== null) ?? marked[0] ?? null,
      letterDay: letterDayOf(type, facility, enrollmentLetterDate, clock.today()),
    };
    return [{ ...facts, letter: composeLetter(templates[type], facts) }];
  });
}

/** The date of a letter: of one that is printed before its send date, that day (LET-29). */
export function letterDayOf(
  type: LetterType,
  facility: Pick<FacilityRecord, (typeof letterTypes)[LetterType]['sendDate']>,
  enrollmentLetterDate: Day | null,
  today: Day,
): Day {
  const sendDay = facility[letterTypes[type].sendDate];
  if (type === 'follow_up') return enrollmentLetterDate ?? sendDay ?? today;
  return sendDay && sendDay > today ? sendDay : today;
}
