import type {
  Day,
  FacilityMatch,
  LetterFacility,
  LetterPreflight,
  LetterProblem,
  LetterType,
} from '@audit-letters/api-client';
import { LetterLimit, letterNames, oneLetter } from '@audit-letters/api-client/values';
import { formatCount, formatDay, nullableTexts } from '@audit-letters/ui';
import { counted } from '../../format/counted.ts';
import { daysBetween } from '../../format/dates/dayDistance.ts';
import {
  dateOrderWarnings,
  type LetterDateName,
  type LetterDates,
  letterDateNames,
  pastDateWarnings,
} from '../../format/dates/letterDates.ts';
import type { LetterRequest } from '../sendLetters.ts';
import { mostNamed, namesInWords } from './problemGroups.ts';

/** The letters that a question is about. */
export interface AskedLetters extends LetterRequest {
  /** `chosen` for one batch of the selected or the first ready tenants, `all` for a run over all that are ready. */
  whose: 'chosen' | 'all';
}

/** The chosen facility or state. */
export interface LettersPlace {
  /** The chosen facility; `null` for a state. */
  facility: FacilityMatch | null;
  /** The chosen state; `null` for a facility. */
  state: string | null;
}

/** Letters more days before or after their day than this are early or late: the list of due work looks as far ahead. */
const USUAL_DAYS = 7;

/** 'Print 2 audit letters?', or the question for the first 300 (LET-18). */
export function questionTitle({ letterType, whose, tenantIds }: AskedLetters, ready: number) {
  if (whose === 'all') {
    const batches = Math.ceil(ready / LetterLimit);
    return `Print all ${lettersInWords(ready, letterType)} in ${batches === 1 ? '1 batch' : `${batches} batches`}?`;
  }
  return tenantIds.length > 0
    ? `Print ${letterNames[letterType].toLowerCase()} letters for the chosen tenants?`
    : `The system will generate letters for the first ${LetterLimit} tenants. Continue?`;
}

/** '28 enrollment letters' */
export const lettersInWords = (count: number, letterType: LetterType) =>
  counted(count, `${letterNames[letterType].toLowerCase()} letter`);

/** 'No tenant is ready for an audit letter' */
export const nobodyReady = (letterType: LetterType) =>
  `No tenant is ready for ${oneLetter(letterType)}`;

/** Why a question would print no letter: 'None of the 27 can get a welcome letter' */
export function nobodyGets({ letterType, tenantIds }: AskedLetters): string {
  if (tenantIds.length === 0) return nobodyReady(letterType);
  const who =
    tenantIds.length === 1
      ? 'This tenant cannot'
      : `None of the ${formatCount(tenantIds.length)} can`;
  return `${who} get ${oneLetter(letterType)}`;
}

/** The facilities of the letters. A server without the check leaves the chosen facility. */
export const facilitiesOf = (
  { facility }: LettersPlace,
  preflight: LetterPreflight | undefined,
): readonly PrintedFacility[] =>
  preflight && preflight.facilities.length > 0 ? preflight.facilities : facility ? [facility] : [];

/** A facility with the dates that its letters print. */
export type PrintedFacility = Pick<
  LetterFacility,
  | 'facility_number'
  | 'account_name'
  | 'initial_letter_send_date'
  | 'follow_up_letter_send_date'
  | 'letter_effective_date'
> &
  Partial<LetterFacility>;

/**
 * Warnings about the letters of each facility (LET-49, LET-98). With several, the sentences name theirs; the first five of
 * the dates that the letters state, and of the others, are listed.
 */
