import type {
  Day,
  Moment,
  Tenant,
  TenantsFilter,
  TenantsPage,
  WaitingFor,
} from '@audit-letters/api-client';
import {
  Banner,
  Button,
  Checkbox,
  DataTable,
  FilterBar,
  type FilterTexts,
  isSelected,
  LinkButton,
  selectionCount,
  Toolbar,
  useLoadLater,
} from '@audit-letters/ui';
import Trash2 from 'lucide-react/icons/trash';
import { useRef, useState } from 'react';
import type { SaveResult } from '../../form/saveResult.ts';
import { tenantName } from '../../format/tenant.ts';
import { PageLayout } from '../../layout/PageLayout.tsx';
import { ListPanel } from '../../list/ListPanel.tsx';
import {
  type ListSelection,
  type SortableList,
  selectableTable,
  tableSettings,
} from '../../list/listTable.tsx';
import { OnlyFacility } from '../../list/OnlyFacility.tsx';
import type { SavedViewsProps } from '../../list/SavedViews.tsx';
import { TextFilters } from '../../list/TextFilter.tsx';
import type { RememberedTable } from '../../list/tablePreferences.ts';
import type { Loadable } from '../../loadable.ts';
import type { BulkChange } from '../bulk/bulkChanges.ts';
import { selectionInWords } from '../bulk/selectionInWords.ts';
import {
  BulkEditDialog,
  StatusDialog,
  TenantDialog,
  type TenantDialogs,
  tenantDialogs,
} from '../edit/tenantDialogs.ts';
import { FilterSelect } from './FilterSelect.tsx';
import { IncompleteAddresses } from './IncompleteAddresses.tsx';
import { TenantStatCards } from './TenantStatCards.tsx';
import { type TenantActions, tenantColumns } from './tenantColumns.tsx';
import {
  filterOptions,
  knownFilterOptions,
  type TenantFilterName,
  tenantFilters,
  waitingWords,
} from './tenantFilters.ts';

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
  /** The user connects, confirms or disconnects the charges of all tenants who wait for it. */
  onWaitingDone: (all: { action: WaitingAction; total: number }) => void;
  /** The user deletes the selected tenants. */
  onDelete: () => void;
}

/** The dialogs of staff. */
export interface StaffTenantDialogs extends TenantDialogs {
  /** The address of a tenant's page (TEN-140). */
  pageHref?: (tenant: Tenant) => string;
  /** A dialog opens. Load the coverages for this tenant's state; `null` if the selected tenants are on other pages. */
  onOpen: (event: { tenant: Tenant | null }) => void;
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
  /** The current date at the office. */
  today: Day;
}

/** An action on all selected tenants. */
export type BulkAction = 'edit' | 'reset' | 'confirm' | 'charge' | 'disconnect' | 'delete';

type WaitingAction = Extract<BulkAction, 'charge' | 'confirm' | 'disconnect'>;

/** The buttons that end the wait of all listed tenants (TEN-147). */
const waitingButtons: Record<WaitingFor, { action: WaitingAction; text: string }> = {
  charge: { action: 'charge', text: 'Connect all these charges' },
  payment: { action: 'confirm', text: 'Confirm all these payments' },
  change: { action: 'confirm', text: 'Confirm all these changed charges' },
  disconnection: { action: 'disconnect', text: 'Disconnect all these charges' },
};

type Open = { dialog: 'edit' | 'status'; tenant: Tenant } | { dialog: 'bulk' } | null;

/**
 * Lists all tenants of the program (TEN-12).
 * @calls tenants.list, tenants.update, tenants.setStatus, tenants.history, tenants.reset, tenants.bulkUpdate,
 * tenants.bulkDelete, undo.restore, facilities.search, facilities.coverages, letters.downloadUrl,
 * exports.monitorTenants, exports.downloadUrl
 */
