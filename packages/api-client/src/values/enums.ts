/** The order of a sortable list. */
export const SortDirections = ['asc', 'desc'] as const;
/** One of `SortDirections`. */
export type SortDirection = (typeof SortDirections)[number];
