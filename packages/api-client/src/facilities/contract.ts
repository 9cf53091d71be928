import { type Static, Type } from 'typebox';
import { DaySchema, Id, Nullable, OneOf, PageQuery, Pagination, SortBy } from '../values/schema.ts';
import { FacilityFilterKeys, FacilitySortKeys, RetiredSortKeys, SoftwareKinds } from './enums.ts';
import { FacilitiesSummary, FacilityStats, TenantStats } from './statsContract.ts';

export * from './enums.ts';

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
