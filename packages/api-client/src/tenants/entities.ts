import {
  count,
  day,
  flag,
  id,
  ifGiven,
  list,
  nullable,
  optionalList,
  optionalText,
  record,
  requiredMoment,
  requiredText,
  text,
  unlessOmitted,
  type Values,
  word,
} from '../decode/fields.ts';
import { type Page, pageFields, pageOf } from '../decode/listPage.ts';
import { coverage, tenantStats } from '../facilities/entities.ts';
import { TenantStatuses } from './enums.ts';

const unitFields = { identifier: requiredText };
export interface Unit extends Values<typeof unitFields> {}
export const unit = record<Unit>(unitFields);

const units = optionalList(unit);

const tenantFields = {
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
  status: nullable(word(TenantStatuses)),
  facility_id: id,
  facility_number: text,
  coverage_id: nullable(id),
  coverage: ifGiven(nullable(coverage)),
  charge_applied: flag,
  charged_coverage_id: ifGiven(nullable(id)),
  charged_coverage: ifGiven(nullable(coverage)),
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
};
export interface Tenant extends Values<typeof tenantFields> {}
export const tenant = record<Tenant>(tenantFields);

const tenantFilterChoiceFields = { key: requiredText, label: text, count };
/** A choice of a filter. The server may have more keys than `TenantFilterKeys`. */
export interface TenantFilterChoice extends Values<typeof tenantFilterChoiceFields> {}
export const tenantFilterChoice = record<TenantFilterChoice>(tenantFilterChoiceFields);

export const tenantFilterChoices = list(tenantFilterChoice);

const tableInfoFields = { incomplete_address: count };
export interface TableInfo extends Values<typeof tableInfoFields> {}
export const tableInfo = record<TableInfo>(tableInfoFields);

const tenantsPageFields = {
  ...pageFields(tenant),
  filters: unlessOmitted(tenantFilterChoices, null),
  info: unlessOmitted(tableInfo, null),
  stats: unlessOmitted(tenantStats, null),
};
export interface TenantsPage extends Values<typeof tenantsPageFields> {}
export const tenantsPage = record<TenantsPage>(tenantsPageFields);

const facilityTenantsPageFields = {
  ...pageFields(tenant),
  info: unlessOmitted(tableInfo, null),
};
export interface FacilityTenantsPage extends Values<typeof facilityTenantsPageFields> {}
export const facilityTenantsPage = record<FacilityTenantsPage>(facilityTenantsPageFields);

const deletedTenantFields = {
  id,
  first_name: optionalText,
  last_name: optionalText,
  unit: optionalText,
  units,
  facility_number: text,
  deleted_at: requiredMoment,
  user: optionalText,
};
export interface DeletedTenant extends Values<typeof deletedTenantFields> {}
export const deletedTenant = record<DeletedTenant>(deletedTenantFields);

export const tenantPage = pageOf(tenant);
export const deletedTenantsPage = pageOf(deletedTenant);
export interface DeletedTenantsPage extends Page<DeletedTenant> {}
