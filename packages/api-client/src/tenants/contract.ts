import { type Static, Type } from 'typebox';
import { TenantStats } from '../facilities/statsContract.ts';
import {
  DaySchema,
  Id,
  MomentSchema,
  Nullable,
  OneOf,
  PageQuery,
  Pagination,
  Ref,
  SortDirections,
} from '../values/schema.ts';
import { TenantFilterKeys, TenantSortKeys, TenantStatuses } from './enums.ts';

export * from './enums.ts';

/** A storage unit. */
export const Unit = Type.Object({
  /** The name of the unit. */
  identifier: Type.String(),
});
export interface Unit extends Static<typeof Unit> {}

/** A tenant. `monitor_note` is `null` for managers. */
export const Tenant = Type.Object({
  /** The number of the record. */
  id: Id,
  /** The first name; `null` without one. */
  first_name: Nullable(Type.String()),
  /** The last name; `null` without one. */
  last_name: Nullable(Type.String()),
  /** The street address; `null` without one. */
  address: Nullable(Type.String()),
  /** The city; `null` without one. */
  city: Nullable(Type.String()),
  /** The state; `null` without one. */
  state: Nullable(Type.String()),
  /** The ZIP code; `null` without one. */
  zip_code: Nullable(Type.String()),
  /** The country; `null` without one. */
  country: Nullable(Type.String()),
  /** The first unit; `null` without one. */
  unit: Nullable(Type.String()),
  /** All units. */
  units: Type.Array(Ref<Unit>(Unit)),
  /** The day of the move-in; `null` if it is unknown. */
  move_in_date: Nullable(DaySchema),
  /** The billing date or the day through which rent is paid, as the rent roll gives it; `null` if it is unknown. */
  billing_date: Nullable(DaySchema),
  /** The billing anniversary, as the rent roll spells it; `null` without one. */
  billing_anniversary: Nullable(Type.String()),
  /** The answer of the tenant; `null` means no response. */
  status: Nullable(OneOf(TenantStatuses)),
  /** The facility. */
  facility_id: Id,
  /** The number of the facility. */
  facility_number: Type.String(),
  /** The selected coverage; `null` without one. */
  coverage_id: Nullable(Id),
  /** Whether the charge is connected. */
  charge_applied: Type.Boolean(),
  /**
   * The day from which the charge can be connected: the letter effective date of the facility, unless staff set
   * another one; `null` without either.
   */
  charge_apply_date: Nullable(DaySchema),
  /** The day on which the charge was connected; `null` before. */
  charge_applied_date: Nullable(DaySchema),
  /** The day on which staff confirmed the charge; `null` before. */
  charge_confirmed_date: Nullable(DaySchema),
  /** The day on which staff confirmed the payment; `null` before. */
  payment_confirmed_date: Nullable(DaySchema),
  /** Whether the manager has tagged the tenant as moved out. */
  tagged_for_removal: Type.Boolean(),
  /** The note, which managers can read; `null` without one. */
  note: Nullable(Type.String()),
  /** The note of staff; `null` without one, and for managers. */
  monitor_note: Nullable(Type.String()),
  /** The day on which the audit letter was made; `null` before. */
  initial_letter_sent_date: Nullable(DaySchema),
  /** The day on which the enrollment letter was made; `null` before. */
  follow_up_letter_sent_date: Nullable(DaySchema),
  /** The day on which the welcome letter was made; `null` before. */
  welcome_letter_sent_date: Nullable(DaySchema),
});
export interface Tenant extends Static<typeof Tenant> {}

/** A choice of a filter with its number of tenants. */
export const TenantFilterChoice = Type.Object({
  /** The value of `filter`. */
  key: OneOf(TenantFilterKeys),
  /** The text of the choice. */
  label: Type.String(),
  /** The number of tenants. */
  count: Type.Integer(),
});
export interface TenantFilterChoice extends Static<typeof TenantFilterChoice> {}

/** Counts beside a list of tenants. */
export const TableInfo = Type.Object({
  /** Tenants whose address lacks a part. */
  incomplete_address: Type.Integer(),
});
export interface TableInfo extends Static<typeof TableInfo> {}

