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
  SortDirections,
} from '../values/schema.ts';
import { TenantFilterKeys, TenantSortKeys, TenantStatuses } from './enums.ts';

export * from './enums.ts';

/** A storage unit. */
export const Unit = Type.Object({ identifier: Type.String() });
export type Unit = Static<typeof Unit>;

/** A tenant. `monitor_note` is `null` for managers. */
export const Tenant = Type.Object({
  id: Id,
  first_name: Nullable(Type.String()),
  last_name: Nullable(Type.String()),
  address: Nullable(Type.String()),
  city: Nullable(Type.String()),
  state: Nullable(Type.String()),
  zip_code: Nullable(Type.String()),
  country: Nullable(Type.String()),
  unit: Nullable(Type.String()),
  units: Type.Array(Unit),
  move_in_date: Nullable(DaySchema),
  billing_date: Nullable(DaySchema),
  billing_anniversary: Nullable(Type.String()),
  status: Nullable(OneOf(TenantStatuses)),
  facility_id: Id,
  facility_number: Type.String(),
  coverage_id: Nullable(Id),
  charge_applied: Type.Boolean(),
  charge_apply_date: Nullable(DaySchema),
  charge_applied_date: Nullable(DaySchema),
  charge_confirmed_date: Nullable(DaySchema),
  payment_confirmed_date: Nullable(DaySchema),
  tagged_for_removal: Type.Boolean(),
  note: Nullable(Type.String()),
  monitor_note: Nullable(Type.String()),
  initial_letter_sent_date: Nullable(DaySchema),
  follow_up_letter_sent_date: Nullable(DaySchema),
  welcome_letter_sent_date: Nullable(DaySchema),
});
export type Tenant = Static<typeof Tenant>;

/** A choice of a filter with its number of tenants. */
export const TenantFilterChoice = Type.Object({
  key: OneOf(TenantFilterKeys),
  label: Type.String(),
  count: Type.Integer(),
});
export type TenantFilterChoice = Static<typeof TenantFilterChoice>;

/** Counts beside a list of tenants. */
export const TableInfo = Type.Object({ incomplete_address: Type.Integer() });
export type TableInfo = Static<typeof TableInfo>;

/** The filters of the tenant list. Texts match a part. */
export const TenantsFilter = Type.Object({
  filter: Type.Optional(OneOf(TenantFilterKeys)),
  status: Type.Optional(OneOf(TenantFilterKeys)),
  name: Type.Optional(Type.String({ maxLength: 200 })),
  unit: Type.Optional(Type.String({ maxLength: 200 })),
  facility_number: Type.Optional(Type.String({ maxLength: 200 })),
  tagged_for_removal: Type.Optional(Type.Boolean()),
});
export type TenantsFilter = Static<typeof TenantsFilter>;

/** The sort of the tenant list. */
export const TenantsSort = Type.Object({
  sort_by: Type.Optional(OneOf(TenantSortKeys)),
  sort_dir: Type.Optional(OneOf(SortDirections)),
});
export type TenantsSort = Static<typeof TenantsSort>;

/** A page of tenants, with the filter choices and the counts over all tenants. */
export const TenantsPage = Type.Object({
  data: Type.Array(Tenant),
  filters: Type.Array(TenantFilterChoice),
  info: TableInfo,
  stats: TenantStats,
  pagination: Pagination,
});
export type TenantsPage = Static<typeof TenantsPage>;

/** The query of a facility's tenants: filter, part of the name, and page. */
export const FacilityTenantsQuery = Type.Interface(
  [
    PageQuery,
    Type.Object({
      filter: Type.Optional(OneOf(TenantFilterKeys)),
      full_name: Type.Optional(Type.String({ maxLength: 200 })),
    }),
  ],
  {},
);
export type FacilityTenantsQuery = Static<typeof FacilityTenantsQuery>;

/** The fields that a write can compare with the values that the sender started from. */
const seenFields = [
  ...(['first_name', 'last_name', 'address', 'city', 'state', 'zip_code', 'country'] as const),
  ...(['unit', 'units', 'move_in_date', 'billing_date', 'status', 'coverage_id'] as const),
  ...(['charge_applied', 'charge_confirmed_date', 'tagged_for_removal'] as const),
  ...(['note', 'monitor_note'] as const),
] as const;

/** The values that the sender started from. If the stored tenant differs, the call fails with 409. */
export const TenantSeen = Type.Partial(Type.Pick(Tenant, seenFields));
export type TenantSeen = Static<typeof TenantSeen>;

/** `TenantSeen` as JSON text, for one field of a form. */
export const SeenText = Type.Optional(Type.String({ maxLength: 20_000 }));

const text = Type.Optional(Nullable(Type.String({ maxLength: 500 })));
const day = Type.Optional(Nullable(Type.String({ maxLength: 40 })));

/** The fields of a tenant that a manager may change. */
export const ManagerTenantChanges = Type.Object({
  first_name: text,
  last_name: text,
  address: text,
  city: text,
  state: text,
  zip_code: text,
  country: text,
  unit: text,
  units: text,
  move_in_date: day,
  billing_date: day,
  note: Type.Optional(Nullable(Type.String({ maxLength: 5000 }))),
  status: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
  coverage_id: Type.Optional(Nullable(Id)),
  charge_applied: Type.Optional(Type.Boolean()),
});
export type ManagerTenantChanges = Static<typeof ManagerTenantChanges>;

/** The fields of a tenant that staff may change. */
export const TenantChanges = Type.Interface([ManagerTenantChanges], {
  charge_apply_date: day,
  charge_confirmed: Type.Optional(Type.Boolean()),
  untag: Type.Optional(Type.Boolean()),
  monitor_note: Type.Optional(Nullable(Type.String({ maxLength: 5000 }))),
});
export type TenantChanges = Static<typeof TenantChanges>;

/** A deleted tenant that an admin can restore. */
export const DeletedTenant = Type.Object({
  id: Id,
  first_name: Nullable(Type.String()),
  last_name: Nullable(Type.String()),
  unit: Nullable(Type.String()),
  facility_number: Type.String(),
  deleted_at: MomentSchema,
  /** The name of the user who deleted the tenant. */
  user: Nullable(Type.String()),
});
export type DeletedTenant = Static<typeof DeletedTenant>;

/** A page of the bin. */
export const DeletedTenantsPage = Type.Object({
  data: Type.Array(DeletedTenant),
  pagination: Pagination,
});
