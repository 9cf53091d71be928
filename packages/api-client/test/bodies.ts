import type {
  AppStatus,
  ArchiveDates,
  ArchivedFacility,
  Coverage,
  DeletedTenant,
  DueWork,
  Facility,
  FacilityMatch,
  FacilityOverview,
  FacilityStats,
  FacilityStatsRow,
  Factors,
  GeneratedLetters,
  ImportErrors,
  ImportResult,
  LetterBatch,
  MailingCounts,
  ManagedFacility,
  Moment,
  OpenSessions,
  Pagination,
  PasskeyCreation,
  PutAwayRequest,
  RetiredFacility,
  SearchResult,
  SecondStep,
  Session,
  SessionUser,
  Tenant,
  TenantEvent,
  TenantFilterChoice,
  TenantOverview,
  TenantStats,
  TotpSecret,
  User,
} from '../src/contract.ts';
import { parseDay, parseMoment } from '../src/values.ts';

/** One success body per entity, as the reference server sends it (WIR-10). */

const day = (text: string) => parseDay(text) ?? fail(text);
const moment = (text: string) => parseMoment(text) ?? fail(text);
const fail = (text: string): never => {
  throw new Error(`${text} is no date`);
};

export const pagination: Pagination = {
  current_page: 2,
  last_page: 3,
  total: 201,
  from: 101,
  to: 200,
};

export const secondStep: SecondStep = {
  second_step: {
    token: 'step-token',
    methods: ['passkey', 'totp', 'recovery_code'],
    passkey: {
      challenge: 'c2lnbg',
      rpId: 'letters.example',
      allowCredentials: [{ id: 'a2V5', type: 'public-key', transports: ['internal'] }],
      userVerification: 'preferred',
    },
    was_reset: false,
  },
};

export const openSessions: OpenSessions = {
  username: 'ada',
  sessions: [
    {
      id: 8,
      is_current: false,
      address: '203.0.113.7',
      browser: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
      started_at: moment('2026-03-10T13:00:00Z'),
      last_seen_at: moment('2026-03-10T15:00:00Z'),
    },
  ],
};

export const passkeyCreation: PasskeyCreation = {
  rp: { id: 'letters.example', name: 'Audit Letter Program' },
  user: { id: 'NQ', name: 'ada', displayName: 'ada' },
  challenge: 'c2lnbg',
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  excludeCredentials: [],
  authenticatorSelection: { userVerification: 'preferred' },
};

export const totpSecret: TotpSecret = {
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Audit?secret=JBSWY3DPEHPK3PXP',
  qr_path: 'M0 0h1v1h-1z',
  qr_size: 33,
};

export const factors: Factors = {
  is_on: true,
  is_required: false,
  factors: [
    {
      id: 4,
      kind: 'totp',
      name: 'Phone',
      created_at: moment('2026-03-01T15:00:00Z'),
      last_used_at: null,
    },
  ],
  recovery_codes: 9,
};

export const putAwayRequest: PutAwayRequest = {
  facility_id: 7,
  kind: 'letters',
  letter_type: 'initial',
  count: 1,
  reason: 'The effective date is over.',
};

export const dueWork: DueWork = {
  today: day('2026-03-10'),
  total: 1,
  items: [
    {
      kind: 'letters',
      day: day('2026-03-09'),
      late: true,
      facility_id: 7,
      facility_number: 'F-1',
      account_name: null,
      state: null,
      letter_type: 'initial',
      count: 12,
    },
  ],
  put_away: [
    {
      id: 3,
      kind: 'letters',
      letter_type: 'initial',
      facility_id: 7,
      facility_number: 'F-1',
      account_name: null,
      count: 1,
      reason: 'The effective date is over.',
      user: 'Ana Ruiz',
      at: moment('2026-03-09T15:00:00.000Z'),
    },
  ],
  states: [{ state: 'TX', facilities: 2, initial: 12, follow_up: 3, welcome: 0 }],
};

export const facilityStats: FacilityStats = {
  upload_count: 210,
  tenant_count: 201,
  audit_letters_sent: 180,
  enrollment_letters_sent: 90,
  welcome_letters_sent: 12,
  selected_coverage: 40,
  confirmed_payment: 30,
  provided_proof: 20,
  opted_out: 10,
  moved_out: 5,
  bad_address: 2,
  selected_coverage_percentage: 19.9,
  confirmed_payment_percentage: 14.9,
  provided_proof_percentage: 10,
  opted_out_percentage: 5,
  moved_out_percentage: 2.5,
  bad_address_percentage: 1,
  percent_complete: 38,
};

export const tenantStats: TenantStats = {
  total_all: 206,
  total: 201,
  charge_applied: 40,
  opted_out: 10,
  provided_proof: 20,
  selected_coverage: 40,
  non_responder: 131,
  tagged_for_removal: 0,
  charge_applied_percentage: 19.9,
  opted_out_percentage: 5,
  provided_proof_percentage: 10,
  selected_coverage_percentage: 19.9,
  non_responder_percentage: 65.2,
};

