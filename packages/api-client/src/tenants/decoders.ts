import {
  day,
  flag,
  id,
  ifGiven,
  list,
  nullable,
  number,
  optionalList,
  optionalText,
  record,
  requiredMoment,
  requiredText,
  text,
  word,
} from '../decode/decoders.ts';
import { type Page, pageFields, pageOf } from '../decode/listPage.ts';
import { coverage } from '../facilities/decoders.ts';
import type { TenantStats } from '../facilities/statsContract.ts';
import type { DeletedTenant, TableInfo, Tenant, Unit } from './contract.ts';
import type { TenantStatus } from './enums.ts';
import type { TenantFilterChoice } from './filters.ts';
import { tenantStats } from './statsDecoder.ts';

const units = optionalList(record<Unit>({ identifier: requiredText }));

export const tenant = record<Tenant>({
  id,
  first_name: optionalText,
  last_name: optionalText,
  address: optionalText,
  city: optionalText,
  state: optionalText,
  zip_code: optionalText,
  country: optionalText,
  phone: optionalText,
  email: optionalText,
  unit: optionalText,
  units,
  move_in_date: day,
  billing_date: day,
  billing_anniversary: optionalText,
  status: nullable(word<TenantStatus>()),
  facility_id: id,
  facility_number: text,
  coverage_id: nullable(id),
  coverage: ifGiven(nullable(coverage)),
  charge_applied: flag,
  charge_apply_date: day,
  charge_applied_date: day,
  charge_confirmed_date: day,
  payment_confirmed_date: day,
  tagged_for_removal: flag,
  note: optionalText,
  monitor_note: optionalText,
  initial_letter_sent_date: day,
  follow_up_letter_sent_date: day,
  welcome_letter_sent_date: day,
});

export const tenantFilterChoices = list(
  record<TenantFilterChoice>({ key: requiredText, label: text, count: number }),
);

const tableInfo = record<TableInfo>({ incomplete_address: number });

export const tenantPage = pageOf(tenant);

export const deletedTenantsPage = pageOf(
  record<DeletedTenant>({
    id,
    first_name: optionalText,
    last_name: optionalText,
    unit: optionalText,
    units,
    facility_number: text,
    deleted_at: requiredMoment,
    user: optionalText,
  }),
);

/** One page of a facility's tenants. `info` is `null` if the server omits it. */
export interface FacilityTenantsPage extends Page<Tenant> {
  /** Counts beside the list; `null` if the server omits them. */
  info: TableInfo | null;
}

export const facilityTenantsPage = record<FacilityTenantsPage>({
  ...pageFields(tenant),
  info: nullable(tableInfo),
});

/** One page of all tenants, with filter choices and counts. Each is `null` if the server omits it. */
export interface TenantsPage extends Page<Tenant> {
  /** The choices of `filter` with their counts; `null` if the server omits them. */
  filters: TenantFilterChoice[] | null;
  /** Counts beside the list; `null` if the server omits them. */
  info: TableInfo | null;
  /** Counts over the tenants; `null` if the server omits them. */
  stats: TenantStats | null;
}

export const tenantsPage = record<TenantsPage>({
  ...pageFields(tenant),
  filters: nullable(tenantFilterChoices),
  info: nullable(tableInfo),
  stats: nullable(tenantStats),
});
