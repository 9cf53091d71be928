import type {
  Day,
  FacilityMatch,
  LetterFacility,
  LetterPreflight,
  LetterProblem,
  MailingCounts,
  Tenant,
} from '@audit-letters/api-client';
import { firstOf, hundredTenants } from '../fixtures/hundred.ts';
import { ready } from '../loadable.ts';
import { reloading, type StatesOf } from '../states.ts';
import type { MailingModel } from './sendLetters.ts';

const day = (text: string) => text as Day;

export const millRoad: FacilityMatch = {
  id: 7,
  facility_number: 'D-1042',
  account_name: 'Mill Road Storage',
  prime_site_id: null,
  city: 'Dover',
  state: 'DE',
  letter_effective_date: day('2026-12-01'),
  initial_letter_send_date: day('2026-10-01'),
  follow_up_letter_send_date: null,
};

/** A facility whose dates are in order and to come. */
export const letterFacility = (over: Partial<LetterFacility> = {}): LetterFacility => ({
  facility_number: millRoad.facility_number,
  account_name: millRoad.account_name,
  initial_letter_send_date: day('2026-12-21'),
  follow_up_letter_send_date: day('2027-01-10'),
  welcome_letter_send_date: day('2027-02-01'),
  letter_effective_date: day('2027-02-01'),
  move_outs_confirmed: true,
  unmailed_audit_letters: 0,
  enrollment_letters: 0,
  ...over,
});

export const letterProblem = (tenant_id: number, over: Partial<LetterProblem>): LetterProblem => ({
  tenant_id,
  first_name: 'Edith',
  last_name: 'Reed',
  unit: 'A4',
  facility_number: millRoad.facility_number,
  problem: 'incomplete',
  ...over,
});

export const preflightOf = (over: Partial<LetterPreflight>): LetterPreflight => ({
  ready: 2,
  tagged: 0,
  incomplete: 0,
  unprintable: 0,
  letters: 2,
  problems: [],
  facilities: [letterFacility()],
  tagged_facilities: [],
  ...over,
});

/** A page with the window of its envelope, as the server draws it. */
export const letterPicture = `data:image/svg+xml,${encodeURIComponent(
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

const people = ['Ana Ortiz', 'Ben Okafor', 'Chiara Müller', 'Dana Whitfield', 'Émile Ncube'];

const tenants = people.map((name, index): Tenant => {
  const [first_name = null, last_name = null] = name.split(' ');
  const letterDay = index > 1 ? day('2026-10-01') : null;
  return {
    id: index + 1,
    first_name,
    last_name,
    address: `${index + 10} Orchard Street`,
    city: 'Dover',
    state: 'DE',
    zip_code: '19901',
    country: 'US',
    phone: null,
    email: null,
    unit: `A0${index + 1}`,
    units: [{ identifier: `A0${index + 1}` }],
    move_in_date: day('2024-03-01'),
    billing_date: null,
    billing_anniversary: null,
    status: null,
    facility_id: millRoad.id,
    facility_number: millRoad.facility_number,
    coverage_id: null,
    charge_applied: false,
    charge_apply_date: day('2026-12-01'),
    charge_applied_date: null,
    charge_confirmed_date: null,
    payment_confirmed_date: null,
    tagged_for_removal: false,
    note: null,
    monitor_note: null,
    initial_letter_sent_date: letterDay,
    follow_up_letter_sent_date: null,
    welcome_letter_sent_date: null,
  };
});

const counts: MailingCounts = {
  all: 5,
  initial_letter_ready: 2,
  follow_up_letter_ready: 3,
  welcome_letter_ready: 0,
  tagged_for_removal: 0,
};

const pageOf = (data: Tenant[]) => ({
  data,
  pagination: {
    current_page: 1,
    last_page: 1,
    total: data.length,
    from: data.length > 0 ? 1 : null,
    to: data.length > 0 ? data.length : null,
  },
});

export const sendLettersStates = {
  'nothing-chosen': { status: 'nothing-chosen' },
  loading: { status: 'loading', counts: null },
  failed: { status: 'failed', message: 'Network Error', retry: () => {}, counts },
  ready: { ...ready(pageOf(tenants)), counts },
  tagged: {
    ...ready(pageOf(tenants.map((tenant) => ({ ...tenant, tagged_for_removal: tenant.id === 2 })))),
    counts: { ...counts, tagged_for_removal: 1 },
  },
  many: {
    ...ready({ data: hundredTenants(tenants), pagination: firstOf(1300) }),
    counts: { ...counts, all: 1300, initial_letter_ready: 1140 },
  },
  hundred: {
    ...ready({
      data: hundredTenants(tenants),
      pagination: firstOf(862),
    }),
    counts: { ...counts, all: 862, initial_letter_ready: 340 },
  },
  refreshing: { ...reloading(pageOf(tenants)).refreshing, counts },
  stale: { ...reloading(pageOf(tenants)).stale, counts },
  empty: {
    ...ready(pageOf([])),
    counts: { ...counts, all: 0, initial_letter_ready: 0, follow_up_letter_ready: 0 },
  },
} satisfies StatesOf<MailingModel>;