export function odditiesOf(
  { letterType, enrollmentLetterDate, tenantIds }: Omit<AskedLetters, 'whose'>,
  facilities: readonly PrintedFacility[],
  today: Day,
): string[] {
  const several = facilities.length > 1;
  // Chosen tenants get no letter while they are not ticked.
  const tenants = tenantIds.length > 0 ? 'the chosen tenants' : 'these tenants';
  const each = (sentencesOf: (facility: PrintedFacility) => string[]) =>
    firstFew(
      facilities.flatMap((facility) =>
        sentencesOf(facility).map((sentence) =>
          several ? `${facility.facility_number}: ${sentence}` : sentence,
        ),
      ),
      ' like these.',
    );
  return [
    ...each((facility) => [
      ...coverWords(letterType, facility, tenants),
      ...missingDates(letterType, facility),
      ...(enrollmentLetterDate && enrollmentLetterDate !== facility.follow_up_letter_send_date
        ? letterWarnings(
            letterType,
            { ...facility, follow_up_letter_send_date: enrollmentLetterDate },
            today,
            namesWithOwnDate,
          )
        : letterWarnings(letterType, facility, today)),
    ]),
    ...each((facility) => [
      ...earlyOrLateWords(letterType, facility, today, tenants),
      ...otherLetterWords(letterType, facility, tenants),
      ...(letterType === 'initial' && facility.move_outs_confirmed === false
        ? ['Move-outs are not confirmed: some of these tenants may have left.']
        : []),
    ]),
  ];
}

/** The facility has another enrollment letter date, which the question shows below the date of the letters. */
const namesWithOwnDate = letterDateNames.map((each) =>
  each.key === 'follow_up_letter_send_date' ? { ...each, name: 'date of the letters' } : each,
);

/** Welcome letters that state a cover from before the tenant's answer. */
function coverWords(
  letterType: LetterType,
  { covered_before_answer: late = [] }: PrintedFacility,
  tenants: string,
): string[] {
  if (letterType !== 'welcome' || late.length === 0) return [];
  const count = formatCount(late.length);
  const names = namesInWords({ tenants: late, count: late.length });
  return [
    `${count} of ${tenants} chose the coverage after the day that the letter states as “Covered since”: ${names}. The charge apply date in Edit Tenant changes that day.`,
  ];
}

/**
 * The tenants whose welcome letter confirms a charge that was never connected to the rent, and those whose ZIP code is of
 * another state or whose name has a note (LET-104).
 */
export function tenantWords(facilities: readonly PrintedFacility[]): string[] {
  const named = (tenants: readonly LetterProblem[], words: string) => {
    const count = tenants.length;
    if (count === 0) return [];
    const have = count === 1 ? 'has' : 'have';
    return [
      `${formatCount(count)} of these tenants ${have} ${words}: ${namesInWords({ tenants, count })}.`,
    ];
  };
  return [
    ...named(
      facilities.flatMap(({ charge_not_applied = [] }) => charge_not_applied),
      'a confirmed payment, but the charge was never connected',
    ),
    ...named(
      facilities.flatMap(({ other_state = [] }) => other_state),
      'a ZIP code of another state',
    ),
    ...named(
      facilities.flatMap(({ doubtful_name = [] }) => doubtful_name),
      'a note or broken text in the name or address, which the letter prints',
    ),
  ];
}

/** The parts that the facility's letters omit because a date is not set. A welcome letter names no deadline. */
function missingDates(letterType: LetterType, facility: PrintedFacility): string[] {
  if (letterType === 'welcome') return [];
  const { initial_letter_send_date, follow_up_letter_send_date, letter_effective_date } = facility;
  if (!initial_letter_send_date && !follow_up_letter_send_date && !letter_effective_date) {
    return ['No letter dates are set: the letters name no deadline.'];
  }
  return [
    ...(letterType === 'initial' && !follow_up_letter_send_date
      ? ['No enrollment letter date is set: the letters name no deadline.']
      : []),
    ...(letter_effective_date
      ? []
      : ['No letter effective date is set: the letters do not say when a coverage starts.']),
  ];
}

function earlyOrLateWords(
  letterType: LetterType,
  facility: PrintedFacility,
  today: Day,
  tenants: string,
): string[] {
  const day = facility[`${letterType}_letter_send_date`];
  const days = day ? daysBetween(today, day) : 0;
  const coverIsLater = days > USUAL_DAYS ? [] : coveredLaterWords(facility, tenants);
  if (!day || Math.abs(days) <= USUAL_DAYS) return coverIsLater;
  const name = letterNames[letterType].toLowerCase();
  return days > 0
    ? [`${days} days early (${name} letters are due ${formatDay(day)}).`]
    : [`${-days} days late (${name} letters were due ${formatDay(day)}).`, ...coverIsLater];
}

