import type { Day, Moment, Tenant, TenantsFilter, TenantsPage } from '@audit-letters/api-client';
import type { FilterTexts } from '@audit-letters/ui';
import type { SaveResult } from '../../form/saveResult.ts';
import type { ListSelection, SortableList } from '../../list/listTable.tsx';
import type { SavedViewsProps } from '../../list/SavedViews.tsx';
import type { RememberedTable } from '../../list/tablePreferences.ts';
import type { Loadable } from '../../loadable.ts';
import type { BulkChange } from '../bulk/bulkChanges.ts';
import type { TenantDialogs } from '../edit/tenantDialogs.ts';
import type { TenantFilterName } from './tenantFilters.ts';

/** The tenant list with its filters, its sort and its export. */
export interface TenantList extends SortableList {
  /** A page of tenants with the statistics of the whole list. */
  tenants: Loadable<TenantsPage>;
  /** When the page was loaded. */
  loadedAt: Moment | null;
  /** The columns and the row height. */
  table: RememberedTable;
  /** The texts of the filters, as typed. */
  filters: FilterTexts<TenantFilterName>;
  /** Whether the server has the filters beyond the specification's. */
  extraFilters: boolean;
  /** A text was changed and waits for Search. */
  unsent: boolean;
  /** The filter in force. The rows shown match it. */
  applied: TenantsFilter;
  /** An export is being prepared. */
  exporting: boolean;
  /** The user's views of the list. */
  views: SavedViewsProps;
  /** The user changes a filter. `now` applies it without Search. */
  onFilterChange: (change: { name: TenantFilterName; value: string; now?: boolean }) => void;
  /** The user submits the filter fields. */
  onSearch: () => void;
  /** The user resets the filter fields. */
  onFiltersReset: () => void;
  /** The user exports the list. */
  onExport: () => void;
}

/** The actions on all selected tenants. */
export interface TenantBulkActions {
  /** The action in progress. */
  busy: BulkAction | null;
  /** Why the last action failed. The screen shows it in a red banner. */
  failure: string | null;
  /** The user closes the banner. */
  onFailureDismiss: () => void;
  /** Saves one field of the selected tenants. */
  onEdit: (change: BulkChange) => Promise<SaveResult>;
  /** The user resets the selected tenants. */
  onReset: () => void;
  /** The user confirms the payments of the selected tenants. */
  onPaymentsConfirm: () => void;
  /** The user connects the charges, or confirms the payments, of all tenants who wait for them. */
  onWaitingDone: (all: { total: number }) => void;
  /** The user deletes the selected tenants. */
  onDelete: () => void;
}

/** The dialogs of staff. */
export interface StaffTenantDialogs extends TenantDialogs {
  /** The address of a tenant's page (TEN-140). */
  pageHref?: (tenant: Tenant) => string;
  /** A dialog opens. Load the coverages for this tenant's state. */
  onOpen: (event: { tenant: Tenant }) => void;
}

/** The props of `TenantsScreen`, in groups. */
export interface TenantsScreenProps {
  /** The list with its filters. */
  list: TenantList;
  /** The selected tenants. */
  selection: ListSelection<TenantsFilter>;
  /** The actions on the selected tenants. */
  bulk: TenantBulkActions;
  /** The dialogs that edit tenants. */
  dialog: StaffTenantDialogs;
  /** The address of Upload Tenants, for an empty list. */
  importHref: string;
  /** The address of the bin of deleted tenants, for admins. */
  binHref?: string;
  /** The current date where the user is. */
  today: Day;
}

/** An action on all selected tenants. */
export type BulkAction = 'edit' | 'reset' | 'confirm' | 'charge' | 'disconnect' | 'delete';
