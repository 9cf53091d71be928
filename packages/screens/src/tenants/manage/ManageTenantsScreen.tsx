import type {
  FacilityTenantsPage,
  ManagedFacility,
  Tenant,
  TenantFilterChoice,
} from '@audit-letters/api-client';
import {
  Banner,
  Button,
  DataTable,
  ErrorState,
  FilterBar,
  IconButton,
  Select,
  Skeleton,
  selectionCount,
  Toolbar,
} from '@audit-letters/ui';
import { Download, RefreshCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { localDay } from '../../format/day.ts';
import { tenantName } from '../../format/tenant.ts';
import type { ManagerHomeModel } from '../../home/ManagerHomeScreen.tsx';
import type { Loadable } from '../../model/loadable.ts';
import { FormRefusal } from '../../page/FormRefusal.tsx';
import {
  type ListEvents,
  type ListSelection,
  tableWithSelectionBar,
} from '../../page/listTable.tsx';
import { PageLayout } from '../../page/PageLayout.tsx';
import type { SupportContact } from '../../shell/help/HelpDialog.tsx';
import { StatusDialog } from '../edit/StatusDialog.tsx';
import { TenantDialog } from '../edit/TenantDialog.tsx';
import type { TenantDialogs } from '../edit/tenantDialogs.ts';
import { IncompleteAddresses } from '../list/IncompleteAddresses.tsx';
import { filterOptions } from '../list/TenantsScreen.tsx';
import { MovingOutCard } from './MovingOutCard.tsx';
import {
  type ManagedTenant,
  type ManagedTenantActions,
  managedTenantColumns,
} from './managedTenantColumns.tsx';
import { canConnectCharge, isTagging, lettersSent } from './managerRules.ts';
import { TagTenantsDialog, type TagTenantsDialogProps } from './TagTenantsDialog.tsx';

/** The tenant list of a manager with its filter and its export. */
export interface ManagedTenantList extends ListEvents {
  /** A page of tenants. */
  tenants: Loadable<FacilityTenantsPage>;
  /** The server's filters; `undefined` until they load. */
  choices: readonly TenantFilterChoice[] | undefined;
  /** The key of the filter in force. */
  filter: string;
  /** An export is being prepared. */
  exporting: boolean;
  /** Why the last export failed. */
  exportFailure: string | null;
  /** The user chooses a filter. */
  onFilterChange: (filter: string) => void;
  /** The user exports the list. */
  onExport: () => void;
}

/** Connect Charge Added, for one tenant and for the selected ones. */
export interface ChargeActions {
  /** How many of the selected tenants have a charge to connect. */
  connectable: number;
  /** Why the last charge was not connected. */
  failure: string | null;
  /** The user connects the charge of one tenant. */
  onConnect: (event: { tenant: Tenant }) => void;
  /** The user connects the charges of the selected tenants. */
  onSelectedConnect: () => void;
}

/** The manager's answer about tenants who have moved out. */
export interface TaggingActions {
  /** An answer is being saved. */
  busy: boolean;
  /** The props of the tag dialog while it is open. */
  dialog: Omit<TagTenantsDialogProps, 'onClose'> | null;
  /** The user opens or closes the tag dialog. */
  onOpenChange: (open: boolean) => void;
  /** The user answers that no tenant has moved out. */
  onNoMoveOuts: () => void;
  /** The user completes tagging. */
  onComplete: () => void;
}

/** The props of `ManageTenantsScreen`, in groups. */
export interface ManageTenantsScreenProps {
  /** The manager's facility. */
  facility: ManagerHomeModel;
  /** The list with its filter. */
  list: ManagedTenantList;
  /** The selected tenants. */
  selection: ListSelection;
  /** The actions on charges. */
  charges: ChargeActions;
  /** The answer about moved-out tenants. */
  tagging: TaggingActions;
  /** The dialogs that edit tenants. */
  dialog: TenantDialogs;
  /** The current time where the user is. */
  now: Date;
  /** The contact shown to a manager without a facility. */
  contact: SupportContact;
}

/** The manager's audit of the facility's tenants (TEN-33). */
export function ManageTenantsScreen(props: ManageTenantsScreenProps) {
  const { facility, list } = props;
  const { tenants, exportFailure } = list;
  const total = tenants.status === 'ready' ? tenants.data.pagination.total : null;
  return (
    <PageLayout
      title="Manage Tenants"
      actions={
        // Without a facility there is nothing to reload or to export.
        facility.status !== 'no-facility' && (
          <>
            <IconButton
              variant="secondary"
              label="Refresh"
              icon={<RefreshCw />}
              onClick={list.onRefresh}
            />
            <Button
              icon={<Download />}
              loading={list.exporting}
              disabled={total === null}
              {...(total === 0 && { disabledReason: 'There are no tenants to export.' })}
              onClick={list.onExport}
            >
              Export
            </Button>
          </>
        )
      }
    >
      {exportFailure && <FormRefusal refusal={{ ok: false, message: exportFailure }} />}
      {facility.status === 'loading' && <Skeleton lines={6} label="Loading your facility" />}
      {facility.status === 'failed' && (
        <ErrorState title={facility.message} onRetry={facility.retry} />
      )}
      {facility.status === 'no-facility' && (
        <Banner tone="warning" title="You are not set up as a facility owner.">
          Please reach out to {props.contact.name} at{' '}
          <a href={`mailto:${props.contact.email}`}>{props.contact.email}</a>.
        </Banner>
      )}
      {facility.status === 'ready' && <Audit {...props} facility={facility.data} />}
    </PageLayout>
  );
}

type AuditProps = Omit<ManageTenantsScreenProps, 'facility'> & { facility: ManagedFacility };

type Open = { dialog: 'edit' | 'status'; tenant: Tenant } | null;

function Audit(props: AuditProps) {
  const { facility, list, charges, tagging, dialog, now } = props;
  const { tenants } = list;
  const selection = props.selection.selected;
  const [open, setOpen] = useState<Open>(null);
  const info = tenants.status === 'ready' ? tenants.data.info : null;
  const { selected, table } = tableWithSelectionBar(tenants, {
    ...list,
    selection,
    onSelectionChange: props.selection.onChange,
  });
  const today = localDay(now);
  const rows = useMemo(
    () => table.rows.map((tenant) => ({ ...tenant, chargeIsDue: canConnectCharge(tenant, today) })),
    [table.rows, today],
  );
  const count = selectionCount(selection);
  const letters = lettersSent(facility, now);
  const actions: ManagedTenantActions = {
    edit: (tenant) => setOpen({ dialog: 'edit', tenant }),
    editStatus: (tenant) => setOpen({ dialog: 'status', tenant }),
    connectCharge: (tenant) => charges.onConnect({ tenant }),
  };

  return (
    <>
      {letters.length > 0 && (
        <div className="al-letters-sent">
          {letters.map((sentence) => (
            <Banner key={sentence}>{sentence}</Banner>
          ))}
        </div>
      )}
      {isTagging(facility) && (
        <MovingOutCard
          facility={facility}
          busy={tagging.busy}
          onTag={() => tagging.onOpenChange(true)}
          onNoMoveOuts={tagging.onNoMoveOuts}
          onTaggingComplete={tagging.onComplete}
        />
      )}
      <div className="al-list">
        <Toolbar label="List" className="al-list-bar">
          <FilterBar label="Filter tenants">
            <Select
              label="Filter"
              options={filterOptions(list.choices, list.filter)}
              value={list.filter || 'all'}
              onValueChange={({ value }) => list.onFilterChange(value === 'all' ? '' : value)}
            />
          </FilterBar>
        </Toolbar>
        {charges.failure && <FormRefusal refusal={{ ok: false, message: charges.failure }} />}
        <IncompleteAddresses count={info?.incomplete_address ?? null} />
        <Toolbar label="Tenants" className="al-selection-bar">
          {selected}
          {count > 0 && (
            <Button
              {...(charges.connectable === 0 && {
                disabledReason: 'None of the checked tenants has a charge to connect.',
              })}
              onClick={charges.onSelectedConnect}
            >
              Connect Charge Added
            </Button>
          )}
        </Toolbar>
        <DataTable<ManagedTenant, number, ManagedTenantActions>
          {...table}
          label="Tenants"
          columns={managedTenantColumns}
          rows={rows}
          getRowId={tenantId}
          getRowLabel={tenantName}
          actions={actions}
          emptyText="No tenants to show."
          {...(list.filter && { onFiltersClear: () => list.onFilterChange('') })}
          height={475}
        />
      </div>
      {open?.dialog === 'status' && (
        <StatusDialog
          key={open.tenant.id}
          tenant={open.tenant}
          onSave={dialog.onStatusSave}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.dialog === 'edit' && (
        <TenantDialog
          key={open.tenant.id}
          tenant={open.tenant}
          viewer="manager"
          coverages={dialog.coverages}
          states={dialog.states}
          today={today}
          onSave={dialog.onTenantSave}
          onClose={() => setOpen(null)}
        />
      )}
      {tagging.dialog && (
        <TagTenantsDialog {...tagging.dialog} onClose={() => tagging.onOpenChange(false)} />
      )}
    </>
  );
}

const tenantId = (tenant: Tenant) => tenant.id;
