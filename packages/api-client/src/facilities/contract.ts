import { type Static, Type } from 'typebox';
import { DaySchema, Id, Nullable, OneOf, OrderBy, PageQuery, Pagination } from '../http/schema.ts';
import {
  FacilityFilterKeys,
  FacilitySortKeys,
  FacilityStatsSortKeys,
  RetiredSortKeys,
  SoftwareKinds,
  StateCodes,
} from './words.ts';

export * from './words.ts';

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

/** A facility as staff see it. `stats` is `null` where a server leaves it out. */
export const Facility = Type.Object({ ...facilityFields, stats: Nullable(FacilityStats) });
export type Facility = Static<typeof Facility>;

/** The facility of the signed-in manager: its `stats` are those of the tenants document. */
export const ManagedFacility = Type.Object({ ...facilityFields, stats: TenantStats });
export type ManagedFacility = Static<typeof ManagedFacility>;

/** A hit of the facility search. */
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

/** Facilities by where they stand with confirming who has moved out. */
export const MoveOutCounts = Type.Object({
  doing_move_outs: Type.Integer(),
  confirmed_move_outs: Type.Integer(),
  confirmed_no_move_outs: Type.Integer(),
  total: Type.Integer(),
});
export type MoveOutCounts = Static<typeof MoveOutCounts>;

/** Facilities in which too many tenants have the same answer. */
export const ThresholdCounts = Type.Object({
  opt_outs_threshold: Type.Integer(),
  provided_proof_threshold: Type.Integer(),
  bad_address_threshold: Type.Integer(),
  moved_out_threshold: Type.Integer(),
});
export type ThresholdCounts = Static<typeof ThresholdCounts>;

/** Facilities whose letters are due and not marked as sent. */
export const UnsentLetterCounts = Type.Object({
  initial_letters_unsent: Type.Integer(),
  follow_up_letters_unsent: Type.Integer(),
  welcome_letters_unsent: Type.Integer(),
});
export type UnsentLetterCounts = Static<typeof UnsentLetterCounts>;

/** Numbers of facilities, over all facilities whatever the list is filtered by. */
export const FacilitiesSummary = Type.Object({
  move_outs: MoveOutCounts,
  tenant_thresholds: ThresholdCounts,
  letters: UnsentLetterCounts,
});
export type FacilitiesSummary = Static<typeof FacilitiesSummary>;

/** What the home page of staff counts. */
export const HomeStats = Type.Object({
  move_outs: MoveOutCounts,
  tenant_thresholds: ThresholdCounts,
});
export type HomeStats = Static<typeof HomeStats>;

/** What narrows the list of active facilities. Texts match a part; `facility_number` one of the number or the account name. */
export const FacilitiesFilter = Type.Object({
  filter: Type.Optional(OneOf(FacilityFilterKeys)),
  account_name: Type.Optional(Type.String({ maxLength: 200 })),
  corporate_group: Type.Optional(Type.String({ maxLength: 200 })),
  facility_number: Type.Optional(Type.String({ maxLength: 200 })),
  software: Type.Optional(OneOf(SoftwareKinds)),
});
export type FacilitiesFilter = Static<typeof FacilitiesFilter>;

/** The list of active facilities: its filter, its order and its page. */
export const FacilitiesQuery = Type.Interface(
  [FacilitiesFilter, OrderBy(FacilitySortKeys), PageQuery],
  {},
);
export type FacilitiesQuery = Static<typeof FacilitiesQuery>;

/** A page of active facilities, and the numbers over all of them. */
export const FacilitiesPage = Type.Object({
  data: Type.Array(Facility),
  pagination: Pagination,
  stats: FacilitiesSummary,
});

/** A facility with the answers of its tenants. `stats` is `null` where a server leaves it out. */
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

/** What narrows the list of statistics. Texts match a part. */
export const FacilityStatsFilter = Type.Object({
  facility_number: Type.Optional(Type.String({ maxLength: 200 })),
  prime_site_id: Type.Optional(Type.String({ maxLength: 200 })),
  account_name: Type.Optional(Type.String({ maxLength: 200 })),
});
export type FacilityStatsFilter = Static<typeof FacilityStatsFilter>;

/** The list of statistics: its filter, its order and its page. */
export const FacilityStatsQuery = Type.Interface(
  [FacilityStatsFilter, OrderBy(FacilityStatsSortKeys), PageQuery],
  {},
);
export type FacilityStatsQuery = Static<typeof FacilityStatsQuery>;

/** A facility that was deleted, with its last numbers. */
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

/** The list of retired facilities: its order, by default the latest first, and its page. */
export const RetiredQuery = Type.Interface([OrderBy(RetiredSortKeys), PageQuery], {});
export type RetiredQuery = Static<typeof RetiredQuery>;

const required = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' });
const nullableText = Type.Optional(Nullable(Type.String({ maxLength: 200 })));
const nullableDay = Type.Optional(Nullable(Type.String({ maxLength: 40 })));

/**
 * The fields of a facility that a new one may have: those of the add-facility form (FAC-38, FAC-41), and
 * what is otherwise written later. What is left out starts empty.
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
 * Any part of a facility that staff may write; what is left out stays. A phone or fax has 10 digits, or 11 that begin
 * with 1, unless it is the stored one.
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

/** What the sender saw before a change. Where the facility differs by now, the call is refused with 409. */
export const FacilitySeen = Type.Partial(Type.Pick(Type.Object(facilityFields), seenFields));
export type FacilitySeen = Static<typeof FacilitySeen>;

/** A change of a facility, with what its sender saw. */
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
