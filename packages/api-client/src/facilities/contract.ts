import { type Static, Type } from 'typebox';
import { DaySchema, Id, Nullable, OneOf, PageQuery, Pagination, SortBy } from '../values/schema.ts';
import {
  FacilityFilterKeys,
  FacilitySortKeys,
  FacilityStatsSortKeys,
  RetiredSortKeys,
  SoftwareKinds,
  StateCodes,
} from './enums.ts';

export * from './enums.ts';

/** Counts and percentages of one facility's tenants; percentages are of `tenant_count`, one decimal. */
export const FacilityStats = Type.Object({
  upload_count: Type.Integer(),
  tenant_count: Type.Integer(),
  audit_letters_sent: Type.Integer(),
  enrollment_letters_sent: Type.Integer(),
  welcome_letters_sent: Type.Integer(),
  selected_coverage: Type.Integer(),
  confirmed_payment: Type.Integer(),
  provided_proof: Type.Integer(),
  opted_out: Type.Integer(),
  moved_out: Type.Integer(),
  bad_address: Type.Integer(),
  selected_coverage_percentage: Type.Number(),
  confirmed_payment_percentage: Type.Number(),
  provided_proof_percentage: Type.Number(),
  opted_out_percentage: Type.Number(),
  moved_out_percentage: Type.Number(),
  bad_address_percentage: Type.Number(),
  percent_complete: Type.Integer(),
});
export type FacilityStats = Static<typeof FacilityStats>;

/** Counts and percentages of tenants, over one facility or all; percentages are of `total`. */
export const TenantStats = Type.Object({
  total_all: Type.Integer(),
  total: Type.Integer(),
  charge_applied: Type.Integer(),
  opted_out: Type.Integer(),
  provided_proof: Type.Integer(),
  selected_coverage: Type.Integer(),
  non_responder: Type.Integer(),
  tagged_for_removal: Type.Integer(),
  charge_applied_percentage: Type.Number(),
  opted_out_percentage: Type.Number(),
  provided_proof_percentage: Type.Number(),
  selected_coverage_percentage: Type.Number(),
  non_responder_percentage: Type.Number(),
});
export type TenantStats = Static<typeof TenantStats>;

const facilityFields = {
  id: Id,
  facility_number: Type.String(),
  prime_site_id: Nullable(Type.String()),
  is_prime: Type.Boolean(),
  was_prime: Type.Boolean(),
  address: Type.String(),
  city: Type.String(),
  state: Type.String(),
  zip_code: Type.String(),
  contact_name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  fax: Nullable(Type.String()),
  account_name: Nullable(Type.String()),
  corporate_group: Nullable(Type.String()),
  note: Nullable(Type.String()),
  software: Nullable(OneOf(SoftwareKinds)),
  tenant_count: Type.Integer(),
  letter_effective_date: Nullable(DaySchema),
  initial_letter_send_date: Nullable(DaySchema),
  follow_up_letter_send_date: Nullable(DaySchema),
  welcome_letter_send_date: Nullable(DaySchema),
  initial_letter_sent_date: Nullable(DaySchema),
  follow_up_letter_sent_date: Nullable(DaySchema),
  welcome_letter_sent_date: Nullable(DaySchema),
  confirmed_move_outs_date: Nullable(DaySchema),
  confirmed_no_move_outs_date: Nullable(DaySchema),
  can_tag_removal: Type.Boolean(),
  ready_to_tag: Type.Boolean(),
  user: Nullable(Type.Object({ has_changed_password: Type.Boolean() })),
};

/** A facility for staff. `stats` is `null` if the server omits it. */
export const Facility = Type.Object({ ...facilityFields, stats: Nullable(FacilityStats) });
export type Facility = Static<typeof Facility>;

/** The facility of the signed-in manager. Its `stats` are `TenantStats`. */
export const ManagedFacility = Type.Object({ ...facilityFields, stats: TenantStats });
export type ManagedFacility = Static<typeof ManagedFacility>;

/** A result of the facility search. */
export const FacilityMatch = Type.Object({
  id: Id,
  facility_number: Type.String(),
  account_name: Nullable(Type.String()),
  prime_site_id: Nullable(Type.String()),
  city: Type.String(),
  state: Type.String(),
  letter_effective_date: Nullable(DaySchema),
  initial_letter_send_date: Nullable(DaySchema),
  follow_up_letter_send_date: Nullable(DaySchema),
});
export type FacilityMatch = Static<typeof FacilityMatch>;

