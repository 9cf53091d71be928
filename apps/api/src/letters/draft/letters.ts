import type { Day, LetterType } from '@audit-letters/api-client/contract';
import type { Db } from '../../database/engine.ts';
import { hasCompleteAddress } from '../../tenants/index.ts';
import type { LetterDeps } from '../deps.ts';
import type { Letter } from '../print/letter.ts';
import {
  composeLetter,
  type LetterFacts,
  printedFacility,
  printedTenant,
} from './composeLetter.ts';
import { readyFor } from './conditions.ts';
import { isLong, unusualText } from './printable.ts';
import type { tenantsInScope } from './scope.ts';

/** A letter with the data it was composed from, and the last changes of the rows that the data come from. */
export interface DraftedLetter extends LetterFacts {
  tenantId: number;
  tenantUpdatedAt: Date;
  facilityId: number;
  facilityUpdatedAt: Date;
  letter: Letter;
}

/** The tenants of a query with all that their letters print. */
export const letterRows = (tenants: ReturnType<typeof tenantsInScope>, type: LetterType) =>
  tenants
    .leftJoin('coverages', 'coverages.id', 'tenants.coverage_id')
    .select(printedTenant.map((column) => `tenants.${column}` as const))
    .select(['tenants.id', 'tenants.facility_id', 'tenants.status', 'tenants.tagged_for_removal'])
    .select(['tenants.coverage_id', 'coverages.monthly_fee_cents', 'coverages.coverage_amount'])
    .select(['tenants.updated_at', 'facilities.updated_at as facility_updated_at'])
    .select('facilities.facility_number')
    .select([
      hasCompleteAddress.as('complete'),
      unusualText.as('unusual_text'),
      isLong.as('is_long'),
      readyFor[type].as('ready'),
    ]);

type LetterRow = Awaited<ReturnType<ReturnType<typeof letterRows>['execute']>>[number];

/** The letters of these tenants. Those whose facility was deleted since they were read have none. */
export async function composeLetters(
  { db, templates, clock }: Pick<LetterDeps, 'db' | 'templates' | 'clock'>,
  { type, enrollmentLetterDate }: { type: LetterType; enrollmentLetterDate: Day | null },
  rows: readonly LetterRow[],
): Promise<DraftedLetter[]> {
  const facilities = await facilitiesOf(db, new Set(rows.map((row) => row.facility_id)));
  return rows.flatMap((row) => {
    const found = facilities.get(row.facility_id);
    if (!found) return [];
    const { facility, coverages } = found;
    const enrollmentDay = enrollmentLetterDate ?? facility.follow_up_letter_send_date;
    const facts: LetterFacts = {
      type,
      tenant: row,
      facility,
      coverages,
      chosen: chosenCoverage(row),
      letterDay: (type === 'follow_up' && enrollmentDay) || clock.today(),
    };
    return [
      {
        ...facts,
        tenantId: row.id,
        tenantUpdatedAt: row.updated_at,
        facilityId: row.facility_id,
        facilityUpdatedAt: row.facility_updated_at,
        letter: composeLetter(templates[type], facts),
      },
    ];
  });
}

const chosenCoverage = (row: {
  coverage_id: number | null;
  monthly_fee_cents: number | null;
  coverage_amount: number | null;
}) =>
  row.coverage_id === null
    ? null
    : {
        id: row.coverage_id,
        monthly_fee_cents: row.monthly_fee_cents ?? 0,
        coverage_amount: row.coverage_amount ?? 0,
      };

/** The facilities of a batch, each with the coverages that its state offers. */
async function facilitiesOf(db: Db, ids: ReadonlySet<number>) {
  const facilities = await db
    .selectFrom('facilities')
    .select(['id', ...printedFacility])
    .where('id', 'in', [...ids])
    .execute();
  const coverages = await db
    .selectFrom('coverages')
    .select(['id', 'state', 'monthly_fee_cents', 'coverage_amount'])
    .orderBy('coverage_amount')
    .orderBy('monthly_fee_cents')
    .orderBy('id')
    .execute();
  return new Map(
    facilities.map(({ id, ...facility }) => [
      id,
      {
        facility,
        coverages: coverages.filter(({ state }) => state === null || state === facility.state),
      },
    ]),
  );
}
