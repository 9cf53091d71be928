import type { Day, LetterType } from '@audit-letters/api-client/contract';
import { LetterTypes, letterTypes } from '@audit-letters/api-client/values';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { anyOf } from '../../database/expressions.ts';
import { moveOutsConfirmed } from '../../facilities/index.ts';
import { chargeDay, isSameLease } from '../../tenants/index.ts';
import { namedColumns } from '../draft/leftOut.ts';
import { type LetterSelection, selectedTenants } from '../draft/selection.ts';

/** What remarks are made from: the letters, their facilities and the day. */
export interface QuestionFacts {
  type: LetterType;
  today: Day;
  /** The date that was set for enrollment letters. */
  enrollmentLetterDate: Day | null;
  facilities: readonly LetterFacility[];
  letters: readonly QuestionLetter[];
  /** Of these tenants, those who share name, address and unit with a tenant who has the letter. */
  sameLeaseHasLetter: ReadonlySet<number>;
}

export type LetterFacility = Awaited<ReturnType<typeof readFacilities>>[number];
export type QuestionLetter = Awaited<ReturnType<typeof readLetters>>[number];

/** The facility of the scope, or those of the letters of a state. */
export const readFacilities = (
  db: Db,
  { scope }: Pick<LetterSelection, 'scope'>,
  letters: readonly { facility_id: number }[],
) =>
  db
    .selectFrom('facilities')
    .select([
      'id',
      'facility_number',
      'account_name',
      'letter_effective_date',
      ...LetterTypes.map((type) => letterTypes[type].sendDate),
    ])
    .select(moveOutsConfirmed.as('move_outs_confirmed'))
    .where(
      'id',
      '=',
      scope.facilityId === null
        ? anyOf([...new Set(letters.map(({ facility_id }) => facility_id))])
        : scope.facilityId,
    )
    .orderBy('facility_number')
    .execute();

/** The tenants who get the letters, with what remarks are about. */
export const readLetters = (db: Db, selection: LetterSelection, timeZone: string) =>
  selectedTenants(db, selection)
    .select([...namedColumns, 'tenants.facility_id'])
    .select(['tenants.address', 'tenants.city', 'tenants.state', 'tenants.zip_code'])
    .select(['tenants.country', 'tenants.units'])
    .select(['tenants.charge_applied', 'tenants.charge_confirmed_date'])
    .select(['tenants.initial_letter_sent_date', 'tenants.follow_up_letter_sent_date'])
    // The day that a welcome letter states as “Covered since”.
    .select(chargeDay.as('covered_since'))
    .select([
      coverageChosenOn(selection, timeZone).as('coverage_chosen_on'),
      hasUnmailedLetter(selection).as('earlier_unmailed'),
    ])
    .execute();

/** The day on which the coverage of a welcome letter was chosen, by the clock of the office. An undo chooses none. */
const coverageChosenOn = ({ type }: LetterSelection, timeZone: string) =>
  type === 'welcome'
    ? sql<Day | null>`(
        select (max(at) at time zone ${timeZone}::text)::date from audit_log
        where object_type = 'tenant' and object_ids @> array[tenants.id] and action not like 'undo%'
          and details->'coverage' = to_jsonb(tenants.coverage_id)
      )`
    : sql<Day | null>`null::date`;

/**
 * Whether an earlier letter is in a batch that is not mailed: the audit letter before an enrollment letter, or a
 * welcome letter with another coverage.
 */
const hasUnmailedLetter = ({ type }: LetterSelection) =>
  type === 'initial'
    ? sql<boolean>`false`
    : sql<boolean>`exists (
        select from letter_batch_tenants
        join letter_batches on letter_batches.id = letter_batch_tenants.batch_id
        where letter_batch_tenants.tenant_id = tenants.id and mail_time is null
          and letter_type = ${type === 'welcome' ? 'welcome' : 'initial'}
      )`;

/** Of the tenants of these letters, those who share name, address and unit with a tenant who has the letter. */
export async function sameLeaseHasLetter(
  db: Db,
  { scope, type }: LetterSelection,
  letters: readonly { id: number }[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct one.id
    from tenants as one
    join tenants as other on ${isSameLease('one', 'other')}
    where one.id = ${anyOf(letters.map(({ id }) => id))}
      and other.${sql.ref(letterTypes[type].sentDate)} is not null
      ${scope.facilityId === null ? sql`` : sql`and other.facility_id = ${scope.facilityId}`}
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}
