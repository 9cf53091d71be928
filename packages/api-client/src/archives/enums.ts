/** The sort keys of the archives. */
export const ArchiveSortKeys = [
  'facility_number',
  'prime_site_id',
  'letter_effective_date',
  'percent_complete',
] as const;
export type ArchiveSortKey = (typeof ArchiveSortKeys)[number];