/** The number of facilities per state of the move-out confirmation. */
export const MoveOutCounts = Type.Object({
  doing_move_outs: Type.Integer(),
  confirmed_move_outs: Type.Integer(),
  confirmed_no_move_outs: Type.Integer(),
  total: Type.Integer(),
});
export type MoveOutCounts = Static<typeof MoveOutCounts>;

/** The number of facilities above each threshold. */
export const ThresholdCounts = Type.Object({
  opt_outs_threshold: Type.Integer(),
  provided_proof_threshold: Type.Integer(),
  bad_address_threshold: Type.Integer(),
  moved_out_threshold: Type.Integer(),
});
export type ThresholdCounts = Static<typeof ThresholdCounts>;

/** The number of facilities without the sent date of each letter. */
export const UnsentLetterCounts = Type.Object({
  initial_letters_unsent: Type.Integer(),
  follow_up_letters_unsent: Type.Integer(),
  welcome_letters_unsent: Type.Integer(),
});
export type UnsentLetterCounts = Static<typeof UnsentLetterCounts>;

/** Counts over all facilities, independent of the filters of the list. */
export const FacilitiesSummary = Type.Object({
  move_outs: MoveOutCounts,
  tenant_thresholds: ThresholdCounts,
  letters: UnsentLetterCounts,
});
export type FacilitiesSummary = Static<typeof FacilitiesSummary>;

/** The counts of the staff home page. */
export const HomeStats = Type.Object({
  move_outs: MoveOutCounts,
  tenant_thresholds: ThresholdCounts,
});
export type HomeStats = Static<typeof HomeStats>;

/** The filters of the facility list. Texts match a part; `facility_number` matches the number or the account name. */
export const FacilitiesFilter = Type.Object({
  filter: Type.Optional(OneOf(FacilityFilterKeys)),
  account_name: Type.Optional(Type.String({ maxLength: 200 })),
  corporate_group: Type.Optional(Type.String({ maxLength: 200 })),
  facility_number: Type.Optional(Type.String({ maxLength: 200 })),
  software: Type.Optional(OneOf(SoftwareKinds)),
});
export type FacilitiesFilter = Static<typeof FacilitiesFilter>;

/** The query of the facility list: filter, sort and page. */
export const FacilitiesQuery = Type.Interface(
  [FacilitiesFilter, SortBy(FacilitySortKeys), PageQuery],
  {},
);
export type FacilitiesQuery = Static<typeof FacilitiesQuery>;

/** A page of facilities, with the counts over all facilities. */
export const FacilitiesPage = Type.Object({
  data: Type.Array(Facility),
  pagination: Pagination,
  stats: FacilitiesSummary,
});

/** A facility with the statistics of its tenants. `stats` is `null` if the server omits it. */
export const FacilityStatsRow = Type.Object({
  id: Id,
  facility_number: Type.String(),
  prime_site_id: Nullable(Type.String()),
  account_name: Nullable(Type.String()),
  is_prime: Type.Boolean(),
  was_prime: Type.Boolean(),
  tenant_count: Type.Integer(),
  letter_effective_date: Nullable(DaySchema),
  stats: Nullable(FacilityStats),
});
export type FacilityStatsRow = Static<typeof FacilityStatsRow>;

/** The filters of the statistics. Texts match a part. */
export const FacilityStatsFilter = Type.Object({
  facility_number: Type.Optional(Type.String({ maxLength: 200 })),
  prime_site_id: Type.Optional(Type.String({ maxLength: 200 })),
  account_name: Type.Optional(Type.String({ maxLength: 200 })),
});
export type FacilityStatsFilter = Static<typeof FacilityStatsFilter>;

/** The query of the statistics: filter, sort and page. */
export const FacilityStatsQuery = Type.Interface(
  [FacilityStatsFilter, SortBy(FacilityStatsSortKeys), PageQuery],
  {},
);
export type FacilityStatsQuery = Static<typeof FacilityStatsQuery>;

/** A deleted facility with its final counts. */
export const RetiredFacility = Type.Object({
  id: Id,
  facility_number: Type.String(),
  software: Nullable(Type.String()),
  city: Type.String(),
  state: Type.String(),
  was_prime: Type.Boolean(),
  total: Type.Integer(),
  charge_applied: Type.Integer(),
  chose_coverage: Type.Integer(),
  non_responders: Type.Integer(),
});
export type RetiredFacility = Static<typeof RetiredFacility>;

