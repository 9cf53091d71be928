export { queryInAddress } from './addressQuery.ts';
export type { FilterTexts, FilterValues, ListFilter, ListFilters } from './filters.ts';
export { filterNames, filterValues, initialFilters, sentFilters } from './filters.ts';
export type { ListPlace } from './listPlace.ts';
export { type PersonalFilters, personalState, useAddressPlace } from './useAddressPlace.ts';
export { type ListQuery, type ListState, useListState } from './useListState.ts';
