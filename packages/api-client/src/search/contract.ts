import { type Static, Type } from 'typebox';
import { FacilityMatch } from '../facilities/contract.ts';
import { Tenant } from '../tenants/contract.ts';
import { described, Ref } from '../values/schema.ts';

const matchFields = [
  ...(['id', 'first_name', 'last_name', 'unit', 'status'] as const),
  ...(['facility_id', 'facility_number'] as const),
] as const;

/** A tenant found by the search. */
export const TenantMatch = Type.Pick(Tenant, matchFields);
export type TenantMatch = Pick<Tenant, (typeof matchFields)[number]>;

export const SearchResult = Type.Object(
  {
    facilities: described(
      'The first facilities that match.',
      Type.Array(Ref<FacilityMatch>(FacilityMatch)),
    ),
    tenants: described('The first tenants that match.', Type.Array(Ref<TenantMatch>(TenantMatch))),
    facilities_found: Type.Optional(described('How many facilities match.', Type.Integer())),
    tenants_named: Type.Optional(
      described('How many tenants have the text in their name.', Type.Integer()),
    ),
    tenants_in_units: Type.Optional(
      described('How many others have it in a unit.', Type.Integer()),
    ),
  },
  {
    title: 'SearchResult',
    description: 'The result of the search: the first facilities and tenants that match.',
  },
);
export interface SearchResult extends Static<typeof SearchResult> {}

export const SearchRequest = Type.Object(
  {
    text: described('The text to search for.', Type.String({ maxLength: 200 })),
  },
  {
    title: 'SearchRequest',
    description: "The text to search for. It travels in the body: it may be a tenant's name.",
  },
);
export interface SearchRequest extends Static<typeof SearchRequest> {}
