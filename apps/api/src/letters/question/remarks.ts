import type { Day, LetterRemark, LetterType } from '@audit-letters/api-client/contract';
import {
  dateOrderWarnings,
  formatDay,
  isOfAnotherState,
  isUsAddress,
  letterDateNames,
  letterNoun,
  letterTypes,
} from '@audit-letters/api-client/values';
import { doubtInName, isBrokenText } from '../../tenants/index.ts';
import { counted, countedOf, fullName, MOST_NAMED, number } from '../../text/words.ts';
import { addDays, daysBetween, USUAL_DAYS } from '../../time/day.ts';
import { letterDayOf, replyDayOf } from '../draft/composeLetter.ts';
import { areOfSeveral, haveOf, namedTenant } from '../draft/groups.ts';
import type { LetterFacility, QuestionFacts, QuestionLetter } from './facts.ts';

type Remarks = (facts: QuestionFacts) => LetterRemark[];

const isAfter = (day: Day | null, other: Day) => day !== null && day > other;

/** A remark about the tenants who meet a condition: how many, and who. */
const aboutTenants =
  (
    condition: (letter: QuestionLetter, facts: QuestionFacts) => unknown,
    sentence: (count: number, facts: QuestionFacts) => string,
    severity: LetterRemark['severity'] = 'warning',
  ): Remarks =>
  (facts) => {
    const letters = facts.letters.filter((letter) => condition(letter, facts));
    if (letters.length === 0) return [];
    const several = areOfSeveral(letters);
    return [
      {
        severity,
        sentence: sentence(letters.length, facts),
        count: letters.length,
        tenants: letters.slice(0, MOST_NAMED).map((row) => namedTenant(row, several)),
        dates_of: null,
      },
    ];
  };

const facilityOf = ({ facility_id }: QuestionLetter, { facilities }: QuestionFacts) =>
  facilities.find(({ id }) => id === facility_id);

type FacilityRemark = Pick<LetterRemark, 'severity' | 'sentence' | 'dates_of'>;

/** A remark that matters more, about a date that the letters state. `dates_of` is the facility whose dates cure it. */
const serious = (sentence: string, dates_of: number | null): FacilityRemark => ({
  severity: 'serious',
  sentence,
  dates_of,
});
const warning = (sentence: string, dates_of: number | null = null): FacilityRemark => ({
  severity: 'warning',
  sentence,
  dates_of,
});

/** Remarks about each facility, which several of them name; the first five are listed. */
const aboutFacilities =
  (remarksOf: (facility: LetterFacility, facts: QuestionFacts) => FacilityRemark[]): Remarks =>
  (facts) => {
    const { facilities } = facts;
    const all = facilities.flatMap((facility) =>
      remarksOf(facility, facts).map(({ sentence, ...remark }) => ({
        ...remark,
        sentence: facilities.length > 1 ? `${facility.facility_number}: ${sentence}` : sentence,
        count: 0,
        tenants: [],
      })),
    );
    const more = all.slice(MOST_NAMED);
    const [next] = more.toSorted(
      (one, other) => Number(other.severity === 'serious') - Number(one.severity === 'serious'),
    );
    return next
      ? [
          ...all.slice(0, MOST_NAMED),
          { ...next, sentence: `And ${number(more.length)} more like these.` },
        ]
      : all;
  };

/** What the letters state about the facility's dates. */
const statements: Record<LetterType, Partial<Record<keyof LetterFacility, string>>> = {
  initial: {
    follow_up_letter_send_date: 'The letters ask for a reply by that day.',
    letter_effective_date: 'The letters say that coverage starts on that day.',
  },
  follow_up: {
    letter_effective_date: 'The letters say that coverage starts on that day.',
  },
  welcome: {},
};

