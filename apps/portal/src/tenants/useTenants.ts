import type { Tenant, TenantCalls, TenantsFilter, TenantsSort } from '@audit-letters/api-client';
import type { TenantsScreenProps } from '@audit-letters/screens';
import type { ListPlace } from '@audit-letters/ui';
import { noSelection } from '@audit-letters/ui';
import type { TenantEvents } from '../activity/savedTenants.ts';
import { useListSelection } from '../lists/useListSelection.ts';
import { useToday } from '../loading/time.ts';
import { tenantSaves } from './tenantSaves.ts';
import { useBulkActions } from './useBulkActions.ts';
import { type TenantDialogCalls, useTenantDialogs } from './useTenantDialogs.ts';
import { useTenantList } from './useTenantList.ts';

/** The connection of `TenantsScreen`. */
export interface TenantsOptions extends TenantEvents {
  /** The client. */
  client: TenantDialogCalls & { tenants: TenantCalls };
  /** Keeps the filters, the sort and the page. @default memory */
  place?: ListPlace;
}

/** `TenantsScreen` with its props. */
export interface ConnectedTenants {
  /** All props of `TenantsScreen` that need no address and no storage of the app. */
  screen: Omit<TenantsScreenProps, 'importHref' | 'binHref'> &
    Required<Pick<TenantsScreenProps, 'selection' | 'bulk'>>;
  /** The filters in force. */
  matching: TenantsFilter;
  /** The sort in force. */
  order: TenantsSort;
  /** Loads the page again. */
  reload: () => void;
  /** Why the list could not be loaded. The screen shows it, too. */
  listError: unknown;
  /** Why the coverages of a dialog could not be loaded. The dialogs do not show it. */
  coverageError: unknown;
}

/** The tenants of all facilities with the actions of staff. */
export function useTenants({
  client,
  place,
  onSaved,
  onFailure,
}: TenantsOptions): ConnectedTenants {
  const { tenants } = client;
  const { response, matching, order, reload, list } = useTenantList({
    tenants,
    ...(place && { place }),
  });
  const { seen, ...selection } = useListSelection<Tenant, TenantsFilter>(
    JSON.stringify(matching),
    response.data?.data,
  );
  const bulk = useBulkActions({
    tenants,
    selection: selection.selected,
    matching,
    choices: response.data?.filters,
    seen,
    onSaved: (saved, action) => {
      onSaved?.(saved);
      // The checked tenants often get another edit. After it, others may match a filter.
      const stays = action === 'edit' && selection.selected.kind === 'ids';
      if (!stays) selection.onChange({ selection: noSelection });
      reload();
    },
    onFailure: reload,
  });
  const saves = tenantSaves({
    tenants,
    role: 'staff',
    ...(onSaved && { onSaved }),
    ...(onFailure && { onFailure }),
    onSettled: reload,
  });
  const { dialog, error } = useTenantDialogs({ client, saves });
  return {
    screen: { list, selection, bulk, dialog, today: useToday() },
    matching,
    order,
    reload,
    listError: response.error,
    coverageError: error,
  };
}
