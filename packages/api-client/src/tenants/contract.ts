import { type Static, Type } from 'typebox';
import { schemaOf } from '../decode/schemaOf.ts';
import {
  described,
  Id,
  ListQuery,
  OneOf,
  OptionalFlag,
  OptionalText,
  type PageQuery,
  type Sort,
  SortBy,
} from '../values/schema.ts';
import * as entities from './entities.ts';
import { TenantFilterKeys, type TenantSortKey, TenantSortKeys, WaitingFor } from './enums.ts';

export * from './enums.ts';

export const Unit = schemaOf(entities.unit, 'Unit', 'A storage unit.', {
  identifier: 'The name of the unit.',
});
export type Unit = entities.Unit;

export const Tenant = schemaOf(
  entities.tenant,
  'Tenant',
  'A tenant. `monitor_note` is `null` for managers.',
  {
    unit: 'The first unit.',
    billing_date:
      'The billing date or the day through which rent is paid, as the rent roll gives it.',
    billing_anniversary: 'The billing anniversary, as the rent roll spells it.',
    status: 'The answer of the tenant; `null` means no response.',
    coverage: 'The plan of `coverage_id`, in lists.',
    charge_applied: 'Whether the charge is connected.',
    charged_coverage_id:
      'The coverage of the charge; `null` without a charge, and for a charge of `coverage_id`.',
    charged_coverage: 'The plan of `charged_coverage_id`, in lists.',
    charge_apply_date:
      'The day from which the charge can be connected: the letter effective date of the facility, unless staff set another one; `null` without either.',
    tagged_for_removal: 'Whether the manager has tagged the tenant as moved out.',
    note: 'The note, which managers can read.',
    monitor_note: 'The note of staff; `null` for managers.',
    initial_letter_sent_date: 'The day on which the audit letter was made.',
    follow_up_letter_sent_date: 'The day on which the enrollment letter was made.',
    welcome_letter_sent_date: 'The day on which the welcome letter was made.',
  },
);
export type Tenant = entities.Tenant;

export const TenantFilterChoice = schemaOf(
  entities.tenantFilterChoice,
  'TenantFilterChoice',
  'A choice of a filter: the value of `filter`, its text, and its number of tenants.',
);
export type TenantFilterChoice = entities.TenantFilterChoice;

export const TableInfo = schemaOf(
  entities.tableInfo,
  'TableInfo',
  'Counts beside a list of tenants.',
  {
    incomplete_address: 'Tenants whose address lacks a part.',
  },
);
export type TableInfo = entities.TableInfo;

const someTenants = {
  tagged_for_removal: OptionalFlag('Whether to list only tenants that are tagged for removal.'),
  incomplete_address: OptionalFlag(
    'Whether to list only tenants with an incomplete address, whom no letter reaches.',
  ),
};

export const TenantsFilter = Type.Object(
  {
    filter: Type.Optional(
      OneOf(TenantFilterKeys, 'The key of a filter choice. It applies together with `status`.'),
    ),
    status: Type.Optional(
      OneOf(TenantFilterKeys, 'The key of a status, with the words of `filter`.'),
    ),
    name: OptionalText('A part of the name.'),
    unit: OptionalText('A part of the unit.'),
    facility_number: OptionalText('A part of the facility number.'),
    facility_id: Type.Optional(
      described('Exactly one facility, whatever `facility_number` says.', Id),
    ),
    ...someTenants,
    waiting_for: Type.Optional(
      OneOf(
        WaitingFor,
        'Only tenants whose charge is not connected, whose payment is not confirmed, whose charge is of another coverage, or who have no coverage and are charged (DUE-17, DUE-22, DUE-26).',
      ),
    ),
  },
  { title: 'TenantsFilter', description: 'The filters of the tenant list. Texts match a part.' },
);
export type TenantsFilter = Static<typeof TenantsFilter>;

export const TenantsSort = SortBy(TenantSortKeys);
export type TenantsSort = Sort<TenantSortKey>;

export const TenantsPage = schemaOf(
  entities.tenantsPage,
  'TenantsPage',
  'A page of tenants, with the filter choices and the counts over all tenants.',
  {
    filters: 'The choices of `filter` with their counts.',
    info: 'Counts beside the list.',
    stats: 'Counts over the tenants.',
  },
);
export type TenantsPage = entities.TenantsPage;

export const FacilityTenantsFilter = Type.Object(
  {
    filter: Type.Optional(OneOf(TenantFilterKeys, 'The key of a filter choice.')),
    full_name: OptionalText(
      'A part of the full name; with a digit, also a part of a unit (TEN-87).',
    ),
    ...someTenants,
    waiting_for: Type.Optional(
      OneOf(
        WaitingFor,
        'Only tenants whose charge can be connected now, or another choice of `WaitingFor`.',
      ),
    ),
  },
  { title: 'FacilityTenantsFilter', description: "The filters of a facility's tenants." },
);
export type FacilityTenantsFilter = Static<typeof FacilityTenantsFilter>;

export const FacilityTenantsQuery = ListQuery(
  'FacilityTenantsQuery',
  "The query of a facility's tenants: filter, sort and page.",
  FacilityTenantsFilter,
  TenantSortKeys,
);
export type FacilityTenantsQuery = FacilityTenantsFilter & TenantsSort & PageQuery;

export const DeletedTenant = schemaOf(
  entities.deletedTenant,
  'DeletedTenant',
  'A deleted tenant that an admin can restore.',
  {
    id: 'The number of the record, for `restore`.',
    user: 'The name of the user who deleted the tenant.',
  },
);
export type DeletedTenant = entities.DeletedTenant;

export const DeletedTenantsPage = schemaOf(
  entities.deletedTenantsPage,
  'DeletedTenantsPage',
  'A page of the bin.',
);
export type DeletedTenantsPage = entities.DeletedTenantsPage;