/** Letters that omit something because a date is not set (LET-49). A welcome letter names no deadline. */
const missingDates = aboutFacilities((facility, { type }) => {
  if (type === 'welcome') return [];
  const { id, initial_letter_send_date, follow_up_letter_send_date, letter_effective_date } =
    facility;
  if (!initial_letter_send_date && !follow_up_letter_send_date && !letter_effective_date)
    return [serious('No letter dates are set: the letters name no deadline.', id)];
  const none: FacilityRemark[] = [];
  if (type === 'initial' && !follow_up_letter_send_date) {
    none.push(serious('No enrollment letter date is set: the letters name no deadline.', id));
  }
  if (!letter_effective_date) {
    const unsaid = 'the letters do not say when a coverage starts.';
    none.push(serious(`No letter effective date is set: ${unsaid}`, id));
  }
  return none;
});

/** Letters that state a day in the past, or ask for a reply before their own date (LET-49). */
const pastDates = aboutFacilities((facility, { type, today, enrollmentLetterDate }) => {
  const own = letterDayOf(type, facility, enrollmentLetterDate, today);
  const reply = type === 'follow_up' ? replyDayOf({ type, facility }) : null;
  const past = letterDateNames.flatMap(({ key, name }) => {
    const day = facility[key];
    const statement = statements[type][key];
    if (!day || !statement || day >= today) return [];
    const sentence = `The ${name} (${formatDay(day)}) is in the past. ${statement}`;
    return [serious(sentence, facility.id)];
  });
  if (own < today) {
    // Another date is set in the dialog from which the question came.
    past.unshift(serious(`The date of the letters (${formatDay(own)}) is in the past.`, null));
  }
  if (reply && reply < own) {
    const sentence = `The letters ask for a reply by ${formatDay(reply)}, before their date (${formatDay(own)}).`;
    past.push(serious(sentence, facility.id));
  }
  return past;
});

/** Letters that state a charge apply date of the tenant's own, in the past or too early for a reply (LET-49). */
const pastOwnDates = aboutTenants(
  (letter, facts) => {
    const { type, today, enrollmentLetterDate } = facts;
    const day = letter.covered_since;
    const facility = facilityOf(letter, facts);
    if (type === 'welcome' || !facility || day === facility.letter_effective_date) return false;
    const own = letterDayOf(type, facility, enrollmentLetterDate, today);
    return (day !== null && day < today) || (type === 'follow_up' && !isAfter(day, own));
  },
  (count) =>
    `${haveOf(count)} a charge apply date of their own that is past or leaves no time to reply. The letters say that coverage starts on that day.`,
  'serious',
);

/** Dates out of order (LET-49). An enrollment date of the letters alone stands for that of the facility. */
const datesOutOfOrder = aboutFacilities((facility, { enrollmentLetterDate: own }) => {
  const isOther = own !== null && own !== facility.follow_up_letter_send_date;
  const names = letterDateNames.map((each) =>
    isOther && each.key === 'follow_up_letter_send_date'
      ? { ...each, name: 'date of the letters' }
      : each,
  );
  const dates = isOther ? { ...facility, follow_up_letter_send_date: own } : facility;
  return dateOrderWarnings(dates, names).map((sentence) => warning(sentence, facility.id));
});

/** Letters more than a week before or after their day (LET-98), unless their own date says so. */
const earlyOrLate = aboutFacilities((facility, { type, today, enrollmentLetterDate }) => {
  const day = facility[letterTypes[type].sendDate];
  const days = day ? daysBetween(today, day) : 0;
  const isPast = letterDayOf(type, facility, enrollmentLetterDate, today) < today;
  if (!day || Math.abs(days) <= USUAL_DAYS || isPast) return [];
  const sentence =
    days > 0
      ? `${counted(days, 'day')} early (${letterNoun(type)}s are due ${formatDay(day)}).`
      : `${counted(-days, 'day')} late (${letterNoun(type)}s were due ${formatDay(day)}).`;
  return [warning(sentence)];
});

/** Audit letters before the move-outs are confirmed (LET-98). */
const moveOutsNotConfirmed = aboutFacilities(({ move_outs_confirmed }, { type }) =>
  type === 'initial' && !move_outs_confirmed
    ? [warning('Move-outs are not confirmed: some of these tenants may have left.')]
    : [],
);

/** Audit letters to tenants who have an enrollment letter (LET-98). */
const enrolledAlready = aboutTenants(
  (letter, { type }) => type === 'initial' && letter.follow_up_letter_sent_date,
  (count) => `${haveOf(count)} an enrollment letter already.`,
);

