import {
  count,
  id,
  ifGiven,
  list,
  nullable,
  optionalText,
  record,
  text,
  type Values,
  word,
} from '../decode/fields.ts';
import { facilityMatch } from '../facilities/entities.ts';
import { TenantStatuses } from '../tenants/enums.ts';

const tenantMatchFields = {
  id,
  first_name: optionalText,
  last_name: optionalText,
  unit: optionalText,
  status: nullable(word(TenantStatuses)),
  facility_id: id,
  facility_number: text,
};
export interface TenantMatch extends Values<typeof tenantMatchFields> {}
export const tenantMatch = record<TenantMatch>(tenantMatchFields);

const searchResultFields = {
  facilities: list(facilityMatch),
  tenants: list(tenantMatch),
  facilities_found: ifGiven(count),
  tenants_named: ifGiven(count),
  tenants_in_units: ifGiven(count),
};
export interface SearchResult extends Values<typeof searchResultFields> {}
export const searchResult = record<SearchResult>(searchResultFields);
