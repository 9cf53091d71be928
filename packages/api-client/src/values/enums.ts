/** The order of a sortable list. */
export const SortDirections = ['asc', 'desc'] as const;
export type SortDirection = (typeof SortDirections)[number];
