import { type Static, Type } from 'typebox';
import { FacilityMatch } from '../facilities/contract.ts';
import { Tenant } from '../tenants/contract.ts';
import { Ref } from '../values/schema.ts';

const matchFields = [
  ...(['id', 'first_name', 'last_name', 'unit', 'status'] as const),
  ...(['facility_id', 'facility_number'] as const),
] as const;

/** A tenant found by the search. */
export const TenantMatch = Type.Pick(Tenant, matchFields);
export type TenantMatch = Pick<Tenant, (typeof matchFields)[number]>;

/** The result of the search: the first facilities and tenants that match. */
export const SearchResult = Type.Object({
  /** The first facilities that match. */
  facilities: Type.Array(Ref<FacilityMatch>(FacilityMatch)),
  /** The first tenants that match. */
  tenants: Type.Array(Ref<TenantMatch>(TenantMatch)),
});
export interface SearchResult extends Static<typeof SearchResult> {}

/** The text to search for. It travels in the body: it may be a tenant's name. */
export const SearchRequest = Type.Object({
  /** The text to search for. */
  text: Type.String({ maxLength: 200 }),
});
export interface SearchRequest extends Static<typeof SearchRequest> {}
