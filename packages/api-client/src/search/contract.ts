import { type Static, Type } from 'typebox';
import { FacilityMatch } from '../facilities/contract.ts';
import { Tenant } from '../tenants/contract.ts';

/** A tenant found by the search. */
export const TenantMatch = Type.Pick(Tenant, [
  'id',
  'first_name',
  'last_name',
  'unit',
  'status',
  'facility_id',
  'facility_number',
]);
export type TenantMatch = Static<typeof TenantMatch>;

/** The result of the search: the first facilities and tenants that match. */
export const SearchResult = Type.Object({
  facilities: Type.Array(FacilityMatch),
  tenants: Type.Array(TenantMatch),
});
export type SearchResult = Static<typeof SearchResult>;

/** The text to search for. It travels in the body: it may be a tenant's name. */
export const SearchRequest = Type.Object({ text: Type.String({ maxLength: 200 }) });
