import {
  id,
  ifGiven,
  list,
  nullable,
  number,
  optionalText,
  record,
  text,
  word,
} from '../decode/decoders.ts';
import { facilityMatch } from '../facilities/decoders.ts';
import type { TenantStatus } from '../tenants/enums.ts';
import type { CallOptions } from '../transport/call.ts';
import type { Transport } from '../transport/transport.ts';
import type { SearchResult, TenantMatch } from './contract.ts';

const tenantMatch = record<TenantMatch>({
  id,
  first_name: optionalText,
  last_name: optionalText,
  unit: optionalText,
  status: nullable(word<TenantStatus>()),
  facility_id: id,
  facility_number: text,
});

export const searchResult = record<SearchResult>({
  facilities: list(facilityMatch),
  tenants: list(tenantMatch),
  facilities_found: ifGiven(number),
  tenants_named: ifGiven(number),
  tenants_in_units: ifGiven(number),
});

/** The search of the command box. */
export const createSearchCalls = ({ call }: Transport) => ({
  /** POST /api/search (SHL-75): the first facilities and tenants that contain the text, within the caller's reach */
  find: (searchText: string, options?: CallOptions) =>
    call('POST', '/api/search', {
      json: { text: searchText },
      read: searchResult,
      ...options,
    }),
});

/** The search of the command box. */
export interface SearchCalls extends ReturnType<typeof createSearchCalls> {}
