import { type Static, Type } from 'typebox';
import { TenantStats } from '../facilities/contract.ts';
import {
  DaySchema,
  Id,
  Nullable,
  OneOf,
  PageQuery,
  Pagination,
  SortDirections,
} from '../http/schema.ts';
import { TenantFilterKeys, TenantSortKeys, TenantStatuses } from './words.ts';

export * from './words.ts';

/** A storage unit, by what stands on its door. */
export const Unit = Type.Object({ identifier: Type.String() });
export type Unit = Static<typeof Unit>;

/** A tenant as everybody sees it who may see it. */
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

/** A choice of a filter, with how many tenants it would show. */
export const TenantFilterChoice = Type.Object({
  key: OneOf(TenantFilterKeys),
  label: Type.String(),
  count: Type.Integer(),
});
export type TenantFilterChoice = Static<typeof TenantFilterChoice>;

/** What is to be said beside a list of tenants. */
export const TableInfo = Type.Object({ incomplete_address: Type.Integer() });
export type TableInfo = Static<typeof TableInfo>;

/** What narrows the list of tenants. Texts match a part. */
export const TenantsFilter = Type.Object({
  filter: Type.Optional(OneOf(TenantFilterKeys)),
  status: Type.Optional(OneOf(TenantFilterKeys)),
  name: Type.Optional(Type.String({ maxLength: 200 })),
  unit: Type.Optional(Type.String({ maxLength: 200 })),
  facility_number: Type.Optional(Type.String({ maxLength: 200 })),
  tagged_for_removal: Type.Optional(Type.Boolean()),
});
export type TenantsFilter = Static<typeof TenantsFilter>;

/** How the list of tenants is sorted. */
export const TenantsOrder = Type.Object({
  sort_by: Type.Optional(OneOf(TenantSortKeys)),
  sort_dir: Type.Optional(OneOf(SortDirections)),
});
export type TenantsOrder = Static<typeof TenantsOrder>;

/** A page of tenants, with the filters to choose from and the numbers over all of them. */
export const TenantsPage = Type.Object({
  data: Type.Array(Tenant),
  filters: Type.Array(TenantFilterChoice),
  info: TableInfo,
  stats: TenantStats,
  pagination: Pagination,
});
export type TenantsPage = Static<typeof TenantsPage>;

/** The list of one facility: its filter, a part of the name, and the page. */
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

/** The fields that a writing call can compare with what its sender saw. */
const seenFields = [
  ...(['first_name', 'last_name', 'address', 'city', 'state', 'zip_code', 'country'] as const),
  ...(['unit', 'units', 'move_in_date', 'billing_date', 'status', 'coverage_id'] as const),
  ...(['charge_applied', 'charge_confirmed_date', 'tagged_for_removal'] as const),
  ...(['note', 'monitor_note'] as const),
] as const;

/** What the sender saw before a change. Where the record differs by now, the call is refused with 409. */
export const TenantSeen = Type.Partial(Type.Pick(Tenant, seenFields));
export type TenantSeen = Static<typeof TenantSeen>;

/** `TenantSeen` as JSON: one value beside the fields of a form. */
export const SeenText = Type.Optional(Type.String({ maxLength: 20_000 }));

const text = Type.Optional(Nullable(Type.String({ maxLength: 500 })));
const day = Type.Optional(Nullable(Type.String({ maxLength: 40 })));

/** What a manager may change of a tenant of the own facility. */
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

/** What staff may change of a tenant. */
export const TenantChanges = Type.Interface([ManagerTenantChanges], {
  charge_apply_date: day,
  charge_confirmed: Type.Optional(Type.Boolean()),
  untag: Type.Optional(Type.Boolean()),
  monitor_note: Type.Optional(Nullable(Type.String({ maxLength: 5000 }))),
});
export type TenantChanges = Static<typeof TenantChanges>;
