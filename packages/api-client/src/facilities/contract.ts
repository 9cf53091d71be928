import { type Static, Type } from 'typebox';
import {
  DaySchema,
  Id,
  Nullable,
  OneOf,
  PageQuery,
  Pagination,
  Ref,
  type Sort,
  SortBy,
} from '../values/schema.ts';
import {
  FacilityFilterKeys,
  type FacilitySortKey,
  FacilitySortKeys,
  type RetiredSortKey,
  RetiredSortKeys,
  SoftwareKinds,
} from './enums.ts';
import { FacilitiesSummary, FacilityStats, TenantStats } from './statsContract.ts';

export * from './enums.ts';

/** The manager account of a facility. */
export const ManagerAccount = Type.Object({
  /** Whether the manager has changed the generated password. */
  has_changed_password: Type.Boolean(),
});
export interface ManagerAccount extends Static<typeof ManagerAccount> {}

const facilityFields = {
  /** The number of the record. */
  id: Id,
  /** The number that the facility is known by, unique among facilities. */
  facility_number: Type.String(),
  /** The Prime Site ID, unique among facilities; `null` without one. */
  prime_site_id: Nullable(Type.String()),
  /** Whether it is a Prime facility. */
  is_prime: Type.Boolean(),
  /** Whether it was a Prime facility before (FAC-30). */
  was_prime: Type.Boolean(),
  /** The street address. */
  address: Type.String(),
  /** The city. */
  city: Type.String(),
  /** The two-letter code of the state, one of `StateCodes`. */
  state: Type.String(),
  /** The ZIP code. */
  zip_code: Type.String(),
  /** The name of the manager. */
  contact_name: Type.String(),
  /** The e-mail address of the site. */
  email: Type.String(),
  /** The phone number. */
  phone: Type.String(),
  /** The fax number; `null` without one. */
  fax: Nullable(Type.String()),
  /** The account name (Company Name); `null` without one. */
  account_name: Nullable(Type.String()),
  /** The corporate group number; `null` without one. */
  corporate_group: Nullable(Type.String()),
  /** A note for staff; `null` without one. */
  note: Nullable(Type.String()),
  /** The storage-management program; `null` if it is not known yet. */
  software: Nullable(OneOf(SoftwareKinds)),
  /** The number of tenants of the current period. */
  tenant_count: Type.Integer(),
  /** The day on which coverage begins; `null` until it is set. */
  letter_effective_date: Nullable(DaySchema),
  /** The day for which the audit letters are planned; `null` until it is set. */
  initial_letter_send_date: Nullable(DaySchema),
  /** The day for which the enrollment letters are planned; `null` until it is set. */
  follow_up_letter_send_date: Nullable(DaySchema),
  /** The day for which the welcome letters are planned; `null` until it is set. */
  welcome_letter_send_date: Nullable(DaySchema),
  /** The day on which the audit letters were sent; `null` before. */
  initial_letter_sent_date: Nullable(DaySchema),
  /** The day on which the enrollment letters were sent; `null` before. */
  follow_up_letter_sent_date: Nullable(DaySchema),
  /** The day on which the welcome letters were sent; `null` before. */
  welcome_letter_sent_date: Nullable(DaySchema),
  /** The day on which the move-outs were confirmed; `null` before. */
  confirmed_move_outs_date: Nullable(DaySchema),
  /** The day on which it was confirmed that no tenants moved out; `null` before. */
  confirmed_no_move_outs_date: Nullable(DaySchema),
  /**
   * Whether the manager can still tag tenants: `true` for a new facility and after an archive, `false` once the
   * tagging has ended.
   */
  can_tag_removal: Type.Boolean(),
  /** Whether there are tenants and the deadline for tagging, 2 days before the audit letter date, is not over. */
  ready_to_tag: Type.Boolean(),
  /** The manager account; `null` without one. */
  user: Nullable(Ref<ManagerAccount>(ManagerAccount)),
};

/** A facility for staff. `stats` is `null` if the server omits it. */
export const Facility = Type.Object({
  ...facilityFields,
  /** The counts of its tenants; `null` if the server omits them. */
  stats: Nullable(Ref<FacilityStats>(FacilityStats)),
});
export interface Facility extends Static<typeof Facility> {}

/** The facility of the signed-in manager. Its `stats` are `TenantStats`. */
export const ManagedFacility = Type.Object({
  ...facilityFields,
  /** The counts of its tenants. */
  stats: Ref<TenantStats>(TenantStats),
});
export interface ManagedFacility extends Static<typeof ManagedFacility> {}