const facilityFields = {
  id: 7,
  facility_number: 'FAC-0007',
  prime_site_id: 'P-77',
  is_prime: true,
  was_prime: false,
  address: '12 Harbor Lane',
  city: 'Galveston',
  state: 'TX',
  zip_code: '77550',
  contact_name: 'Dana Mill',
  email: 'dana@harbor.example',
  phone: '4095550100',
  fax: null,
  account_name: 'Harbor Lane Storage',
  corporate_group: 'G12',
  note: null,
  software: 'storedge' as const,
  tenant_count: 201,
  letter_effective_date: day('2026-03-01'),
  initial_letter_send_date: day('2026-01-15'),
  follow_up_letter_send_date: day('2026-02-15'),
  welcome_letter_send_date: null,
  initial_letter_sent_date: null,
  follow_up_letter_sent_date: null,
  welcome_letter_sent_date: null,
  confirmed_move_outs_date: null,
  confirmed_no_move_outs_date: day('2026-01-10'),
  can_tag_removal: false,
  ready_to_tag: false,
  user: { has_changed_password: true },
};

export const facility: Facility = { ...facilityFields, stats: facilityStats };
export const managedFacility: ManagedFacility = { ...facilityFields, stats: tenantStats };

export const facilityOverview: FacilityOverview = {
  facility,
  today: day('2026-03-10'),
  non_responder: 12,
  tagged: 3,
  letters: [
    {
      filename: 'letters.pdf',
      letter_type: 'initial',
      tenant_count: 180,
      save_time: moment('2026-03-01T12:00:00Z'),
      mail_time: null,
    },
  ],
  letters_mailed: [{ letter_type: 'initial', mailed: 0, not_mailed: 180 }],
  imports: [
    {
      id: 3,
      undo: 5,
      at: moment('2026-02-01T12:00:00Z'),
      user: 'Robin Hayes',
      software: 'syrasoft',
      insert_count: 210,
      active_tenants_count: 0,
      duplicate_tenant_count: 0,
      error_count: 1,
    },
  ],
  events: [
    {
      id: 9,
      at: moment('2026-02-01T12:00:00Z'),
      user: null,
      kind: 'dates_set',
      letter_type: null,
      count: null,
      filename: null,
      fields: ['letter_effective_date'],
      change: null,
      dates: [{ field: 'letter_effective_date', day: day('2026-05-01') }],
    },
  ],
};

export const facilityMatch: FacilityMatch = {
  id: 7,
  facility_number: 'FAC-0007',
  account_name: null,
  prime_site_id: 'P-77',
  city: 'Galveston',
  state: 'TX',
  letter_effective_date: day('2026-03-01'),
  initial_letter_send_date: day('2026-01-15'),
  follow_up_letter_send_date: null,
};

export const moveOuts = {
  doing_move_outs: 3,
  confirmed_move_outs: 10,
  confirmed_no_move_outs: 4,
  total: 20,
};
export const thresholds = {
  opt_outs_threshold: 1,
  provided_proof_threshold: 2,
  bad_address_threshold: 0,
  moved_out_threshold: 5,
};
export const unsentLetters = {
  initial_letters_unsent: 6,
  follow_up_letters_unsent: 7,
  welcome_letters_unsent: 8,
};

export const statsRow: FacilityStatsRow = {
  id: 7,
  facility_number: 'FAC-0007',
  prime_site_id: null,
  account_name: 'Harbor Lane Storage',
  is_prime: false,
  was_prime: true,
  tenant_count: 201,
  letter_effective_date: day('2026-03-01'),
  stats: facilityStats,
};

export const archivedFacility: ArchivedFacility = {
  id: 3,
  facility_number: 'FAC-0007',
  prime_site_id: 'P-77',
  letter_effective_date: day('2025-12-01'),
  percent_complete: 97,
  filename: 'FAC-0007_P-77_2025-12-01.xlsx',
};

export const archiveDates: ArchiveDates = {
  letter_effective_date: day('2026-06-01'),
  initial_letter_date: day('2026-04-15'),
  follow_up_letter_date: null,
};

export const retiredFacility: RetiredFacility = {
  id: 9,
  facility_number: 'FAC-0009',
  software: 'syrasoft',
  city: 'Waco',
  state: 'TX',
  was_prime: true,
  total: 120,
  charge_applied: 30,
  chose_coverage: 40,
  non_responders: 50,
};

export const coverage: Coverage = {
  id: 2,
  monthly_fee_dollars: 18,
  monthly_fee_cents: 50,
  coverage_amount: 2000,
};

