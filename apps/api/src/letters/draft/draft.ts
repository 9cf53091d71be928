import type { Day, LetterType } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { Invalid } from '../../http/errors.ts';
import { hasCompleteAddress } from '../../tenants/index.ts';
import type { LetterDeps } from '../deps.ts';
import type { Letter } from '../print/letter.ts';
import { composeLetter, type LetterFacts } from './composeLetter.ts';
import { readyFor } from './conditions.ts';
import { unprintableOf, unusualText } from './printable.ts';
import { type Recipients, recipients } from './recipients.ts';
import { assertInScope, assertReady, assertSendable } from './refusals.ts';

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

type DraftDeps = Pick<LetterDeps, 'db' | 'templates' | 'clock' | 'printer'>;
export type DraftRequest = Omit<BatchRequest, 'userId' | 'idempotencyKey'>;

/**
 * Reads the tenants of a batch and composes their letters. Ready tenants whom no font can print are left out; a chosen
 * tenant who cannot get a letter fails the call.
 */
export async function draftBatch(deps: DraftDeps, request: DraftRequest): Promise<DraftedBatch> {
  const { db, templates, clock } = deps;
  const { type, enrollmentLetterDate } = request;
  const day = clock.today();
  const rows = await readRecipients(deps, request);
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

async function readRecipients({ db, printer }: DraftDeps, request: DraftRequest) {
  const { scope, type, chosen } = request;
  const leftOut: number[] = [];
  for (;;) {
    const rows = await recipientRows(db, { ...request, leftOut }).execute();
    if (chosen) {
      if (request.onlyReady) assertReady(rows, chosen.length);
      assertInScope(rows, scope, chosen.length);
      assertSendable(rows, type);
      return rows;
    }
    if (rows.length === 0) {
      const others =
        leftOut.length > 0 ? ' There are names or addresses that no font can print.' : '';
      throw new Invalid(`${nobodyReady[type]}${others}`);
    }
    const unprintable = await unprintableOf(printer, rows);
    if (unprintable.length === 0) return rows;
    leftOut.push(...unprintable.map(({ id }) => id));
  }
}

const recipientRows = (db: Db, request: Recipients) =>
  recipients(db, request)
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
      unusualText.as('unusual_text'),
      readyFor[request.type].as('ready'),
      rowVersion.tenants.as('tenant_version'),
      rowVersion.facilities.as('facility_version'),
    ]);

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
