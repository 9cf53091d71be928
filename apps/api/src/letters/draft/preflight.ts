import {
  AllLettersLimit,
  type Day,
  type LetterFacility,
  LetterLimit,
  type LetterPreflight,
  type LetterProblemKind,
  type TaggedFacility,
} from '@audit-letters/api-client/contract';
import {
  addressFault,
  isOfAnotherState,
  isUsAddress,
  type PostalAddress,
} from '@audit-letters/api-client/values';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { anyOf } from '../../database/expressions.ts';
import { counted } from '../../facilities/index.ts';
import { doubtInName, isBrokenText } from '../../tenants/doubtfulText.ts';
import { sorted } from '../../tenants/index.ts';
import { addDays } from '../../time/day.ts';
import type { LetterDeps } from '../deps.ts';
import {
  countedFor,
  countedReason,
  readyFor,
  reasonAgainst,
  reasonAgainstChosen,
} from './conditions.ts';
import { isLong, mayBeUnprintable, unusualText } from './printable.ts';
import { digestOf, type Recipients, recipients } from './recipients.ts';
import { assertInScope, problemsOf } from './refusals.ts';
import { countsInScope, type LetterScope, tenantsInScope } from './scope.ts';
import { unprintableOf } from './unprintable.ts';

/** The most incomplete addresses of one answer (LET-67). */
const MOST_INCOMPLETE = 50;

/** Letters that are more days ahead than this are early (LET-98). */
const USUAL_DAYS = 7;

interface PreflightRequest extends Recipients {
  today: Day;
  /** The time zone of the office: the day of an answer is that of its clock. */
  timeZone: string;
}

/** The tenants who would get these letters, and the reasons why others would not (LET-65, LET-90). */
export async function letterPreflight(
  deps: LetterDeps,
  request: PreflightRequest,
): Promise<LetterPreflight> {
  const { scope, tenantIds } = request;
  const found = tenantIds ? await ofChosen(deps, request, tenantIds) : await ofReady(deps, request);
  const leftOut = found.problems
    .filter(({ problem }) => !mayGetIt.has(problem))
    .map(({ tenant_id }) => tenant_id);
  const letters = await readLetters(deps.db, { ...request, leftOut });
  return {
    ...found,
    letters_digest: digestOf(letters.map(({ id }) => id)),
    facilities: await facilitiesOf(deps.db, letters),
    tagged_facilities: await taggedFacilities(deps.db, scope),
  };
}

/** The problems of chosen tenants who still get the letter if the user says so (LET-90). */
const mayGetIt = new Set<LetterProblemKind>([
  ...(['answered', 'bad_address', 'sent', 'not_asked', 'uncharged'] as const),
]);

type Found = Omit<LetterPreflight, 'facilities' | 'tagged_facilities'>;

/** The counts come from `tenant_counts`; only the tenants with a problem are read. */
async function ofReady(deps: LetterDeps, { scope, type, all }: PreflightRequest): Promise<Found> {
  const { db } = deps;
  const { rows: reasons } = await sql<{ reason: LetterProblemKind | null; tenants: number }>`
    select reason, sum(tenants)::int as tenants
    from (${countsInScope(db, scope).select([countedReason[type].as('reason'), 'tenants'])}) as counts
    group by reason
  `.execute(db);
  const numberOf = (reason: LetterProblemKind | null) =>
    reasons.find((each) => each.reason === reason)?.tenants ?? 0;
  const ready = numberOf(null);
  const incompleteRows = await problemRows(db, scope)
    .where(reasonAgainst[type], '=', 'incomplete')
    .limit(MOST_INCOMPLETE)
    .execute();
  const doubtful = await problemRows(db, scope)
    .where(readyFor[type])
    .where(mayBeUnprintable)
    .execute();
  const unprintable = await unprintableOf(deps, type, doubtful);
  return {
    ready,
    tagged: numberOf('tagged'),
    moved_out: numberOf('moved_out'),
    incomplete: numberOf('incomplete'),
    unprintable: unprintable.size,
    letters: Math.min(all ? AllLettersLimit : LetterLimit, ready - unprintable.size),
    problems: [
      ...problemsOf(doubtful, ({ id }) => unprintable.get(id)),
      ...problemsOf(incompleteRows.map(withFault), () => 'incomplete'),
    ],
  };
}

/** Chosen tenants who cannot get the letter, and those who can but are not ready for it: they have answered, for example. */
async function ofChosen(
  deps: LetterDeps,
  { scope, type }: Recipients,
  tenantIds: readonly number[],
): Promise<Found> {
  const rows = await problemRows(deps.db, scope)
    .where('tenants.id', 'in', [...tenantIds])
    .select(reasonAgainstChosen[type].as('reason'))
    .execute();
  assertInScope(rows, scope, tenantIds.length);
  const unprintable = await unprintableOf(deps, type, rows);
  const problems = problemsOf(rows.map(withFault), ({ id, reason }) =>
    reason && !mayGetIt.has(reason) ? reason : (unprintable.get(id) ?? reason),
  );
  const numberOf = (kind: LetterProblemKind) =>
    problems.filter((each) => each.problem === kind).length;
  const letters = rows.length - problems.length;
  return {
    ready: letters,
    tagged: numberOf('tagged'),
    moved_out: numberOf('moved_out'),
    incomplete: numberOf('incomplete'),
    unprintable: numberOf('unprintable') + numberOf('too_long'),
    letters,
    problems,
  };
}

