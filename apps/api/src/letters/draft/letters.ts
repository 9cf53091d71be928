import type { Day, LetterType } from '@audit-letters/api-client/contract';
import type { LetterDeps } from '../deps.ts';
import type { Letter } from '../print/letter.ts';
import {
  composeLetter,
  type LetterFacts,
  printedFacility,
  printedTenant,
} from './composeLetter.ts';
import { reasonAgainstChosen } from './conditions.ts';
import { isLong, unusualText } from './printable.ts';
import type { tenantsInScope } from './scope.ts';

/** The tenants of a query with all that their letters print. */
export const letterRows = (tenants: ReturnType<typeof tenantsInScope>, type: LetterType) =>
  tenants
    .select(printedTenant.map((column) => `tenants.${column}` as const))
    .select(['tenants.id', 'tenants.facility_id'])
    .select(['tenants.coverage_id', `tenants.${type}_letter_sent_date as sent_before`])
    .select(['tenants.updated_at', 'facilities.updated_at as facility_updated_at'])
    .select('facilities.facility_number')
    .select([
      unusualText.as('unusual_text'),
      isLong.as('is_long'),
      reasonAgainstChosen[type].as('reason'),
    ]);

type LetterRow = Awaited<ReturnType<ReturnType<typeof letterRows>['execute']>>[number];

/** A letter with the rows it was composed from. */
export interface DraftedLetter extends LetterFacts {
  tenant: LetterRow;
  letter: Letter;
}

/** The letters of these tenants. Those whose facility was deleted since they were read have none. */
export async function composeLetters(
  { db, templates, clock }: Pick<LetterDeps, 'db' | 'templates' | 'clock'>,
  { type, enrollmentLetterDate }: { type: LetterType; enrollmentLetterDate: Day | null },
  rows: readonly LetterRow[],
): Promise<DraftedLetter[]> {
  const facilities = await db
    .selectFrom('facilities')
    .select(['id', ...printedFacility])
    .where('id', 'in', [...new Set(rows.map((row) => row.facility_id))])
    .execute();
  const coverages = await db
    .selectFrom('coverages')
    .select(['id', 'state', 'monthly_fee_cents', 'coverage_amount'])
    .orderBy('coverage_amount')
    .orderBy('monthly_fee_cents')
    .orderBy('id')
    .execute();
  const facilityOf = new Map(facilities.map((facility) => [facility.id, facility]));
  return rows.flatMap((tenant) => {
    const facility = facilityOf.get(tenant.facility_id);
    if (!facility) return [];
    const enrollmentDay = enrollmentLetterDate ?? facility.follow_up_letter_send_date;
    const facts = {
      type,
      tenant,
      facility,
      coverages: coverages.filter(({ state }) => state === null || state === facility.state),
      chosen: coverages.find(({ id }) => id === tenant.coverage_id) ?? null,
      letterDay: (type === 'follow_up' && enrollmentDay) || clock.today(),
    };
    return [{ ...facts, letter: composeLetter(templates[type], facts) }];
  });
}