/** The query of the retired facilities: sort (newest first by default) and page. */
export const RetiredQuery = Type.Interface([SortBy(RetiredSortKeys), PageQuery], {});
export type RetiredQuery = Static<typeof RetiredQuery>;

const required = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' });
const nullableText = Type.Optional(Nullable(Type.String({ maxLength: 200 })));
const nullableDay = Type.Optional(Nullable(Type.String({ maxLength: 40 })));

/**
 * The fields of a new facility: those of the add-facility form (FAC-38, FAC-41), and optional fields that are usually
 * set later. Omitted fields are empty.
 */
export const NewFacility = Type.Object({
  facility_number: required,
  account_name: required,
  corporate_group: required,
  is_prime: Type.Optional(Type.Boolean()),
  prime_site_id: nullableText,
  address: required,
  city: required,
  state: OneOf(StateCodes),
  zip_code: required,
  contact_name: required,
  email: Type.String({ minLength: 1, maxLength: 254, format: 'email' }),
  phone: required,
  fax: nullableText,
  note: Type.Optional(Nullable(Type.String({ maxLength: 5000 }))),
  software: Type.Optional(Nullable(OneOf(SoftwareKinds))),
  letter_effective_date: nullableDay,
  initial_letter_send_date: nullableDay,
  follow_up_letter_send_date: nullableDay,
  welcome_letter_send_date: nullableDay,
  initial_letter_sent_date: nullableDay,
  follow_up_letter_sent_date: nullableDay,
  welcome_letter_sent_date: nullableDay,
});
export type NewFacility = Static<typeof NewFacility>;

/** The account made with a new facility. The list of users holds the password until its owner changes it. */
export const NewFacilityAccount = Type.Object({
  username: Type.String(),
  password: Type.String(),
});
export type NewFacilityAccount = Static<typeof NewFacilityAccount>;

/**
 * The fields of a facility that staff may change; omitted fields stay. A phone or fax has 10 digits, or 11 digits with
 * a leading 1, unless it equals the stored value.
 */
export const FacilityChanges = Type.Partial(
  Type.Object({
    ...NewFacility.properties,
    contact_name: Type.String({ maxLength: 200 }),
    account_name: Nullable(Type.String({ maxLength: 200 })),
    corporate_group: Nullable(Type.String({ maxLength: 200 })),
    phone: Type.String({ maxLength: 200 }),
  }),
);
export type FacilityChanges = Static<typeof FacilityChanges>;

const seenFields = [
  ...(['facility_number', 'account_name', 'corporate_group', 'is_prime', 'prime_site_id'] as const),
  ...(['address', 'city', 'state', 'zip_code', 'email', 'phone', 'fax', 'note'] as const),
  ...(['contact_name', 'software', 'letter_effective_date'] as const),
  ...(['initial_letter_send_date', 'follow_up_letter_send_date'] as const),
  ...(['welcome_letter_send_date', 'initial_letter_sent_date'] as const),
  ...(['follow_up_letter_sent_date', 'welcome_letter_sent_date'] as const),
] as const;

/** The values that the sender started from. If the stored facility differs, the call fails with 409. */
export const FacilitySeen = Type.Partial(Type.Pick(Type.Object(facilityFields), seenFields));
export type FacilitySeen = Static<typeof FacilitySeen>;

/** A change of a facility, with the values that the sender started from. */
export const FacilityEdit = Type.Interface([FacilityChanges], {
  seen: Type.Optional(FacilitySeen),
});
export type FacilityEdit = Static<typeof FacilityEdit>;

/** How many tenants were tagged for removal. */
export const FlaggedTenants = Type.Object({ tenants_flagged: Type.Integer() });
export type FlaggedTenants = Static<typeof FlaggedTenants>;

/** A plan that the facility's state allows: '$18 per month for $2,000 coverage'. */
export const Coverage = Type.Object({
  id: Id,
  monthly_fee_dollars: Type.Integer(),
  monthly_fee_cents: Type.Integer({ description: 'The cents beside the dollars, 0 to 99' }),
  coverage_amount: Type.Integer({ description: 'Dollars' }),
});
export type Coverage = Static<typeof Coverage>;
