import type {
  FacilityTenantsPage,
  FacilityTenantsQuery,
  TenantCalls,
  TenantFilterChoice,
  TenantsSort,
} from '@audit-letters/api-client';
import { chargesFilter, type ManagedTenantList } from '@audit-letters/screens';
import type { ListPlace } from '@audit-letters/ui';
import type { SWRResponse } from 'swr';
import { choiceFilter, extraFilter, personalTextFilter } from '../lists/filters.ts';
import { useList } from '../lists/useList.ts';
import { refreshedOnReturn } from '../loading/options.ts';
import { tenantsOfFacility } from '../loading/tenantsOfFacility.ts';
import { useCall } from '../loading/useCall.ts';
import { useExtras } from '../session/extras.ts';

/** The filters of a manager's tenant list. */
export const managedTenantFilters = {
  filter: choiceFilter,
  full_name: personalTextFilter,
  incomplete_address: extraFilter,
};

/** The connection of a manager's tenant list. */
export interface ManagedTenantListOptions {
  /** The calls of the client. */
  tenants: Pick<TenantCalls, 'listOfFacility' | 'filtersOfFacility'>;
  /** The manager's facility; `undefined` until it is loaded. */
  facilityId: number | undefined;
  /** Keeps the filters and the page. @default memory */
  place?: ListPlace;
}

/** A manager's tenant list with its props. */
export interface ConnectedManagedList {
  /** The response of SWR. */
  response: SWRResponse<FacilityTenantsPage, unknown>;
  /** The server's filters. */
  choices: SWRResponse<TenantFilterChoice[], unknown>;
  /** The filters in force. */
  matching: FacilityTenantsQuery;
  /** The sort in force. */
  order: TenantsSort;
  /** The group `list` of `ManageTenantsScreen`, without the export. */
  list: Omit<ManagedTenantList, 'exporting' | 'exportFailure' | 'onExport'>;
}

/** Lists the tenants of a manager's facility, for the group `list` of `ManageTenantsScreen`. */
export function useManagedTenantList({
  tenants,
  facilityId,
  place,
}: ManagedTenantListOptions): ConnectedManagedList {
  const { response, loaded, values, controls, order, onFilterChange, ...list } = useList({
    call: tenantsOfFacility(tenants),
    fields: managedTenantFilters,
    sortKeys: ['unit'],
    wait: 400,
    matching: (filters) =>
      facilityId === undefined ? null : { ...managedFilter(filters), facility_id: facilityId },
    place,
    options: { ...refreshedOnReturn, name: 'managed-tenants' },
  });
  const choices = useCall(
    tenants.filtersOfFacility,
    facilityId === undefined ? null : [facilityId],
    refreshedOnReturn,
  );
  const matching: FacilityTenantsQuery = list.matching ?? {};
  return {
    response,
    choices,
    matching,
    order,
    list: {
      tenants: loaded,
      choices: choices.data,
      filter: matching.waiting_for ? chargesFilter : (matching.filter ?? ''),
      nameOrUnit: values.full_name,
      incompleteOnly: matching.incomplete_address === true,
      onFilterChange: ({ filter }) => onFilterChange({ name: 'filter', value: filter, now: true }),
      onNameOrUnitChange: ({ text }) => onFilterChange({ name: 'full_name', value: text }),
      ...(useExtras() && {
        onIncompleteOnlyChange: ({ incompleteOnly }) =>
          onFilterChange({
            name: 'incomplete_address',
            value: incompleteOnly ? 'true' : '',
            now: true,
          }),
      }),
      sort: controls.sort,
      onSortChange: controls.onSortChange,
      onFiltersClear: controls.onFiltersClear,
      onPageChange: controls.onPageChange,
      onRefresh: controls.onRefresh,
    },
  };
}

/** The filters as query parameters. Any key is possible, because the server defines the filters. */
const managedFilter = ({
  filter,
  full_name,
  incomplete_address,
}: Partial<Record<keyof typeof managedTenantFilters, string>>): FacilityTenantsQuery => ({
  ...(filter === chargesFilter
    ? { waiting_for: 'charge' }
    : filter && filter !== 'all' && { filter }),
  ...(full_name && { full_name }),
  ...(incomplete_address === 'true' && { incomplete_address: true }),
});