/** A result of the facility search. */
export const FacilityMatch = Type.Object({
  /** The number of the record. */
  id: Id,
  /** The number that the facility is known by, unique among facilities. */
  facility_number: Type.String(),
  /** The account name (Company Name); `null` without one. */
  account_name: Nullable(Type.String()),
  /** The Prime Site ID, unique among facilities; `null` without one. */
  prime_site_id: Nullable(Type.String()),
  /** The city. */
  city: Type.String(),
  /** The two-letter code of the state. */
  state: Type.String(),
  /** The day on which coverage begins; `null` until it is set. */
  letter_effective_date: Nullable(DaySchema),
  /** The day for which the audit letters are planned; `null` until it is set. */
  initial_letter_send_date: Nullable(DaySchema),
  /** The day for which the enrollment letters are planned; `null` until it is set. */
  follow_up_letter_send_date: Nullable(DaySchema),
});
export interface FacilityMatch extends Static<typeof FacilityMatch> {}

/** The filters of the facility list. Texts match a part; `facility_number` matches the number or the account name. */
export const FacilitiesFilter = Type.Object({
  /** The key of an entry of 'More Filters' (FAC-10). */
  filter: Type.Optional(OneOf(FacilityFilterKeys)),
  /** A part of the account name. */
  account_name: Type.Optional(Type.String({ maxLength: 200 })),
  /** A part of the corporate group number. */
  corporate_group: Type.Optional(Type.String({ maxLength: 200 })),
  /** A part of the facility number or of the account name. */
  facility_number: Type.Optional(Type.String({ maxLength: 200 })),
  /** The storage-management program. */
  software: Type.Optional(OneOf(SoftwareKinds)),
});
export type FacilitiesFilter = Static<typeof FacilitiesFilter>;

/** The query of the facility list: filter, sort and page. */
export const FacilitiesQuery = Type.Object({
  ...FacilitiesFilter.properties,
  ...SortBy(FacilitySortKeys).properties,
  ...PageQuery.properties,
});
export type FacilitiesQuery = FacilitiesFilter & Sort<FacilitySortKey> & PageQuery;

/** A page of facilities, with the counts over all facilities. */
export const FacilitiesPage = Type.Object({
  /** The facilities of the page. */
  data: Type.Array(Ref<Facility>(Facility)),
  /** The position of the page in the list. */
  pagination: Ref<Pagination>(Pagination),
  /** Counts over all facilities, independent of the filters. */
  stats: Ref<FacilitiesSummary>(FacilitiesSummary),
});
export interface FacilitiesPage extends Static<typeof FacilitiesPage> {}

/** A deleted facility with its final counts. */
export const RetiredFacility = Type.Object({
  /** The number of the record. */
  id: Id,
  /** The number of the deleted facility. */
  facility_number: Type.String(),
  /** The storage-management program; `null` without an import. */
  software: Nullable(Type.String()),
  /** The city. */
  city: Type.String(),
  /** The two-letter code of the state. */
  state: Type.String(),
  /** Whether it has ever been a Prime facility. */
  was_prime: Type.Boolean(),
  /** The number of tenants at the end. */
  total: Type.Integer(),
  /** Tenants whose charge was connected. */
  charge_applied: Type.Integer(),
  /** Tenants with the status `selected_coverage`. */
  chose_coverage: Type.Integer(),
  /** Tenants without a status. */
  non_responders: Type.Integer(),
});
export interface RetiredFacility extends Static<typeof RetiredFacility> {}

/** The query of the retired facilities: sort (newest first by default) and page. */
export const RetiredQuery = Type.Object({
  ...SortBy(RetiredSortKeys).properties,
  ...PageQuery.properties,
});
export type RetiredQuery = Sort<RetiredSortKey> & PageQuery;

/** How many tenants were tagged for removal. */
export const FlaggedTenants = Type.Object({
  /** Tenants that are tagged for removal. */
  tenants_flagged: Type.Integer(),
});
export interface FlaggedTenants extends Static<typeof FlaggedTenants> {}

/** A plan that the facility's state allows: '$18 per month for $2,000 coverage'. */
export const Coverage = Type.Object({
  /** The number of the record, for `coverage_id` of a tenant. */
  id: Id,
  /** The whole dollars of the monthly fee. */
  monthly_fee_dollars: Type.Integer(),
  /** The cents beside the dollars, 0 to 99. */
  monthly_fee_cents: Type.Integer(),
  /** The covered amount in dollars. */
  coverage_amount: Type.Integer(),
});
export interface Coverage extends Static<typeof Coverage> {}
