export { addressOfQuery, queryInAddress } from './addressQuery.ts';
export type { FilterTexts, ListFilter, ListFilters } from './filters.ts';
export { filterNames, initialFilters, mapFilters, sentFilters } from './filters.ts';
export type { KeptQuery, ListPlace } from './listPlace.ts';
export { type PersonalFilters, personalState, useAddressPlace } from './useAddressPlace.ts';
export {
  type ListQuery,
  type ListState,
  type ListStateOptions,
  useListState,
} from './useListState.ts';