/** Welcome letters that state a cover which has not begun. */
function coveredLaterWords({ covered_later: later = [] }: PrintedFacility, tenants: string) {
  if (later.length === 0) return [];
  const count = formatCount(later.length);
  const are = later.length === 1 ? 'is' : 'are';
  const names = namesInWords({ tenants: later, count: later.length });
  return [
    `${count} of ${tenants} ${are} not covered yet: the letter states a day more than a week ahead as “Covered since”: ${names}.`,
  ];
}

/** The other letters of the same tenants that these letters would contradict. */
function otherLetterWords(
  letterType: LetterType,
  { unmailed_audit_letters = 0, enrollment_letters = 0 }: PrintedFacility,
  tenants: string,
): string[] {
  const have = (count: number) =>
    `${formatCount(count)} of ${tenants} ${count === 1 ? 'has' : 'have'}`;
  if (letterType === 'initial' && enrollment_letters > 0)
    return [`${have(enrollment_letters)} an enrollment letter already.`];
  if (letterType === 'follow_up' && unmailed_audit_letters > 0)
    return [`${have(unmailed_audit_letters)} an audit letter that is not mailed.`];
  return [];
}

/** The date of the letters, and the dates that they state if they are all of one facility. */
export function statedDates(
  { letterType, enrollmentLetterDate }: AskedLetters,
  facilities: readonly PrintedFacility[],
  today: Day,
): { term: string; value: string }[] {
  const [only, ...others] = facilities;
  const letterDate = letterType === 'follow_up' ? enrollmentLetterDate : today;
  const dated = letterDate ? [{ term: 'Date of the letters', value: formatDay(letterDate) }] : [];
  return only && others.length === 0 ? [...dated, ...datesOf(only)] : dated;
}

export const datesOf = (facility: PrintedFacility) =>
  letterDateNames.map(({ key, label }) => {
    const day = facility[key];
    return { term: label, value: day ? formatDay(day) : nullableTexts.short };
  });

/** 'L-103, Mill Road Storage', or 'TX: L-101, L-104' */
export function placeInWords(
  { facility, state }: LettersPlace,
  facilities: readonly PrintedFacility[],
) {
  if (facility) return [facility.facility_number, facility.account_name].filter(Boolean).join(', ');
  const numbers = firstFew(
    facilities.map(({ facility_number }) => facility_number),
    '',
  );
  return numbers.length > 0 ? `${state}: ${numbers.join(', ')}` : `${state}`;
}

function firstFew(sentences: readonly string[], end: string): string[] {
  const more = sentences.length - mostNamed;
  return more > 0
    ? [...sentences.slice(0, mostNamed), `And ${formatCount(more)} more${end}`]
    : [...sentences];
}

/**
 * The sentences to confirm before letters with these dates are generated (LET-49). The date of an earlier letter, such
 * as the audit date on an enrollment letter, may be in the past.
 */
export function letterWarnings(
  letterType: LetterType,
  dates: LetterDates,
  today: Day,
  names: readonly LetterDateName[] = letterDateNames,
): string[] {
  const toCome = datesToCome(letterType, dates);
  return [
    ...dateOrderWarnings(dates, names),
    ...letterDateNames.flatMap(({ key }) => {
      const said = statedOf(letterType)[key];
      return pastDateWarnings({ [key]: toCome[key] }, today, names).map((warning) =>
        said ? `${warning} ${said}` : warning,
      );
    }),
  ];
}

/** The statements of the letters about the facility's dates. */
const statedOf = (letterType: LetterType): Partial<Record<keyof LetterDates, string>> => ({
  ...(letterType === 'initial' && {
    follow_up_letter_send_date: 'The letters ask for a reply by that day.',
  }),
  ...(letterType !== 'welcome' && {
    letter_effective_date: 'The letters say that coverage starts on that day.',
  }),
});

/** Whether a date that the letters state is missing or in the past: it is set before they are made. */
export function mustSetDates(letterType: LetterType, facility: PrintedFacility, today: Day) {
  const stated = letterDateNames.filter(({ key }) => statedOf(letterType)[key]);
  return (
    missingDates(letterType, facility).length > 0 ||
    stated.some(({ key }) => (facility[key] ?? today) < today)
  );
}

function datesToCome(letterType: LetterType, dates: LetterDates): LetterDates {
  const { initial_letter_send_date, ...fromEnrollment } = dates;
  if (letterType === 'initial') return { initial_letter_send_date, ...fromEnrollment };
  return letterType === 'follow_up' ? fromEnrollment : {};
}
