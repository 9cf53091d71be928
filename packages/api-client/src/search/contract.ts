import { type Static, Type } from 'typebox';
import { schemaOf } from '../decode/schemaOf.ts';
import { described } from '../values/schema.ts';
import * as entities from './entities.ts';

export const TenantMatch = schemaOf(
  entities.tenantMatch,
  'TenantMatch',
  'A tenant found by the search.',
);
export type TenantMatch = entities.TenantMatch;

export const SearchResult = schemaOf(
  entities.searchResult,
  'SearchResult',
  'The result of the search: the first facilities and tenants that match.',
  {
    facilities_found: 'How many facilities match.',
    tenants_named: 'How many tenants have the text in their name.',
    tenants_in_units: 'How many others have it in a unit.',
  },
);
export type SearchResult = entities.SearchResult;

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