/** The filters of the tenant list. Texts match a part. */
export const TenantsFilter = Type.Object({
  /** The key of a filter choice. It applies together with `status`. */
  filter: Type.Optional(OneOf(TenantFilterKeys)),
  /** The key of a status, with the words of `filter`. */
  status: Type.Optional(OneOf(TenantFilterKeys)),
  /** A part of the name. */
  name: Type.Optional(Type.String({ maxLength: 200 })),
  /** A part of the unit. */
  unit: Type.Optional(Type.String({ maxLength: 200 })),
  /** A part of the facility number. */
  facility_number: Type.Optional(Type.String({ maxLength: 200 })),
  /** Whether to list only tenants that are tagged for removal. */
  tagged_for_removal: Type.Optional(Type.Boolean()),
  /** Whether to list only tenants with an incomplete address, whom no letter reaches. */
  incomplete_address: Type.Optional(Type.Boolean()),
});
export type TenantsFilter = Static<typeof TenantsFilter>;

/** The sort of the tenant list. */
export const TenantsSort = Type.Object({
  /** The field to sort by. */
  sort_by: Type.Optional(OneOf(TenantSortKeys)),
  /** The order, ascending by default. */
  sort_dir: Type.Optional(OneOf(SortDirections)),
});
export type TenantsSort = Static<typeof TenantsSort>;

/** A page of tenants, with the filter choices and the counts over all tenants. */
export const TenantsPage = Type.Object({
  /** The tenants of the page. */
  data: Type.Array(Ref<Tenant>(Tenant)),
  /** The choices of `filter` with their counts. */
  filters: Type.Array(Ref<TenantFilterChoice>(TenantFilterChoice)),
  /** Counts beside the list. */
  info: Ref<TableInfo>(TableInfo),
  /** Counts over the tenants. */
  stats: Ref<TenantStats>(TenantStats),
  /** The position of the page in the list. */
  pagination: Ref<Pagination>(Pagination),
});
export interface TenantsPage extends Static<typeof TenantsPage> {}

/** The filters of a facility's tenants. */
export const FacilityTenantsFilter = Type.Object({
  /** The key of a filter choice. */
  filter: Type.Optional(OneOf(TenantFilterKeys)),
  /** A part of the full name; with a digit, also a part of a unit (TEN-87). */
  full_name: Type.Optional(Type.String({ maxLength: 200 })),
  /** Whether to list only tenants that are tagged for removal. */
  tagged_for_removal: Type.Optional(Type.Boolean()),
  /** Whether to list only tenants with an incomplete address, whom no letter reaches. */
  incomplete_address: Type.Optional(Type.Boolean()),
});
export type FacilityTenantsFilter = Static<typeof FacilityTenantsFilter>;

/** The query of a facility's tenants: filter, part of the name, and page. */
export const FacilityTenantsQuery = Type.Object({
  ...FacilityTenantsFilter.properties,
  ...PageQuery.properties,
});
export type FacilityTenantsQuery = FacilityTenantsFilter & PageQuery;

/** A deleted tenant that an admin can restore. */
export const DeletedTenant = Type.Object({
  /** The number of the record, for `restore`. */
  id: Id,
  /** The first name; `null` without one. */
  first_name: Nullable(Type.String()),
  /** The last name; `null` without one. */
  last_name: Nullable(Type.String()),
  /** The first unit; `null` without one. */
  unit: Nullable(Type.String()),
  /** The number of the facility. */
  facility_number: Type.String(),
  /** When the tenant was deleted. */
  deleted_at: MomentSchema,
  /** The name of the user who deleted the tenant. */
  user: Nullable(Type.String()),
});
export interface DeletedTenant extends Static<typeof DeletedTenant> {}

/** A page of the bin. */
export const DeletedTenantsPage = Type.Object({
  /** The deleted tenants of the page. */
  data: Type.Array(Ref<DeletedTenant>(DeletedTenant)),
  /** The position of the page in the list. */
  pagination: Ref<Pagination>(Pagination),
});
export interface DeletedTenantsPage extends Static<typeof DeletedTenantsPage> {}