/** Enrollment letters to chosen tenants without an audit letter (LET-90). */
const notAsked = aboutTenants(
  (letter, { type }) => type === 'follow_up' && !letter.initial_letter_sent_date,
  (count) => `${haveOf(count)} no audit letter yet.`,
);

/** Letters to a name, address and unit that another tenant had before (LET-115). */
const sameLeaseHasLetter = aboutTenants(
  ({ id }, facts) => facts.sameLeaseHasLetter.has(id),
  (count) =>
    `${haveOf(count)} the name, address and unit of another tenant, who has this letter already.`,
);

/** Enrollment letters whose audit letter is not mailed (LET-98). */
const earlierNotMailed = aboutTenants(
  ({ earlier_unmailed }) => earlier_unmailed,
  (count, { type }) =>
    type === 'welcome'
      ? `${haveOf(count)} another welcome letter that is not mailed. Withdraw it in Letter Batches.`
      : `${haveOf(count)} an audit letter that is not mailed.`,
);

/** Welcome letters that state a cover from before the day on which the coverage was chosen (LET-98). */
const coveredBeforeChoice = aboutTenants(
  ({ covered_since, coverage_chosen_on }) =>
    covered_since && coverage_chosen_on && covered_since < coverage_chosen_on,
  (count) =>
    `${number(count)} of these tenants chose the coverage after the day that the letter states as “Covered since”, which the charge apply date in Edit Tenant changes.`,
);

/** Welcome letters that state a cover from far ahead (LET-98). Early letters are remarked once. */
const coveredLater = aboutTenants(
  (letter, facts) => {
    const soon = addDays(facts.today, USUAL_DAYS);
    const sendDate = facilityOf(letter, facts)?.welcome_letter_send_date ?? null;
    const isLater = isAfter(letter.covered_since, soon);
    return facts.type === 'welcome' && isLater && !isAfter(sendDate, soon);
  },
  (count) =>
    `${countedOf(count, 'these tenants', ['is', 'are'])} not covered yet: the letter states a day more than a week ahead as “Covered since”.`,
);

/** Welcome letters that confirm a charge which was never connected to the rent (LET-98). */
const chargeNotConnected = aboutTenants(
  ({ charge_confirmed_date, charge_applied }, { type }) =>
    type === 'welcome' && charge_confirmed_date && !charge_applied,
  (count) => `${haveOf(count)} a confirmed payment, but the charge was never connected.`,
);

/** Letters that name no unit (LET-98). */
const noUnit = aboutTenants(
  ({ unit, units }) => !unit && units.length === 0,
  (count) => `${haveOf(count)} no unit, which the letter leaves out.`,
);

/** Letters to a ZIP code of another state (LET-98). */
const zipCodeOfAnotherState = aboutTenants(
  (letter) =>
    isUsAddress(letter) &&
    isOfAnotherState(letter.state?.trim() ?? '', letter.zip_code?.trim() ?? ''),
  (count) => `${haveOf(count)} a ZIP code of another state.`,
);

/** Letters that print a note in the name, such as “deceased”, or broken text (LET-98). */
const doubtfulText = aboutTenants(
  (letter) =>
    doubtInName(fullName(letter)) !== undefined ||
    isBrokenText(letter.address) ||
    isBrokenText(letter.city),
  (count) =>
    `${haveOf(count)} a note or broken text in the name or address, which the letter prints.`,
);

/** Everything that can be odd about letters, in the order of the question. */
const remarks: readonly Remarks[] = [
  missingDates,
  pastDates,
  pastOwnDates,
  datesOutOfOrder,
  coveredBeforeChoice,
  earlyOrLate,
  coveredLater,
  enrolledAlready,
  sameLeaseHasLetter,
  notAsked,
  earlierNotMailed,
  moveOutsNotConfirmed,
  chargeNotConnected,
  noUnit,
  zipCodeOfAnotherState,
  doubtfulText,
];

export const remarksOf = (facts: QuestionFacts): LetterRemark[] =>
  facts.letters.length > 0 ? remarks.flatMap((remark) => remark(facts)) : [];
