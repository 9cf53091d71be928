import type {
  Day,
  Facility,
  FacilityStats,
  FacilityStatsRow,
  Page,
  RetiredFacility,
} from '@audit-letters/api-client';

/** A page that is the whole list. */
export const wholePage = <Row>(data: Row[]): Page<Row> => ({
  data,
  pagination: {
    current_page: 1,
    last_page: 1,
    total: data.length,
    from: data.length ? 1 : null,
    to: data.length || null,
  },
});

type Counts = Partial<Record<keyof FacilityStats, number>>;

/** The statistics of so many tenants; percentages follow from the counts. */
export function statsOf(tenant_count: number, counts: Counts = {}): FacilityStats {
  const of = (count = 0) => (tenant_count ? Math.round((count / tenant_count) * 1000) / 10 : 0);
  const responded =
    (counts.selected_coverage ?? 0) +
    (counts.provided_proof ?? 0) +
    (counts.opted_out ?? 0) +
    (counts.moved_out ?? 0) +
    (counts.bad_address ?? 0);
  return {
    upload_count: tenant_count,
    tenant_count,
    audit_letters_sent: 0,
    enrollment_letters_sent: 0,
    welcome_letters_sent: 0,
    selected_coverage: 0,
    confirmed_payment: 0,
    provided_proof: 0,
    opted_out: 0,
    moved_out: 0,
    bad_address: 0,
    selected_coverage_percentage: of(counts.selected_coverage),
    confirmed_payment_percentage: of(counts.confirmed_payment),
    provided_proof_percentage: of(counts.provided_proof),
    opted_out_percentage: of(counts.opted_out),
    moved_out_percentage: of(counts.moved_out),
    bad_address_percentage: of(counts.bad_address),
    percent_complete: tenant_count ? Math.floor((responded / tenant_count) * 100) : 0,
    ...counts,
  };
}

const day = (text: string) => text as Day;

const newFacility: Omit<Facility, 'id' | 'facility_number' | 'stats' | 'tenant_count'> = {
  prime_site_id: null,
  is_prime: false,
  was_prime: false,
  address: '48 Mill Road',
  city: 'Dover',
  state: 'DE',
  zip_code: '19901',
  contact_name: 'Rosa Lindqvist',
  email: 'rosa@millroad.example',
  phone: '5555550142',
  fax: null,
  account_name: 'Mill Road Storage',
  corporate_group: 'MR-7',
  note: null,
  software: 'sitelink_web',
  letter_effective_date: null,
  initial_letter_send_date: null,
  follow_up_letter_send_date: null,
  welcome_letter_send_date: null,
  initial_letter_sent_date: null,
  follow_up_letter_sent_date: null,
  welcome_letter_sent_date: null,
  confirmed_move_outs_date: null,
  confirmed_no_move_outs_date: null,
  can_tag_removal: true,
  ready_to_tag: true,
  user: { has_changed_password: true },
};

function facility(
  id: number,
  facility_number: string,
  stats: FacilityStats,
  over: Partial<Facility> = {},
): Facility {
  const { tenant_count } = stats;
  return { id, facility_number, stats, tenant_count, ...newFacility, ...over };
}

export const millRoad = facility(
  12,
  'D-1042',
  statsOf(240, {
    upload_count: 256,
    audit_letters_sent: 240,
    enrollment_letters_sent: 118,
    selected_coverage: 96,
    confirmed_payment: 61,
    provided_proof: 52,
    opted_out: 9,
    moved_out: 11,
    bad_address: 14,
  }),
  {
    note: 'Gate code changes on the first of the month.\nCall before 10 in the morning.',
    letter_effective_date: day('2027-03-01'),
    initial_letter_send_date: day('2027-01-04'),
    follow_up_letter_send_date: day('2027-02-01'),
    initial_letter_sent_date: day('2027-01-05'),
  },
);

export const harborLane = facility(
  7,
  'F-2210',
  statsOf(64, { upload_count: 64, opted_out: 1, selected_coverage: 3 }),
  {
    is_prime: true,
    prime_site_id: '40117',
    was_prime: true,
    address: '9 Harbor Lane',
    city: 'Mobile',
    state: 'AL',
    zip_code: '36602',
    contact_name: 'Noor Castellane',
    email: 'noor@harborlane.example',
    phone: '15555550177',
    fax: '5555550178',
    account_name: 'Harbor Lane Self Storage and Boat Parking of Mobile Bay',
    corporate_group: null,
    software: 'storedge',
    confirmed_no_move_outs_date: day('2027-01-02'),
    can_tag_removal: false,
    initial_letter_send_date: day('2027-01-11'),
    follow_up_letter_send_date: day('2027-02-08'),
    welcome_letter_send_date: day('2027-03-08'),
    initial_letter_sent_date: day('2027-01-12'),
    follow_up_letter_sent_date: day('2027-02-09'),
    welcome_letter_sent_date: day('2027-03-10'),
  },
);

/** Just added: nothing is known of it but its address. */
export const northStar = facility(31, 'N-1', statsOf(0), {
  address: '1 Polar Road',
  city: 'Anchorage',
  state: 'AK',
  zip_code: '99501',
  contact_name: 'Ned Northrup',
  email: 'ned@northstar.example',
  account_name: null,
  corporate_group: null,
  software: null,
  ready_to_tag: false,
});

/** A record that a server sends with nearly everything left out. */
export const nearlyUnknown = facility(33, 'U-9', statsOf(0), {
  address: '',
  city: '',
  state: '',
  zip_code: '',
  contact_name: '',
  email: '',
  phone: '',
  account_name: null,
  corporate_group: null,
  software: null,
});

/** Words without end, such as somebody pastes into the wrong field. */
export const endless = facility(34, 'L'.repeat(200), statsOf(0), {
  is_prime: true,
  prime_site_id: '9'.repeat(200),
  corporate_group: 'G'.repeat(200),
  note: 'n'.repeat(400),
});

export const facilities: readonly Facility[] = [millRoad, harborLane, northStar];

export const statsRows: readonly FacilityStatsRow[] = facilities.map(
  ({
    id,
    facility_number,
    prime_site_id,
    account_name,
    is_prime,
    was_prime,
    tenant_count,
    letter_effective_date,
    stats,
  }) => ({
    id,
    facility_number,
    prime_site_id,
    account_name,
    is_prime,
    was_prime,
    tenant_count,
    letter_effective_date,
    stats,
  }),
);

export const retiredFacilities: readonly RetiredFacility[] = [
  {
    id: 3,
    facility_number: 'C-0880',
    software: 'easystorage',
    city: 'Reno',
    state: 'NV',
    was_prime: true,
    total: 188,
    charge_applied: 74,
    chose_coverage: 81,
    non_responders: 40,
  },
  {
    id: 2,
    facility_number: 'B-0415',
    software: null,
    city: 'Salem',
    state: 'OR',
    was_prime: false,
    total: 0,
    charge_applied: 0,
    chose_coverage: 0,
    non_responders: 0,
  },
];