export const tenant: Tenant = {
  id: 41,
  first_name: 'Ana',
  last_name: 'Ruiz',
  address: '4 Mill Road',
  city: 'Galveston',
  state: 'TX',
  zip_code: '77550',
  country: null,
  phone: '4095550142',
  email: 'ana@ruiz.example',
  unit: 'A101',
  units: [{ identifier: 'A101' }, { identifier: 'B7' }],
  move_in_date: day('2024-02-29'),
  billing_date: day('2026-03-01'),
  billing_anniversary: '29',
  status: 'selected_coverage',
  facility_id: 7,
  facility_number: 'FAC-0007',
  coverage_id: 2,
  charge_applied: true,
  charge_apply_date: day('2026-03-01'),
  charge_applied_date: null,
  charge_confirmed_date: null,
  payment_confirmed_date: null,
  tagged_for_removal: false,
  note: 'Calls back on Monday',
  monitor_note: null,
  initial_letter_sent_date: day('2026-01-15'),
  follow_up_letter_sent_date: null,
  welcome_letter_sent_date: null,
};

export const filterChoices: TenantFilterChoice[] = [
  { key: 'all', label: 'All Tenants', count: 201 },
  { key: 'non_responder', label: 'No Response', count: 131 },
];

export const mailingCounts: MailingCounts = {
  all: 201,
  initial_letter_ready: 21,
  follow_up_letter_ready: 90,
  welcome_letter_ready: 12,
  tagged_for_removal: 0,
};

export const generatedLetters: GeneratedLetters = {
  file_name: 'initial FAC-0007.pdf',
  mail_merge_file_name: null,
  letter_type: 'initial',
  tenant_count: 300,
};

export const letterBatch: LetterBatch = {
  filename: 'initial FAC-0007.pdf',
  facility_number: 'FAC-0007',
  letter_type: 'initial',
  tenant_count: 300,
  save_time: moment('2026-01-14T18:30:00-06:00'),
  mail_time: null,
};

export const deletedTenant: DeletedTenant = {
  units: [{ identifier: 'A1' }, { identifier: 'A2' }],
  id: 41,
  first_name: 'Ana',
  last_name: 'Díaz',
  unit: 'A12',
  facility_number: 'FAC-0007',
  deleted_at: '2026-02-11T15:04:05Z' as Moment,
  user: 'Dana Mill',
};

export const importResult: ImportResult = {
  insert_count: 398,
  active_tenants_count: 2,
  error_count: 4,
  duplicate_tenant_filename: null,
  duplicate_tenant_count: 0,
  missing_prime_ids: ['P-99'],
};

export const importErrors: ImportErrors = {
  id: 12,
  at: moment('2026-03-10T15:00:00Z'),
  software: 'storedge',
  error_count: 1,
  rows: [
    {
      row: 3,
      outcome: 'Not imported',
      reason: 'The row names no unit',
      name: 'Cy Fox',
      unit: '',
      facility_number: 'F-1',
    },
  ],
};

const identity = {
  id: 5,
  username: 'fac-0007',
  real_name: 'Dana Mill',
  email: 'dana@harbor.example',
  is_admin: false,
  is_monitor: false,
  has_changed_password: false,
};

export const user: User = {
  ...identity,
  has_second_factor: true,
  facility: {
    id: 7,
    facility_number: 'FAC-0007',
    address: '12 Harbor Lane',
    city: 'Galveston',
    state: 'TX',
    zip_code: '77550',
    contact_name: 'Dana Mill',
    email: 'dana@harbor.example',
    phone: '4095550100',
    fax: null,
  },
  original_password: 'generated-1',
  last_active_date: moment('2026-01-14T18:30:00Z'),
  days_since: 1,
  hours_since: 25,
  minutes_since: 1500,
  seconds_since: 90000,
};

export const sessionUser: SessionUser = { ...identity, facility_id: 7 };

export const session: Session = {
  permissions: ['manager'],
  token: { token: 'fresh-token' },
  user: sessionUser,
};

export const appStatus: AppStatus = {
  scheduled_maintenance_date: null,
  version: '1.13.5',
  extras: true,
  time_zone: 'America/Chicago',
};

export const searchResult: SearchResult = {
  facilities: [facilityMatch],
  tenants: [
    {
      id: 41,
      first_name: 'Ana',
      last_name: null,
      unit: 'B12',
      status: 'opt_out',
      facility_id: 7,
      facility_number: 'FAC-0007',
    },
  ],
};

export const tenantOverview: TenantOverview = {
  tenant,
  account_name: 'Mill Road Storage',
  coverages: [coverage],
  letters: [
    {
      filename: 'letters.pdf',
      page: 3,
      letter_type: 'initial',
      mail_time: null,
      save_time: moment('2026-03-01T12:00:00Z'),
    },
  ],
  same_lease_ids: [6],
};

export const tenantHistory: TenantEvent[] = [
  {
    kind: 'letter',
    at: moment('2026-03-01T12:00:00Z'),
    user: 'Robin Hayes',
    status: null,
    fields: [],
    letter_type: 'initial',
    filename: 'letters.pdf',
    mail_time: null,
    status_before: null,
    coverage: null,
    coverage_before: null,
    tagged: null,
    charge_applied: null,
    charge_confirmed: null,
  },
];
