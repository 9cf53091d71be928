import type {
  LetterGroup,
  LetterQuestion,
  LetterRemark,
  MailingCounts,
  Tenant,
} from '@audit-letters/api-client';
import { millRoad, wholePage } from '../fixtures/facilities.ts';
import { firstOf, hundredTenants } from '../fixtures/hundred.ts';
import { someTenants } from '../fixtures/tenants.ts';
import { day } from '../fixtures/today.ts';
import { ready } from '../loadable.ts';
import type { StatesOf } from '../states.ts';
import type { LetterRequest, LettersStep } from './lettersStep.ts';
import type { MailingModel } from './sendLetters.ts';

const facilityDates = {
  facility_number: millRoad.facility_number,
  dates: [
    { name: 'Date of the letters', day: day('2026-11-20') },
    { name: 'Audit Letter Date', day: day('2026-11-21') },
    { name: 'Enrollment Letter Date', day: day('2027-01-10') },
    { name: 'Letter Effective Date', day: day('2027-02-01') },
  ],
};

/** A question about two audit letters with nothing odd. */
export const questionOf = (over: Partial<LetterQuestion> = {}): LetterQuestion => ({
  digest: 'q1',
  asks: true,
  title: 'The system will generate letters for the first 300 tenants. Continue?',
  summary: '2 of 2. Audit letters for D-1042, Mill Road Storage.',
  noun: 'audit letter',
  letters: 2,
  ready: 2,
  dates: [facilityDates],
  more_facilities: 0,
  remarks: [],
  choices: [],
  left_out: [],
  picture: null,
  preview: null,
  tagged_facilities: [],
  ...over,
});

const remarkOf = (sentence: string, over: Partial<LetterRemark> = {}): LetterRemark => ({
  severity: 'warning',
  sentence,
  count: 0,
  tenants: [],
  dates_of: null,
  ...over,
});

const named = (names: readonly string[]) => names.map((name, at) => ({ tenant_id: at + 1, name }));

/** Tenants with one reason why they get no letter; the first of them are named. */
export const groupOf = (
  count: number,
  words: string,
  names: readonly string[] = [],
  cure: string | null = null,
): LetterGroup => ({
  words: `${count} ${words}`,
  count,
  tenants: named(names),
  cure,
});

/** A page with the window of its envelope, as the server draws it. */
const letterPicture = `data:image/svg+xml,${encodeURIComponent(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 612 792" font-family="sans-serif" font-size="11">',
    '<rect width="612" height="792" fill="#fff"/>',
    '<text x="65" y="60" font-size="13" font-weight="700">Mill Road Storage</text>',
    '<text x="76" y="196">Ana Ortiz</text><text x="76" y="210">10 Orchard Street</text>',
    '<text x="76" y="224">Dover, DE 19901</text>',
    '<rect x="27" y="163" width="324" height="81" rx="6" fill="#0d9488" fill-opacity="0.08" stroke="#0d9488" stroke-width="3"/>',
    '</svg>',
  ].join(''),
)}`;

const tenants = someTenants.map((tenant, index) => ({
  ...tenant,
  tagged_for_removal: false,
  initial_letter_sent_date: index > 1 ? day('2026-10-01') : null,
}));

const counts: MailingCounts = {
  all: 5,
  initial_letter_ready: 2,
  follow_up_letter_ready: 3,
  welcome_letter_ready: 0,
  tagged_for_removal: 0,
};

export const sendLettersStates = {
  'nothing-chosen': { status: 'nothing-chosen' },
  loading: { status: 'loading', counts: null },
  failed: { status: 'failed', message: 'Network Error', retry: () => {}, counts },
  ready: { ...ready(wholePage(tenants)), counts },
  tagged: { ...ready(wholePage(someTenants)), counts: { ...counts, tagged_for_removal: 1 } },
  many: {
    ...ready({ data: hundredTenants(tenants), pagination: firstOf(1300) }),
    counts: { ...counts, all: 1300, initial_letter_ready: 1140 },
  },
  empty: {
    ...ready(wholePage<Tenant>([])),
    counts: { ...counts, all: 0, initial_letter_ready: 0, follow_up_letter_ready: 0 },
  },
} satisfies StatesOf<MailingModel>;

