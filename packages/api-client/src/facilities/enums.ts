/** The storage-management programs whose rent rolls can be imported. */
export const SoftwareKinds = ['easystorage', 'syrasoft', 'sitelink_web', 'storedge'] as const;
export type Software = (typeof SoftwareKinds)[number];

/** The most facilities of a search (FAC-42). */
export const FacilitySearchLimit = 100;

/** The 50 states plus the U.S. Virgin Islands (FAC-39). */
export const StateCodes = [
  'AL',
  'AK',
  'AZ',
  'AR',
  'CA',
  'CO',
  'CT',
  'DE',
  'FL',
  'GA',
  'HI',
  'ID',
  'IL',
  'IN',
  'IA',
  'KS',
  'KY',
  'LA',
  'ME',
  'MD',
  'MA',
  'MI',
  'MN',
  'MS',
  'MO',
  'MT',
  'NE',
  'NV',
  'NH',
  'NJ',
  'NM',
  'NY',
  'NC',
  'ND',
  'OH',
  'OK',
  'OR',
  'PA',
  'RI',
  'SC',
  'SD',
  'TN',
  'TX',
  'UT',
  'VT',
  'VA',
  'WA',
  'WV',
  'WI',
  'WY',
  'VI',
];

/** The sort keys of the facility list. */
export const FacilitySortKeys = [
  'facility_number',
  'account_name',
  'corporate_group',
  'city',
  'software',
  'can_tag_removal',
  'tenant_count',
] as const;
export type FacilitySortKey = (typeof FacilitySortKeys)[number];

/** The sort keys of the statistics. */
export const FacilityStatsSortKeys = [
  'facility_number',
  'prime_site_id',
  'account_name',
  'tenant_count',
  'percent_complete',
  'selected_coverage_percentage',
  'confirmed_payment_percentage',
  'provided_proof_percentage',
  'opted_out_percentage',
  'moved_out_percentage',
  'bad_address_percentage',
] as const;
export type FacilityStatsSortKey = (typeof FacilityStatsSortKeys)[number];

/** The sort keys of the retired facilities. */
export const RetiredSortKeys = [
  'facility_number',
  'software',
  'city',
  'total',
  'charge_applied',
  'chose_coverage',
  'non_responders',
] as const;
export type RetiredSortKey = (typeof RetiredSortKeys)[number];

/** In the order of the 'More Filters' menu (FAC-10). */
export const FacilityFilterKeys = [
  'no_move_outs_confirmed',
  'doing_move_outs',
  'confirmed_move_outs',
  'confirmed_no_move_outs',
  'opt_outs_threshold',
  'provided_proof_threshold',
  'bad_address_threshold',
  'moved_out_threshold',
  'initial_letters_unsent',
  'follow_up_letters_unsent',
  'welcome_letters_unsent',
] as const;
export type FacilityFilterKey = (typeof FacilityFilterKeys)[number];
