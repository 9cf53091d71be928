import { hash } from 'node:crypto';
import {
  type Day,
  LetterLimit,
  type LetterQuestion,
  type LetterType,
  type TaggedFacility,
} from '@audit-letters/api-client/contract';
import {
  addressFault,
  firstLettersQuestion,
  letterDateNames,
  letterNoun,
  oneLetter,
} from '@audit-letters/api-client/values';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { anyOf } from '../../database/expressions.ts';
import { countWhere } from '../../facilities/index.ts';
import { sorted } from '../../tenants/index.ts';
import { counted, firstFive, MOST_NAMED, number } from '../../text/words.ts';
import type { LetterDeps } from '../deps.ts';
import { letterDayOf, replyDayOf } from '../draft/composeLetter.ts';
import {
  countedFor,
  countedReason,
  reasonAgainst,
  reasonAgainstChosen,
} from '../draft/conditions.ts';
import type { DraftRequest } from '../draft/draft.ts';
import { choiceGroups, leftOutGroups } from '../draft/groups.ts';
import { leftOutOf, namedColumns } from '../draft/leftOut.ts';
import { isBlocking, type LetterProblemKind } from '../draft/reasons.ts';
import {
  assertInScope,
  type BatchScope,
  countsInScope,
  type LetterSelection,
  tenantsInScope,
} from '../draft/selection.ts';
import { type LetterFacility, readFacilities, readLetters, sameLeaseHasLetter } from './facts.ts';
import { remarksOf } from './remarks.ts';

/** The most tenants of a group that a question names. */
const MOST_TENANTS = 50;

/** The question before letters are made (LET-94): who gets one, who does not and why, the dates, and what is odd. */
export async function composeQuestion(
  deps: LetterDeps,
  request: DraftRequest,
): Promise<LetterQuestion> {
  const { db, timeZone } = deps;
  const { scope, type, tenantIds, enrollmentLetterDate } = request;
  const today = deps.clock.today();
  const recipients = tenantIds
    ? await amongChosen(deps, request, tenantIds)
    : await amongAll(deps, request);
  const { ready, choices, left_out } = recipients;
  const letters = await readLetters(db, { ...request, ...recipients.wanted }, timeZone);
  const facilities = await readFacilities(db, request, letters);
  const chosenOnly = new Set(choices.flatMap(({ tenants }) => tenants.map((it) => it.tenant_id)));
  const recipientIds = letters.map(({ id }) => id).filter((id) => !chosenOnly.has(id));
  const content = {
    ...wordsOf(request, {
      ready,
      letters: recipientIds.length,
      choices: chosenOnly.size,
      facilities,
    }),
    asks: !tenantIds || choices.length > 0 || left_out.length > 0,
    noun: letterNoun(type),
    letters: recipientIds.length,
    ready,
    dates: facilities.slice(0, MOST_NAMED).map((facility) => ({
      facility_number: facility.facility_number,
      dates: datesOf(facility, type, letterDayOf(type, facility, enrollmentLetterDate, today)),
    })),
    more_facilities: Math.max(0, facilities.length - MOST_NAMED),
    remarks: remarksOf({
      type,
      today,
      enrollmentLetterDate,
      facilities,
      letters,
      sameLeaseHasLetter: await sameLeaseHasLetter(db, request, letters),
    }),
    choices,
    left_out,
    tagged_facilities: await taggedFacilities(db, scope),
  };
  const hasLetters = letters.length > 0;
  return {
    ...content,
    digest: hash('sha256', JSON.stringify([content, recipientIds]), 'base64url'),
    picture: hasLetters ? addressOf('letter-picture', request, recipients.wanted.tenantIds) : null,
    preview: hasLetters ? addressOf('preview-letter', request, recipients.wanted.tenantIds) : null,
  };
}

/** Whom a question is about, and those who get no letter. */
type Recipients = Pick<LetterQuestion, 'ready' | 'choices' | 'left_out'> & {
  wanted: Pick<LetterSelection, 'tenantIds' | 'leftOut'>;
};

/** Everybody of the scope is ready or left out. The counts come from `tenant_counts`. */
async function amongAll(deps: LetterDeps, selection: LetterSelection): Promise<Recipients> {
  const { db } = deps;
  const { scope, type } = selection;
  const { rows } = await sql<{ reason: LetterProblemKind | null; tenants: number }>`
    select reason, sum(tenants)::int as tenants
    from (${countsInScope(db, scope).select([countedReason[type].as('reason'), 'tenants'])}) as counts
    group by reason
  `.execute(db);
  const counts = new Map(rows.map(({ reason, tenants }) => [reason, tenants]));
  const rowsOfReason = async (reason: LetterProblemKind) =>
    counts.has(reason)
      ? problemRows(db, scope)
          .select(reasonAgainst[type].as('reason'))
          .where(reasonAgainst[type], '=', reason)
          .limit(MOST_TENANTS)
          .execute()
      : [];
  const leftOut = await leftOutOf(deps, selection);
  const curable = [...(await rowsOfReason('tagged')), ...(await rowsOfReason('incomplete'))].map(
    withFault,
  );
  return {
    ready: (counts.get(null) ?? 0) - leftOut.length,
    choices: [],
    left_out: leftOutGroups([...leftOut, ...curable], counts),
    wanted: { tenantIds: null, leftOut: leftOut.map(({ id }) => id) },
  };
}