export function TenantsScreen(props: TenantsScreenProps) {
  const { list, bulk, dialog } = props;
  useLoadLater(tenantDialogs);
  const { tenants, filters } = list;
  const selection = props.selection.selected;
  const [open, setOpen] = useState<Open>(null);
  const firstFilter = useRef<HTMLInputElement>(null);
  const page = tenants.status === 'ready' ? tenants.data : null;
  const isFiltered = Object.keys(list.applied).length > 0;
  const listProps = { ...list, filtered: isFiltered, onFiltersClear: list.onFiltersReset };
  const { selected, table } = selectableTable(tenants, {
    ...listProps,
    selection,
    onSelectionChange: props.selection.onChange,
  });
  const { waiting_for: waitingFor } = list.applied;
  const waitingButton = waitingFor && waitingButtons[waitingFor];
  const settings = tableSettings(tenantColumns, list.table, list.views);
  const count = selectionCount(selection);
  const close = () => setOpen(null);

  function openTenant(kind: 'edit' | 'status', tenant: Tenant) {
    dialog.onOpen({ tenant });
    setOpen({ dialog: kind, tenant });
  }
  function openBulkEdit() {
    dialog.onOpen({ tenant: page?.data.find(({ id }) => isSelected(selection, id)) ?? null });
    setOpen({ dialog: 'bulk' });
  }
  const applyFilter = (name: TenantFilterName, value: string) =>
    list.onFilterChange({ name, value, now: true });
  const actions: TenantActions = { editStatus: (tenant) => openTenant('status', tenant) };
  const bulkButton = (action: BulkAction) => ({
    loading: bulk.busy === action,
    disabled: bulk.busy !== null && bulk.busy !== action,
    ...(count === 0 && { disabledReason: 'Check at least one tenant.' }),
  });

  return (
    <PageLayout
      title="Tenant List"
      actions={
        <>
          <IncompleteAddresses
            count={page?.info?.incomplete_address ?? null}
            shown={list.applied.incomplete_address === true}
            onFilterChange={list.extraFilters ? list.onFilterChange : undefined}
          >
            Tenants with incomplete addresses are counted as having an incomplete address.
          </IncompleteAddresses>
          {props.binHref && (
            <LinkButton href={props.binHref} icon={<Trash2 />}>
              Bin
            </LinkButton>
          )}
        </>
      }
    >
      {bulk.failure && (
        <Banner tone="danger" role="alert" onDismiss={bulk.onFailureDismiss}>
          {bulk.failure}
        </Banner>
      )}
      {isOfOneFacility(list, page?.data) && (
        <OnlyFacility
          facilityNumber={list.applied.facility_number ?? page?.data[0]?.facility_number}
          onClear={() => applyFilter('facility_number', '')}
        />
      )}
      {waitingFor && waitingButton && (
        <Banner
          action={
            <Toolbar label="Tenants who wait">
              {page && page.pagination.total > 0 && (
                <Button
                  size="small"
                  loading={bulk.busy === waitingButton.action}
                  onClick={() =>
                    bulk.onWaitingDone({
                      action: waitingButton.action,
                      total: page.pagination.total,
                    })
                  }
                >
                  {waitingButton.text}
                </Button>
              )}
              <Button size="small" onClick={() => applyFilter('waiting_for', '')}>
                Show all tenants
              </Button>
            </Toolbar>
          }
        >
          Only tenants with {waitingWords[waitingFor]} are listed.
        </Banner>
      )}
      <TenantStatCards
        stats={page?.stats ?? null}
        loadedAt={list.loadedAt}
        loading={tenants.status === 'loading'}
        filter={list.filters.filter}
        onFilterChange={({ filter }) => applyFilter('filter', filter)}
      />
      <FilterBar
        label="Filter tenants"
        onSearch={list.onSearch}
        className="al-tenant-filters"
        actions={
          <>
            <Checkbox
              label="Show Tenants Tagged for Removal"
              checked={filters.tagged_for_removal === 'true'}
              onCheckedChange={({ checked }) =>
                list.onFilterChange({ name: 'tagged_for_removal', value: checked ? 'true' : '' })
              }
            />
            <Button type="button" onClick={list.onFiltersReset}>
              Reset
            </Button>
            <Button type="submit" variant="primary">
              Search
            </Button>
          </>
        }
      >
        <FilterSelect
          label="Filter"
          options={filterOptions(page?.filters, filters.filter)}
          value={filters.filter}
          onChange={(value) => applyFilter('filter', value)}
        />
        <TextFilters
          fields={tenantFilters}
          extraFilters={list.extraFilters}
          filters={filters}
          firstRef={firstFilter}
          onFilterChange={list.onFilterChange}
        />
        <FilterSelect
          label="Status"
          options={knownFilterOptions}
          value={filters.status}
          onChange={(value) => list.onFilterChange({ name: 'status', value })}
        />
      </FilterBar>
      <ListPanel
        label="Tenants"
        selection={
          <Toolbar
            label="Selected tenants"
            className="al-selection-bar"
            data-active={count > 0 || undefined}
          >
            {selected}
            {count === 0 && (
              <p className="al-selection-note al-selection-hint al-note">Check tenants first.</p>
            )}
            <p aria-live="polite" className="al-selection-note al-note">
              {list.unsent && 'Press Search to apply the filters.'}
            </p>
            <Button {...bulkButton('edit')} onClick={openBulkEdit}>
              Bulk Edit
            </Button>
            <Button {...bulkButton('reset')} onClick={bulk.onReset}>
              Reset Tenants
            </Button>
            <Button {...bulkButton('confirm')} onClick={bulk.onPaymentsConfirm}>
              Bulk Confirm Payment Received
            </Button>
            <Button icon={<Trash2 />} {...bulkButton('delete')} onClick={bulk.onDelete}>
              Delete
            </Button>
          </Toolbar>
        }
        onRefresh={list.onRefresh}
        settings={settings.button}
        exports={{
          exporting: list.exporting,
          onExport: list.onExport,
          disabled: !page || page.pagination.total === 0,
        }}
      >
        <DataTable<Tenant, number, TenantActions, TenantsFilter>
          {...table}
          announceError={false}
          label="Tenants"
          {...settings.table}
          getRowId={tenantId}
          getRowLabel={tenantName}
          actions={actions}
          emptyText="No tenants to show."
          emptyAction={
            isFiltered ? undefined : (
              <LinkButton href={props.importHref}>Import a rent roll</LinkButton>
            )
          }
          filterRef={firstFilter}
          onRowClick={({ row }) => openTenant('edit', row)}
        />
      </ListPanel>
      {open?.dialog === 'status' && (
        <StatusDialog
          tenant={open.tenant}
          coverages={dialog.coverages}
          onSave={dialog.onStatusSave}
          onClose={close}
        />
      )}
      {open?.dialog === 'edit' && (
        <TenantDialog
          tenant={open.tenant}
          viewer="staff"
          coverages={dialog.coverages}
          today={props.today}
          history={dialog.historyOf?.(open.tenant)}
          pageHref={dialog.pageHref?.(open.tenant)}
          onSave={dialog.onTenantSave}
          onClose={close}
        />
      )}
      {open?.dialog === 'bulk' && (
        <BulkEditDialog
          count={count}
          whom={selectionInWords(selection, list.applied, page?.filters)}
          coverages={dialog.coverages}
          today={props.today}
          onSave={bulk.onEdit}
          onClose={close}
        />
      )}
    </PageLayout>
  );
}

/** A server without the filter lists other facilities with a part of the number, too. */
const isOfOneFacility = (
  { applied: { facility_id } }: TenantsScreenProps['list'],
  shown: readonly Tenant[] = [],
) => facility_id !== undefined && shown.every((tenant) => tenant.facility_id === facility_id);

const tenantId = (tenant: Tenant) => tenant.id;
