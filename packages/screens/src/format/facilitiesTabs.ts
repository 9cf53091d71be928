/** The tabs of the facility list with their names. 'retired' is opened by a link. */
export const facilitiesTabs = {
  active: 'Active Facilities',
  stats: 'Facility Stats',
  archives: 'Facility Archives',
  retired: 'Retired Facilities',
} as const;
/** A tab of the facility list. */
export type FacilitiesTab = keyof typeof facilitiesTabs;
