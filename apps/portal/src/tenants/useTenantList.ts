import {
  type TenantCalls,
  type TenantFilterKey,
  TenantFilterKeys,
  type TenantSortKey,
  TenantSortKeys,
  type TenantsFilter,
  type TenantsPage,
  type TenantsSort,
  WaitingFor,
} from '@audit-letters/api-client';
import type { TenantList } from '@audit-letters/screens';
import type { ListPlace } from '@audit-letters/ui';
import type { SWRResponse } from 'swr';
import {
  choiceFilter,
  extraFilter,
  facilityIdFilter,
  facilityIdOf,
  personalTextFilter,
  textFilter,
} from '../lists/filters.ts';
import { useList } from '../lists/useList.ts';
import { useLoadTime } from '../loading/time.ts';
import { useExtras } from '../session/extras.ts';

/** The filters of the tenant list. */
export const tenantFilters = {
  filter: choiceFilter,
  name: personalTextFilter,
  unit: personalTextFilter,
  facility_number: textFilter,
  facility_id: facilityIdFilter,
  status: choiceFilter,
  tagged_for_removal: choiceFilter,
  incomplete_address: extraFilter,
  waiting_for: extraFilter,
};

/** The connection of the tenant list. */
export interface TenantListOptions {
  /** The calls of the client. */
  tenants: Pick<TenantCalls, 'list'>;
  /** Keeps the filters, the sort and the page. @default memory */
  place?: ListPlace;
}

/** The tenant list of staff with its props. */
export interface ConnectedTenantList {
  /** The response of SWR. */
  response: SWRResponse<TenantsPage, unknown>;
  /** The filters in force. */
  matching: TenantsFilter;
  /** The sort in force. */
  order: TenantsSort;
  /** Loads the page again. */
  reload: () => void;
  /** The group `list` of `TenantsScreen`, without the export, the saved views and the table settings. */
  list: Omit<TenantList, 'exporting' | 'onExport' | 'views' | 'table'>;
}

/** Lists the tenants of all facilities, for the group `list` of `TenantsScreen`. */
export function useTenantList({ tenants, place }: TenantListOptions): ConnectedTenantList {
  const { response, loaded, values, order, controls, reload, ...list } = useList<
    keyof typeof tenantFilters,
    TenantSortKey,
    TenantsFilter,
    TenantsPage
  >({
    call: tenants.list,
    fields: tenantFilters,
    wait: 'submit',
    matching: tenantsFilter,
    sortKeys: TenantSortKeys,
    place,
  });
  const hasExtras = useExtras();
  const matching = list.matching ?? {};
  const applyFilter = (name: keyof typeof tenantFilters, value: string) =>
    list.onFilterChange({ name, value, now: true });
  return {
    response,
    matching,
    order,
    reload,
    list: {
      ...controls,
      tenants: loaded,
      loadedAt: useLoadTime(response),
      filters: values,
      matching,
      onFilterChange: (change) => list.onFilterChange({ ...change, now: change.name === 'filter' }),
      ...(hasExtras && {
        onIncompleteOnlyChange: ({ incompleteOnly }) =>
          applyFilter('incomplete_address', incompleteOnly ? 'true' : ''),
      }),
      onWaitingClear: () => applyFilter('waiting_for', ''),
      onFacilityClear: () => applyFilter('facility_number', ''),
      onSearch: () => {
        if (!list.submit()) reload();
      },
      onFiltersReset: () => {
        if (!list.reset()) reload();
      },
    },
  };
}

/** The filters as query parameters. `filter` can be any key, because the server defines the filters. */
export function tenantsFilter(
  typed: Partial<Record<keyof typeof tenantFilters, string>>,
): TenantsFilter {
  const { filter, status, tagged_for_removal, incomplete_address, waiting_for, ...others } = typed;
  const { facility_id: facilityIdText, ...texts } = others;
  const facility_id = facilityIdOf(facilityIdText);
  return {
    ...texts,
    ...(facility_id && { facility_id }),
    ...(filter && filter !== 'all' && { filter }),
    ...(isFilterKey(status) && status !== 'all' && { status }),
    ...(tagged_for_removal === 'true' && { tagged_for_removal: true }),
    ...(incomplete_address === 'true' && { incomplete_address: true }),
    ...(isWaiting(waiting_for) && { waiting_for }),
  };
}

const isWaiting = (word: string | undefined): word is WaitingFor =>
  WaitingFor.some((one) => one === word);

const isFilterKey = (word: string | undefined): word is TenantFilterKey =>
  TenantFilterKeys.some((key) => key === word);
