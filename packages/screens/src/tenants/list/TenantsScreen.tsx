import type {
  Coverage,
  Day,
  Tenant,
  TenantFilterChoice,
  TenantsFilter,
  TenantsPage,
} from '@audit-letters/api-client';
import {
  Banner,
  Button,
  Checkbox,
  DataTable,
  FilterBar,
  IconButton,
  isSelected,
  SearchField,
  Select,
  selectionCount,
  type TableSort,
  Toolbar,
} from '@audit-letters/ui';
import { Download, RefreshCw, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { tenantFilterName, tenantFilterNames } from '../../format/status.ts';
import { tenantName } from '../../format/tenant.ts';
import type { Loadable } from '../../model/loadable.ts';
import type { SaveResult } from '../../model/saveResult.ts';
import { tableWithSelectionBar } from '../../page/listTable.tsx';
import { PageLayout } from '../../page/PageLayout.tsx';
import { BulkEditDialog } from '../bulk/BulkEditDialog.tsx';
import type { BulkChange } from '../bulk/bulkChanges.ts';
import { selectionInWords, type TenantSelection } from '../bulk/selectionInWords.ts';
import { type StatusChange, StatusDialog } from '../edit/StatusDialog.tsx';
import { TenantDialog } from '../edit/TenantDialog.tsx';
import type { TenantDraft } from '../edit/tenantDraft.ts';
import type { TenantSaveResult } from '../edit/tenantSave.ts';
import { IncompleteAddresses } from './IncompleteAddresses.tsx';
import { TenantStatCards } from './TenantStatCards.tsx';
import { type TenantActions, tenantColumns } from './tenantColumns.tsx';

/** The controls above the list, as typed. */
export interface TenantFilterValues {
  filter: string;
  name: string;
  unit: string;
  facility_number: string;
  status: string;
  tagged_for_removal: string;
}

export interface TenantsScreenProps {
  tenants: Loadable<TenantsPage>;
  filters: TenantFilterValues;
  /** The filter in force, which the rows shown belong to. */
  matching: TenantsFilter;
  sort: TableSort | null;
  selection: TenantSelection;
  exporting: boolean;
  /** The bulk action that is under way. */
  busy: BulkAction | null;
  /** Why the last bulk action failed: the red message card. */
  failure: string | null;
  /** Coverages on offer to the tenant opened last, or to one of those to be edited together. */
  coverages: readonly Coverage[];
  states: readonly string[];
  today: Day;
  onFilterChange: (name: keyof TenantFilterValues, value: string) => void;
  onSearch: () => void;
  onFiltersReset: () => void;
  onSortChange: (sort: TableSort | null) => void;
  onPageChange: (page: number) => void;
  onRefresh: () => void;
  onSelectionChange: (selection: TenantSelection) => void;
  onExport: () => void;
  onTenantsReset: () => void;
  onPaymentsConfirm: () => void;
  onDelete: () => void;
  onFailureDismiss: () => void;
  /** A dialog of this tenant, or of it among others, opens; its coverages are wanted. */
  onTenantOpen: (event: { tenant: Tenant }) => void;
  onStatusSave: (change: StatusChange) => Promise<TenantSaveResult>;
  onTenantSave: (change: { draft: TenantDraft }) => Promise<TenantSaveResult>;
  onBulkEdit: (change: BulkChange) => Promise<SaveResult>;
}

/** What is done to all selected tenants at once. */
export type BulkAction = 'edit' | 'reset' | 'confirm' | 'delete';

type Open = { dialog: 'edit' | 'status'; tenant: Tenant } | { dialog: 'bulk' } | null;

/** Everyone in the program, one row each (TEN-12). */
export function TenantsScreen(props: TenantsScreenProps) {
  const { tenants, filters, selection, busy } = props;
  const [open, setOpen] = useState<Open>(null);
  const firstFilter = useRef<HTMLInputElement>(null);
  const page = tenants.status === 'ready' ? tenants.data : null;
  const { selected, table } = tableWithSelectionBar(tenants, props);
  const count = selectionCount(selection);
  const close = () => setOpen(null);

  function openTenant(dialog: 'edit' | 'status', tenant: Tenant) {
    props.onTenantOpen({ tenant });
    setOpen({ dialog, tenant });
  }
  function openBulkEdit() {
    const tenant = page?.data.find(({ id }) => isSelected(selection, id));
    if (tenant) props.onTenantOpen({ tenant });
    setOpen({ dialog: 'bulk' });
  }
  const actions: TenantActions = { editStatus: (tenant) => openTenant('status', tenant) };
  const bulkButton = (action: BulkAction) => ({
    loading: busy === action,
    disabled: busy !== null && busy !== action,
    ...(count === 0 && { disabledReason: 'Check at least one tenant.' }),
  });

  return (
    <PageLayout title="Tenant List">
      {props.failure && (
        <Banner tone="danger" role="alert" onDismiss={props.onFailureDismiss}>
          {props.failure}
        </Banner>
      )}
      <TenantStatCards stats={page?.stats ?? null} loading={tenants.status === 'loading'} />
      <FilterBar
        label="Filter tenants"
        onSearch={props.onSearch}
        className="al-tenant-filters"
        actions={
          <>
            <Checkbox
              label="Show Tenants Tagged for Removal"
              checked={filters.tagged_for_removal === 'true'}
              onCheckedChange={({ checked }) =>
                props.onFilterChange('tagged_for_removal', checked ? 'true' : '')
              }
            />
            <Button type="button" onClick={props.onFiltersReset}>
              Reset
            </Button>
            <Button type="submit" variant="primary">
              Search
            </Button>
          </>
        }
      >
        <Select
          label="Filter"
          options={filterOptions(page?.filters, filters.filter)}
          value={filters.filter || 'all'}
          onValueChange={({ value }) =>
            props.onFilterChange('filter', value === 'all' ? '' : value)
          }
        />
        <SearchField
          ref={firstFilter}
          label="Name"
          value={filters.name}
          onValueChange={({ value }) => props.onFilterChange('name', value)}
        />
        <SearchField
          label="Unit"
          value={filters.unit}
          onValueChange={({ value }) => props.onFilterChange('unit', value)}
        />
        <SearchField
          label="Facility Number"
          value={filters.facility_number}
          onValueChange={({ value }) => props.onFilterChange('facility_number', value)}
        />
        <Select
          label="Status"
          options={statusOptions}
          value={filters.status || 'all'}
          onValueChange={({ value }) =>
            props.onFilterChange('status', value === 'all' ? '' : value)
          }
        />
      </FilterBar>
      <div className="al-list">
        <Toolbar label="Tenants" className="al-list-bar">
          <IncompleteAddresses count={page?.info?.incomplete_address ?? null}>
            Tenants with incomplete addresses are counted as having an incomplete address.
          </IncompleteAddresses>
          <IconButton
            variant="secondary"
            label="Refresh"
            icon={<RefreshCw />}
            onClick={props.onRefresh}
          />
          <Button
            icon={<Download />}
            loading={props.exporting}
            disabled={!page || page.pagination.total === 0}
            onClick={props.onExport}
          >
            Export
          </Button>
        </Toolbar>
        <Toolbar label="Selected tenants" className="al-selection-bar">
          {selected}
          <Button {...bulkButton('edit')} onClick={openBulkEdit}>
            Bulk Edit
          </Button>
          <Button {...bulkButton('reset')} onClick={props.onTenantsReset}>
            Reset Tenants
          </Button>
          <Button {...bulkButton('confirm')} onClick={props.onPaymentsConfirm}>
            Bulk Confirm Payment Received
          </Button>
          <Button icon={<Trash2 />} {...bulkButton('delete')} onClick={props.onDelete}>
            Delete
          </Button>
        </Toolbar>
        <DataTable<Tenant, number, TenantActions, TenantsFilter>
          {...table}
          label="Tenants"
          columns={tenantColumns}
          getRowId={tenantId}
          getRowLabel={tenantName}
          actions={actions}
          emptyText="No tenants to show."
          {...(Object.keys(props.matching).length > 0 && { onFiltersClear: props.onFiltersReset })}
          height={475}
          filterRef={firstFilter}
          onRowClick={({ row }) => openTenant('edit', row)}
        />
      </div>
      {open?.dialog === 'status' && (
        <StatusDialog
          key={open.tenant.id}
          tenant={open.tenant}
          coverages={props.coverages}
          onSave={props.onStatusSave}
          onClose={close}
        />
      )}
      {open?.dialog === 'edit' && (
        <TenantDialog
          key={open.tenant.id}
          tenant={open.tenant}
          viewer="staff"
          coverages={props.coverages}
          states={props.states}
          today={props.today}
          onSave={props.onTenantSave}
          onClose={close}
        />
      )}
      {open?.dialog === 'bulk' && (
        <BulkEditDialog
          count={count}
          whom={selectionInWords(selection, props.matching, page?.filters)}
          coverages={props.coverages}
          today={props.today}
          onSave={props.onBulkEdit}
          onClose={close}
        />
      )}
    </PageLayout>
  );
}

const tenantId = (tenant: Tenant) => tenant.id;

const statusOptions = Object.entries(tenantFilterNames).map(([value, label]) => ({ value, label }));

/** The server's choices with their counts; before they come, the known words without. The `chosen` one is always there. */
export function filterOptions(
  choices: readonly TenantFilterChoice[] | null | undefined,
  chosen: string,
) {
  const offered =
    choices?.map(({ key, label, count }) => ({ value: key, label: `${label} (${count})` })) ??
    statusOptions;
  const isOffered = chosen === '' || offered.some(({ value }) => value === chosen);
  return isOffered ? offered : [...offered, { value: chosen, label: tenantFilterName(chosen) }];
}
