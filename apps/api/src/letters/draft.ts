import {
  type Day,
  type FacilityLetterDates,
  LetterLimit,
  type LetterType,
} from '@audit-letters/api-client/contract';
import type { Db } from '../database/engine.ts';
import type { Transaction } from '../database/transaction.ts';
import { Invalid } from '../http/errors.ts';
import { hasCompleteAddress } from '../tenants/index.ts';
import { composeLetter, type LetterFacts, nameOf } from './composeLetter.ts';
import type { Letter } from './print/letter.ts';
import { readyFor } from './readiness.ts';
import { byFirstName, byLastName, type LetterScope, tenantsInScope } from './store.ts';
import type { Templates } from './templates.ts';

export interface Recipients {
  scope: LetterScope;
  type: LetterType;
  /** The tenants chosen, or `null` for the first 300 that are ready. */
  chosen: readonly number[] | null;
}

export interface BatchOrder extends Recipients {
  /** Printed as the day of an enrollment letter. */
  enrollmentLetterDate: Day | null;
  userId: number;
}

/** A letter's facts with what they were asked by. */
export interface AddressedLetter extends LetterFacts {
  tenantId: number;
  facilityId: number;
}

export interface DraftedBatch {
  addressed: AddressedLetter[];
  letters: Letter[];
}

/** Somebody changed a tenant while the letters were being printed. */
export class Outdated extends Error {}

/** Reads whom the letters go to and fills them; refuses tenants to whom they cannot go. */
export async function draftBatch(
  db: Db | Transaction,
  templates: Templates,
  order: BatchOrder,
  today: Day,
): Promise<DraftedBatch> {
  const addressed = await readFacts(db, order, today);
  if (addressed.length === 0) throw new Invalid(nobodyReady[order.type]);
  const template = templates[order.type];
  return { addressed, letters: addressed.map((facts) => composeLetter(template, facts)) };
}

const nobodyReady: Record<LetterType, string> = {
  initial: 'No tenant is ready for an audit letter.',
  follow_up: 'No tenant is ready for an enrollment letter.',
  welcome: 'No tenant is ready for a welcome letter.',
};

/** The tenants who get the letters, in their order. */
function recipients(db: Db | Transaction, { scope, type, chosen }: Recipients) {
  return tenantsInScope(db, scope)
    .$if(chosen === null, (query) => query.where(readyFor[type]))
    .$if(chosen !== null, (query) => query.where('tenants.id', 'in', [...(chosen ?? [])]))
    .orderBy(byLastName)
    .orderBy(byFirstName)
    .orderBy('tenants.id')
    .limit(LetterLimit);
}

/** The letter dates of the facilities whose tenants get the letters. */
export function letterDatesOf(db: Db, order: Recipients): Promise<FacilityLetterDates[]> {
  return db
    .selectFrom('facilities')
    .select([
      'facility_number',
      'initial_letter_send_date',
      'follow_up_letter_send_date',
      'letter_effective_date',
    ])
    .where('id', 'in', recipients(db, order).select('tenants.facility_id'))
    .orderBy('facility_number')
    .execute();
}

async function readFacts(
  db: Db | Transaction,
  order: BatchOrder,
  today: Day,
): Promise<AddressedLetter[]> {
  const { type, chosen } = order;
  const rows = await recipients(db, order)
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
    .select(hasCompleteAddress.as('complete'))
    .execute();
  if (chosen) refuseUnsendable(rows, order, chosen.length);
  const facilities = await facilitiesOf(db, new Set(rows.map((row) => row.facility_id)));
  const letterDay = (type === 'follow_up' && order.enrollmentLetterDate) || null;
  return rows.map((row) => {
    const { facility, coverages } = found(facilities.get(row.facility_id));
    return {
      type,
      tenantId: row.id,
      facilityId: row.facility_id,
      tenant: row,
      facility,
      coverages,
      chosen: chosenCoverage(row),
      letterDay:
        letterDay ??
        (type === 'follow_up' ? (facility.follow_up_letter_send_date ?? today) : today),
    };
  });
}

interface Sendable {
  first_name: string | null;
  last_name: string | null;
  status: string | null;
  tagged_for_removal: boolean;
  complete: boolean;
  coverage_id: number | null;
}

/** A chosen tenant to whom this letter cannot go refuses the whole call, by name. */
function refuseUnsendable(
  rows: readonly Sendable[],
  { type, scope }: BatchOrder,
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
async function facilitiesOf(db: Db | Transaction, ids: ReadonlySet<number>) {
  if (ids.size === 0) return new Map<number, Pick<LetterFacts, 'facility' | 'coverages'>>();
  const facilities = await db
    .selectFrom('facilities')
    .select([
      'id',
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
    ])
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

/** The facility of a tenant that was just read; a deletion in between takes both away. */
function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Outdated();
  return value;
}
