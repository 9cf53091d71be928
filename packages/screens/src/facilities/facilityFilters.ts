import type {
  FacilitiesFilter,
  FacilitiesSummary,
  FacilityFilterKey,
} from '@audit-letters/api-client';
import { FacilityFilterKeys, SoftwareKinds } from '@audit-letters/api-client/values';
import { keyFilter, type ScreenFilter, textFilter } from '../list/filters.ts';

/** The number of facilities for each entry. */
export function facilityFilterCounts({
  move_outs,
  tenant_thresholds,
  letters,
}: FacilitiesSummary): Record<FacilityFilterKey, number> {
  const { total, doing_move_outs, confirmed_move_outs, confirmed_no_move_outs } = move_outs;
  return {
    no_move_outs_confirmed: total - confirmed_move_outs - confirmed_no_move_outs,
    doing_move_outs,
    confirmed_move_outs,
    confirmed_no_move_outs,
    ...tenant_thresholds,
    ...letters,
  };
}

/** The filters of the list of facilities. 'Facility Name' searches numbers and account names (FAC-6). */
export const facilityFilters = {
  filter: keyFilter(FacilityFilterKeys),
  facility_number: { ...textFilter, label: 'Facility Name' },
  account_name: { ...textFilter, label: 'Account Name' },
  corporate_group: { ...textFilter, label: 'Corporate Group' },
  software: keyFilter(SoftwareKinds),
} satisfies Record<keyof FacilitiesFilter, ScreenFilter>;

/** The name of a filter of the list of facilities. */
export type FacilityFilterName = keyof FacilitiesFilter;
