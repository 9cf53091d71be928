import { type Static, Type } from 'typebox';
import { Coverage } from '../facilities/contract.ts';
import { TenantStats } from '../facilities/statsContract.ts';
import {
  DaySchema,
  described,
  Id,
  MomentSchema,
  Nullable,
  OneOf,
  PageQuery,
  Pagination,
  Ref,
  SortDirections,
} from '../values/schema.ts';
import { TenantFilterKeys, TenantSortKeys, TenantStatuses, WaitingFor } from './enums.ts';

export * from './enums.ts';

export const Unit = Type.Object(
  {
    identifier: described('The name of the unit.', Type.String()),
  },
  { title: 'Unit', description: 'A storage unit.' },
);
export interface Unit extends Static<typeof Unit> {}

export const Tenant = Type.Object(
  {
    id: described('The number of the record.', Id),
    first_name: described('The first name; `null` without one.', Nullable(Type.String())),
    last_name: described('The last name; `null` without one.', Nullable(Type.String())),
    address: described('The street address; `null` without one.', Nullable(Type.String())),
    city: described('The city; `null` without one.', Nullable(Type.String())),
    state: described('The state; `null` without one.', Nullable(Type.String())),
    zip_code: described('The ZIP code; `null` without one.', Nullable(Type.String())),
    country: described('The country; `null` without one.', Nullable(Type.String())),
    phone: described('The phone number; `null` without one.', Nullable(Type.String())),
    email: described('The e-mail address; `null` without one.', Nullable(Type.String())),
    unit: described('The first unit; `null` without one.', Nullable(Type.String())),
    units: described('All units.', Type.Array(Ref<Unit>(Unit))),
    move_in_date: described(
      'The day of the move-in; `null` if it is unknown.',
      Nullable(DaySchema),
    ),
    billing_date: described(
      'The billing date or the day through which rent is paid, as the rent roll gives it; `null` if it is unknown.',
      Nullable(DaySchema),
    ),
    billing_anniversary: described(
      'The billing anniversary, as the rent roll spells it; `null` without one.',
      Nullable(Type.String()),
    ),
    status: described(
      'The answer of the tenant; `null` means no response.',
      Nullable(OneOf(TenantStatuses)),
    ),
    facility_id: described('The facility.', Id),
    facility_number: described('The number of the facility.', Type.String()),
    coverage_id: described('The selected coverage; `null` without one.', Nullable(Id)),
    coverage: Type.Optional(
      described('The plan of `coverage_id`, in lists.', Nullable(Ref<Coverage>(Coverage))),
    ),
    charge_applied: described('Whether the charge is connected.', Type.Boolean()),
    charge_apply_date: described(
      'The day from which the charge can be connected: the letter effective date of the facility, unless staff set another one; `null` without either.',
      Nullable(DaySchema),
    ),
    charge_applied_date: described(
      'The day on which the charge was connected; `null` before.',
      Nullable(DaySchema),
    ),
    charge_confirmed_date: described(
      'The day on which staff confirmed the charge; `null` before.',
      Nullable(DaySchema),
    ),
    payment_confirmed_date: described(
      'The day on which staff confirmed the payment; `null` before.',
      Nullable(DaySchema),
    ),
    tagged_for_removal: described(
      'Whether the manager has tagged the tenant as moved out.',
      Type.Boolean(),
    ),
    note: described(
      'The note, which managers can read; `null` without one.',
      Nullable(Type.String()),
    ),
    monitor_note: described(
      'The note of staff; `null` without one, and for managers.',
      Nullable(Type.String()),
    ),
    initial_letter_sent_date: described(
      'The day on which the audit letter was made; `null` before.',
      Nullable(DaySchema),
    ),
    follow_up_letter_sent_date: described(
      'The day on which the enrollment letter was made; `null` before.',
      Nullable(DaySchema),
    ),
    welcome_letter_sent_date: described(
      'The day on which the welcome letter was made; `null` before.',
      Nullable(DaySchema),
    ),
  },
  { title: 'Tenant', description: 'A tenant. `monitor_note` is `null` for managers.' },
);
export interface Tenant extends Static<typeof Tenant> {}

export const TenantFilterChoice = Type.Object(
  {
    key: described('The value of `filter`.', OneOf(TenantFilterKeys)),
    label: described('The text of the choice.', Type.String()),
    count: described('The number of tenants.', Type.Integer()),
  },
  { title: 'TenantFilterChoice', description: 'A choice of a filter with its number of tenants.' },
);
export interface TenantFilterChoice extends Static<typeof TenantFilterChoice> {}

export const TableInfo = Type.Object(
  {
    incomplete_address: described('Tenants whose address lacks a part.', Type.Integer()),
  },
  { title: 'TableInfo', description: 'Counts beside a list of tenants.' },
);
export interface TableInfo extends Static<typeof TableInfo> {}