/** Chosen tenants get the letter, get it only if the user says so, or cannot get it (LET-90). */
async function amongChosen(
  deps: LetterDeps,
  selection: LetterSelection,
  tenantIds: readonly number[],
): Promise<Recipients> {
  const { scope, type } = selection;
  const rows = await problemRows(deps.db, scope)
    .where('tenants.id', '=', anyOf(tenantIds))
    .select(reasonAgainstChosen[type].as('reason'))
    .execute();
  assertInScope(rows, scope, tenantIds.length);
  const blocked = rows.filter(({ reason }) => isBlocking(reason));
  const others = rows.filter((row) => !blocked.includes(row));
  const leftOut = await leftOutOf(deps, { ...selection, tenantIds: others.map(({ id }) => id) });
  const noLetter = new Set(leftOut.map(({ id }) => id));
  const sendable = others.filter(({ id }) => !noLetter.has(id));
  return {
    ready: tenantIds.length,
    choices: choiceGroups(sendable),
    left_out: leftOutGroups([...blocked.map(withFault), ...leftOut]),
    wanted: { tenantIds: sendable.map(({ id }) => id) },
  };
}

const problemRows = (db: Db, scope: BatchScope) =>
  sorted(tenantsInScope(db, scope))
    .select(namedColumns)
    .select(['tenants.address', 'tenants.city', 'tenants.state', 'tenants.zip_code'])
    .select('tenants.country');

type ProblemRow = Awaited<ReturnType<ReturnType<typeof problemRows>['execute']>>[number] & {
  reason: LetterProblemKind | null;
};

/** An incomplete address is named with its missing and wrong parts. */
const withFault = (row: ProblemRow) => ({
  ...row,
  detail: row.reason === 'incomplete' ? addressFault(row) : null,
});

interface Numbers {
  ready: number;
  letters: number;
  choices: number;
  facilities: readonly LetterFacility[];
}

/** The question, and the line below it (LET-18, LET-94). */
function wordsOf(
  { scope, type, tenantIds, all = false }: DraftRequest,
  { ready, letters, choices, facilities }: Numbers,
): Pick<LetterQuestion, 'title' | 'summary'> {
  const noun = letterNoun(type);
  const place = placeInWords(scope, facilities);
  const about = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}s for ${place}`;
  if (tenantIds) {
    if (letters + choices > 0) {
      const title = `Print ${noun}s for the chosen tenants?`;
      return { title, summary: `${number(tenantIds.length)} chosen. ${about}.` };
    }
    const who =
      tenantIds.length === 1 ? 'This tenant cannot' : `None of the ${number(tenantIds.length)} can`;
    return { title: `${who} get ${oneLetter(type)}`, summary: `${place}.` };
  }
  const remaining = ready - letters;
  const more = all ? ' This can take a minute, and goes on when you leave the page.' : '';
  const some = `${number(letters)} of ${number(ready)}${remaining > 0 ? `; ${number(remaining)} remain` : ''}`;
  return {
    title: all
      ? `Print ${remaining > 0 ? '' : 'all '}${counted(letters, noun)} in ${batchesInWords(letters)}?`
      : firstLettersQuestion,
    summary:
      letters > 0
        ? `${some}. ${about}.${more}`
        : `No tenant is ready for ${oneLetter(type)}. ${place}.`,
  };
}

const batchesInWords = (letters: number) =>
  counted(Math.ceil(letters / LetterLimit), 'batch', 'batches');

/** 'L-103, Mill Road Storage', or 'TX: L-101, L-104' */
function placeInWords(scope: BatchScope, facilities: readonly LetterFacility[]): string {
  if (scope.state === null) {
    const name = facilities[0]?.account_name?.trim().replace(/\.$/, '');
    return [scope.facilityNumber, name].filter(Boolean).join(', ');
  }
  const numbers = facilities.map(({ facility_number }) => facility_number);
  return numbers.length > 0 ? `${scope.state}: ${firstFive(numbers).join(', ')}` : scope.state;
}

const datesOf = (facility: LetterFacility, type: LetterType, letterDay: Day) => [
  { name: 'Date of the letters', day: letterDay },
  ...(type === 'follow_up' ? [{ name: 'Reply by', day: replyDayOf({ type, facility }) }] : []),
  ...letterDateNames.map(({ key, label }) => ({ name: label, day: facility[key] })),
];

/** The address of a file of the first letter. */
function addressOf(
  file: 'letter-picture' | 'preview-letter',
  { scope, type, enrollmentLetterDate }: DraftRequest,
  tenantIds: readonly number[] | null,
): string {
  const place = scope.facilityId ?? `state/${scope.state}`;
  const query = new URLSearchParams({
    letter_type: type,
    ...(tenantIds && { tenants: tenantIds.join(',') }),
    ...(enrollmentLetterDate && { enrollment_letter_date: enrollmentLetterDate }),
  });
  return `/api/facilities/${place}/${file}?${query}`;
}

const taggedFacilities = (db: Db, scope: BatchScope): Promise<TaggedFacility[]> =>
  countsInScope(db, scope)
    .select(['facilities.id as facility_id', 'facility_number'])
    .select(countWhere(countedFor.tagged_for_removal).as('tagged'))
    .groupBy('facilities.id')
    .having(countWhere(countedFor.tagged_for_removal), '>', 0)
    .orderBy('facility_number')
    .execute();