const request: LetterRequest = { letterType: 'initial', tenantIds: [] };
const chosen: LetterRequest = { letterType: 'initial', tenantIds: [1, 2, 3] };
const open = { request, dating: false, repeats: false, name: 'question' } as const;

/** The questions that look different. */
export const questionStates = {
  plain: { ...open, question: questionOf() },
  /** Who is left out and why, and what is odd. */
  early: {
    ...open,
    question: questionOf({
      summary: '28 of 28. Audit letters for D-1042, Mill Road Storage.',
      letters: 28,
      ready: 28,
      picture: letterPicture,
      remarks: [
        remarkOf('31 days early (audit letters are due 12/21/2026).'),
        remarkOf('7 of these tenants have an enrollment letter already.', {
          count: 7,
          tenants: named([
            'Ana Ortiz, A4',
            'Ben Okafor, A5',
            'Chiara Müller, A6',
            'Dana Whitfield, A7',
            'Émile Ncube, A8',
          ]),
        }),
      ],
      left_out: [
        groupOf(7, 'with an incomplete address', ['Edith Reed, A4'], 'Complete the address'),
        groupOf(1, 'with a name or address that no font can print', ['Ana Ortiz 𒀀, A4'], 'Replace'),
        groupOf(2, 'moved out'),
        groupOf(4, 'answered'),
      ],
    }),
  },
  /** The letters would state dates that are missing or past. */
  noDates: {
    ...open,
    question: questionOf({
      remarks: [
        remarkOf('No letter dates are set: the letters name no deadline.', {
          severity: 'serious',
          dates_of: 7,
        }),
      ],
    }),
  },
  /** A date of the letters in the past, which was set in the dialog before. */
  pastDate: {
    ...open,
    request: { letterType: 'follow_up', tenantIds: [], enrollmentLetterDate: day('2026-01-08') },
    dating: true,
    question: questionOf({
      noun: 'enrollment letter',
      remarks: [
        remarkOf('The date of the letters (1/8/2026) is in the past.', { severity: 'serious' }),
      ],
    }),
  },
  state: {
    ...open,
    question: questionOf({
      summary: '300 of 650; 350 remain. Audit letters for DE: L-104, L-109.',
      letters: 300,
      ready: 650,
      dates: [
        { ...facilityDates, facility_number: 'L-104' },
        {
          facility_number: 'L-109',
          dates: facilityDates.dates.map(({ name }) => ({ name, day: null })),
        },
      ],
      more_facilities: 3,
    }),
  },
  /** Chosen tenants who get the letter only if the user says so. */
  choices: {
    ...open,
    request: chosen,
    question: questionOf({
      title: 'Print audit letters for the chosen tenants?',
      summary: '3 chosen. Audit letters for D-1042, Mill Road Storage.',
      letters: 0,
      ready: 3,
      choices: [
        groupOf(2, 'of these have answered:', ['Ana Ortiz, A4', 'Ben Okafor, A5']),
        {
          ...groupOf(1, 'of these has this letter already:'),
          tenants: [{ tenant_id: 3, name: 'Chiara Müller, A6' }],
        },
      ],
    }),
  },
  nobody: {
    ...open,
    question: questionOf({
      summary: 'No tenant is ready for a welcome letter. D-1042, Mill Road Storage.',
      noun: 'welcome letter',
      letters: 0,
      ready: 0,
      left_out: [groupOf(5, 'without a coverage')],
    }),
  },
  changed: {
    ...open,
    refusal: 'These letters have changed since you were asked. Nothing was printed.',
    question: questionOf({ letters: 8, ready: 8 }),
  },
  repeated: { ...open, repeats: true, question: questionOf({ letters: 0, ready: 0 }) },
} satisfies Record<string, Extract<LettersStep, { name: 'question' }>>;

/** How far the letters are. */
export const stepStates = {
  choosing: { name: 'choosing' },
  dating: { name: 'dating', request: { ...request, letterType: 'follow_up' } },
  asking: { name: 'asking', request, dating: false },
  question: questionStates.plain,
  printing: { name: 'printing', request },
  result: { name: 'result', request },
} satisfies Record<LettersStep['name'], LettersStep>;