export const TenantsFilter = Type.Object(
  {
    filter: Type.Optional(
      described(
        'The key of a filter choice. It applies together with `status`.',
        OneOf(TenantFilterKeys),
      ),
    ),
    status: Type.Optional(
      described('The key of a status, with the words of `filter`.', OneOf(TenantFilterKeys)),
    ),
    name: Type.Optional(described('A part of the name.', Type.String({ maxLength: 200 }))),
    unit: Type.Optional(described('A part of the unit.', Type.String({ maxLength: 200 }))),
    facility_number: Type.Optional(
      described('A part of the facility number.', Type.String({ maxLength: 200 })),
    ),
    facility_id: Type.Optional(
      described('Exactly one facility, whatever `facility_number` says.', Id),
    ),
    tagged_for_removal: Type.Optional(
      described('Whether to list only tenants that are tagged for removal.', Type.Boolean()),
    ),
    incomplete_address: Type.Optional(
      described(
        'Whether to list only tenants with an incomplete address, whom no letter reaches.',
        Type.Boolean(),
      ),
    ),
    waiting_for: Type.Optional(
      described(
        'Only tenants whose charge is not connected, whose payment is not confirmed, or who have no coverage and are charged (DUE-17, DUE-22).',
        OneOf(WaitingFor),
      ),
    ),
  },
  { title: 'TenantsFilter', description: 'The filters of the tenant list. Texts match a part.' },
);
export type TenantsFilter = Static<typeof TenantsFilter>;

export const TenantsSort = Type.Object(
  {
    sort_by: Type.Optional(described('The field to sort by.', OneOf(TenantSortKeys))),
    sort_dir: Type.Optional(described('The order, ascending by default.', OneOf(SortDirections))),
  },
  { title: 'TenantsSort', description: 'The sort of the tenant list.' },
);
export type TenantsSort = Static<typeof TenantsSort>;

export const TenantsPage = Type.Object(
  {
    data: described('The tenants of the page.', Type.Array(Ref<Tenant>(Tenant))),
    filters: described(
      'The choices of `filter` with their counts.',
      Type.Array(Ref<TenantFilterChoice>(TenantFilterChoice)),
    ),
    info: described('Counts beside the list.', Ref<TableInfo>(TableInfo)),
    stats: described('Counts over the tenants.', Ref<TenantStats>(TenantStats)),
    pagination: described('The position of the page in the list.', Ref<Pagination>(Pagination)),
  },
  {
    title: 'TenantsPage',
    description: 'A page of tenants, with the filter choices and the counts over all tenants.',
  },
);
export interface TenantsPage extends Static<typeof TenantsPage> {}

export const FacilityTenantsFilter = Type.Object(
  {
    filter: Type.Optional(described('The key of a filter choice.', OneOf(TenantFilterKeys))),
    full_name: Type.Optional(
      described(
        'A part of the full name; with a digit, also a part of a unit (TEN-87).',
        Type.String({ maxLength: 200 }),
      ),
    ),
    tagged_for_removal: Type.Optional(
      described('Whether to list only tenants that are tagged for removal.', Type.Boolean()),
    ),
    incomplete_address: Type.Optional(
      described(
        'Whether to list only tenants with an incomplete address, whom no letter reaches.',
        Type.Boolean(),
      ),
    ),
  },
  { title: 'FacilityTenantsFilter', description: "The filters of a facility's tenants." },
);
export type FacilityTenantsFilter = Static<typeof FacilityTenantsFilter>;

export const FacilityTenantsQuery = Type.Object(
  {
    ...FacilityTenantsFilter.properties,
    ...PageQuery.properties,
  },
  {
    title: 'FacilityTenantsQuery',
    description: "The query of a facility's tenants: filter, part of the name, and page.",
  },
);
export type FacilityTenantsQuery = FacilityTenantsFilter & PageQuery;

export const DeletedTenant = Type.Object(
  {
    id: described('The number of the record, for `restore`.', Id),
    first_name: described('The first name; `null` without one.', Nullable(Type.String())),
    last_name: described('The last name; `null` without one.', Nullable(Type.String())),
    unit: described('The first unit; `null` without one.', Nullable(Type.String())),
    units: described('All units.', Type.Array(Ref<Unit>(Unit))),
    facility_number: described('The number of the facility.', Type.String()),
    deleted_at: described('When the tenant was deleted.', MomentSchema),
    user: described('The name of the user who deleted the tenant.', Nullable(Type.String())),
  },
  { title: 'DeletedTenant', description: 'A deleted tenant that an admin can restore.' },
);
export interface DeletedTenant extends Static<typeof DeletedTenant> {}

export const DeletedTenantsPage = Type.Object(
  {
    data: described(
      'The deleted tenants of the page.',
      Type.Array(Ref<DeletedTenant>(DeletedTenant)),
    ),
    pagination: described('The position of the page in the list.', Ref<Pagination>(Pagination)),
  },
  { title: 'DeletedTenantsPage', description: 'A page of the bin.' },
);
export interface DeletedTenantsPage extends Static<typeof DeletedTenantsPage> {}
