import type { Day, LetterType } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { Invalid } from '../../http/errors.ts';
import { hasCompleteAddress } from '../../tenants/index.ts';
import type { LetterDeps } from '../deps.ts';
import type { Letter } from '../print/letter.ts';
import { composeLetter, type LetterFacts } from './composeLetter.ts';
import {
  assertReady,
  assertSendable,
  type Recipients,
  readyFor,
  recipients,
} from './recipients.ts';

/** The letters to generate. */
export interface BatchRequest extends Recipients {
  /** Printed as the date of an enrollment letter. */
  enrollmentLetterDate: Day | null;
  /** Identifies a call that may be repeated; `null` if the caller sends none (LET-59). */
  idempotencyKey: string | null;
  userId: number;
}

/** A letter with the data it was composed from, and the versions of the rows that the data come from. */
export interface DraftedLetter extends LetterFacts {
  tenantId: number;
  tenantVersion: string;
  facilityId: number;
  facilityVersion: string;
  letter: Letter;
}

export interface DraftedBatch {
  /** The day that the letters are made. */
  day: Day;
  letters: DraftedLetter[];
}

/** A tenant or facility of a draft was changed while the letters were being printed. */
export class ConcurrentChange extends Error {}

const printedFacility = [
  'facility_number',
  'account_name',
  'address',
  'city',
  'state',
  'zip_code',
  'contact_name',
  'email',
  'phone',
  'initial_letter_send_date',
  'follow_up_letter_send_date',
  'letter_effective_date',
] as const;

/**
 * Changes with every update of a tenant (the id of the transaction that wrote it), and with what letters print of a
 * facility: an import of the same facility changes other columns.
 */
export const rowVersion = {
  tenants: sql<string>`tenants.xmin::text`,
  facilities: sql<string>`md5(row(${sql.join(
    printedFacility.map((column) => sql.ref(`facilities.${column}`)),
  )})::text)`,
};

const nobodyReady: Record<LetterType, string> = {
  initial: 'No tenant is ready for an audit letter.',
  follow_up: 'No tenant is ready for an enrollment letter.',
  welcome: 'No tenant is ready for a welcome letter.',
};

/** Reads the tenants of a batch and composes their letters. Fails when a chosen tenant cannot get one. */
export async function draftBatch(
  { db, templates, clock }: Pick<LetterDeps, 'db' | 'templates' | 'clock'>,
  request: Omit<BatchRequest, 'userId' | 'idempotencyKey'>,
): Promise<DraftedBatch> {
  const { scope, type, chosen, enrollmentLetterDate } = request;
  const day = clock.today();
  const rows = await recipients(db, { scope, type, chosen })
    .leftJoin('coverages', 'coverages.id', 'tenants.coverage_id')
    .select([
      'tenants.id',
      'tenants.facility_id',
      'tenants.first_name',
      'tenants.last_name',
      'tenants.address',
      'tenants.city',
      'tenants.state',
      'tenants.zip_code',
      'tenants.country',
      'tenants.unit',
      'tenants.units',
      'tenants.charge_apply_date',
      'tenants.status',
      'tenants.tagged_for_removal',
      'tenants.coverage_id',
      'coverages.monthly_fee_cents',
      'coverages.coverage_amount',
    ])
    .select([
      hasCompleteAddress.as('complete'),
      readyFor[type].as('ready'),
      rowVersion.tenants.as('tenant_version'),
      rowVersion.facilities.as('facility_version'),
    ])
    .execute();
  if (chosen && request.onlyReady) assertReady(rows, chosen.length);
  if (chosen) assertSendable(rows, { type, scope }, chosen.length);
  if (rows.length === 0) throw new Invalid(nobodyReady[type]);
  const facilities = await facilitiesOf(db, new Set(rows.map((row) => row.facility_id)));
  const letters = rows.map((row): DraftedLetter => {
    const found = facilities.get(row.facility_id);
    // The facility was deleted after its tenants were read.
    if (!found) throw new ConcurrentChange();
    const { facility, coverages } = found;
    const enrollmentDay = enrollmentLetterDate ?? facility.follow_up_letter_send_date;
    const facts: LetterFacts = {
      type,
      tenant: row,
      facility,
      coverages,
      chosen: chosenCoverage(row),
      letterDay: (type === 'follow_up' && enrollmentDay) || day,
    };
    return {
      ...facts,
      tenantId: row.id,
      tenantVersion: row.tenant_version,
      facilityId: row.facility_id,
      facilityVersion: row.facility_version,
      letter: composeLetter(templates[type], facts),
    };
  });
  return { day, letters };
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