/** A tenant with the missing and wrong parts of the address. */
const withFault = <Row extends PostalAddress>(row: Row) => ({
  ...row,
  address_fault: addressFault(row),
});

const problemRows = (db: Db, scope: LetterScope) =>
  sorted(tenantsInScope(db, scope))
    .select(['tenants.id', 'tenants.first_name', 'tenants.last_name', 'tenants.unit'])
    .select(['tenants.address', 'tenants.city', 'tenants.state', 'tenants.zip_code'])
    .select('tenants.country')
    .select(['facilities.facility_number', unusualText.as('unusual_text'), isLong.as('is_long')]);

/** The tenants who get the letters, with the other letters that they have. */
const readLetters = (db: Db, request: PreflightRequest) =>
  recipients(db, request)
    .select(['tenants.id', 'tenants.facility_id', 'tenants.follow_up_letter_sent_date'])
    .select(['tenants.first_name', 'tenants.last_name', 'tenants.unit'])
    .select(['tenants.address', 'tenants.city', 'tenants.state', 'tenants.zip_code'])
    .select('tenants.country')
    .select(['facilities.facility_number', hasUnmailedAuditLetter.as('audit_unmailed')])
    .select([
      coveredBeforeAnswer(request).as('covered_before_answer'),
      coveredLater(request).as('covered_later'),
      chargeNotApplied(request).as('charge_not_applied'),
    ])
    .execute();

type LetterRows = Awaited<ReturnType<typeof readLetters>>;

/** The facilities of the letters, with what the letters say and wait for, and the other letters of these tenants. */
async function facilitiesOf(db: Db, letters: LetterRows): Promise<LetterFacility[]> {
  const facilities = await db
    .selectFrom('facilities')
    .select([
      'id',
      'facility_number',
      'account_name',
      'initial_letter_send_date',
      'follow_up_letter_send_date',
      'welcome_letter_send_date',
      'letter_effective_date',
    ])
    .select(
      sql<boolean>`(coalesce(confirmed_move_outs_date, confirmed_no_move_outs_date) is not null)`.as(
        'move_outs_confirmed',
      ),
    )
    .where('id', '=', anyOf(letters.map(({ facility_id }) => facility_id)))
    .orderBy('facility_number')
    .execute();
  return facilities.map(({ id, ...facility }) => {
    const own = letters.filter(({ facility_id }) => facility_id === id);
    const named = (
      problem: keyof LetterFacility & LetterProblemKind,
      isNamed: (letter: LetterRows[number]) => boolean,
    ) => {
      const tenants = problemsOf(own, (letter) => (isNamed(letter) ? problem : null));
      return tenants.length > 0 && { [problem]: tenants };
    };
    return {
      ...facility,
      unmailed_audit_letters: own.filter((letter) => letter.audit_unmailed).length,
      enrollment_letters: own.filter((letter) => letter.follow_up_letter_sent_date).length,
      ...named('covered_before_answer', (letter) => letter.covered_before_answer),
      ...named('covered_later', (letter) => letter.covered_later),
      ...named('charge_not_applied', (letter) => letter.charge_not_applied),
      ...named('other_state', hasOtherState),
      ...named('doubtful_name', hasDoubtfulText),
    };
  });
}

/** Whether the ZIP code is of another state than the address. */
const hasOtherState = (letter: LetterRows[number]) =>
  isUsAddress(letter) &&
  isOfAnotherState(letter.state?.trim() ?? '', letter.zip_code?.trim() ?? '');

const hasDoubtfulText = ({ first_name, last_name, address, city }: LetterRows[number]) =>
  doubtInName(`${first_name} ${last_name ?? ''}`) !== undefined ||
  isBrokenText(`${address}\n${city}`);

const taggedFacilities = (db: Db, scope: LetterScope): Promise<TaggedFacility[]> =>
  countsInScope(db, scope)
    .select(['facilities.id as facility_id', 'facility_number'])
    .select(counted(countedFor.tagged_for_removal).as('tagged'))
    .groupBy('facilities.id')
    .having(counted(countedFor.tagged_for_removal), '>', 0)
    .orderBy('facility_number')
    .execute();

const hasUnmailedAuditLetter = sql<boolean>`exists (
  select from letter_batch_tenants
  join letter_batches on letter_batches.id = letter_batch_tenants.batch_id
  where letter_batch_tenants.tenant_id = tenants.id and letter_type = 'initial' and mail_time is null
)`;

/** Whether the charge that a welcome letter confirms was never connected to the rent. */
const chargeNotApplied = ({ type }: PreflightRequest) => sql<boolean>`(
  ${type} = 'welcome' and charge_confirmed_date is not null and not charge_applied
)`;

/** The day that a welcome letter states as “Covered since”. */
const coveredSince = sql<Day | null>`coalesce(charge_apply_date, letter_effective_date)`;

/** Whether a welcome letter states a cover from a day far ahead. */
const coveredLater = ({ type, today }: PreflightRequest) => sql<boolean>`coalesce(
  ${type} = 'welcome' and ${coveredSince} > ${addDays(today, USUAL_DAYS)}::date, false
)`;

/** Whether a welcome letter states a cover from before the day on which the coverage was chosen. */
const coveredBeforeAnswer = ({ type, timeZone }: PreflightRequest) => sql<boolean>`(
  ${type} = 'welcome' and ${coveredSince} < (
    select (max(at) at time zone ${timeZone}::text)::date from audit_log
    where object_type = 'tenant' and object_ids @> array[tenants.id] and details ? 'coverage'
  )
)`;
