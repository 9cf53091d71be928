import type {
  Coverage,
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
  type Selection,
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
import { tableWithSelectionBar } from '../../page/listTable.tsx';
import { PageLayout } from '../../page/PageLayout.tsx';
import type { SupportContact } from '../../shell/help/HelpDialog.tsx';
import { type StatusChange, StatusDialog } from '../edit/StatusDialog.tsx';
import { TenantDialog } from '../edit/TenantDialog.tsx';
import type { TenantDraft } from '../edit/tenantDraft.ts';
import type { TenantSaveResult } from '../edit/tenantSave.ts';
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

export interface ManageTenantsScreenProps {
  facility: ManagerHomeModel;
  tenants: Loadable<FacilityTenantsPage>;
  /** What the filter offers, from the server; `undefined` before it comes. */
  choices: readonly TenantFilterChoice[] | undefined;
  /** The filter in force. */
  filter: string;
  coverages: readonly Coverage[];
  states: readonly string[];
  selection: Selection<number>;
  /** How many of the selected tenants may have their charge connected. */
  connectable: number;
  exporting: boolean;
  /** Why the last export failed. */
  exportFailure: string | null;
  /** Why the last charge was not connected. */
  chargeFailure: string | null;
  /** An answer about move-outs is on its way. */
  answering: boolean;
  /** What the clock on the wall shows. */
  now: Date;
  /** Whom to reach out to without a facility. */
  contact: SupportContact;
  onFilterChange: (filter: string) => void;
  onPageChange: (page: number) => void;
  onRefresh: () => void;
  onSelectionChange: (selection: Selection<number>) => void;
  onExport: () => void;
  onChargeConnect: (event: { tenant: Tenant }) => void;
  onChargesConnect: () => void;
  onNoMoveOuts: () => void;
  onTaggingComplete: () => void;
  onStatusSave: (change: StatusChange) => Promise<TenantSaveResult>;
  onTenantSave: (change: { draft: TenantDraft }) => Promise<TenantSaveResult>;
  /** The tag modal, while it is open. */
  tagging: Omit<TagTenantsDialogProps, 'onClose'> | null;
  onTaggingOpenChange: (open: boolean) => void;
}

/** The manager's audit: every tenant of the facility, and what became of them (TEN-33). */
export function ManageTenantsScreen(props: ManageTenantsScreenProps) {
  const { facility, tenants, exportFailure } = props;
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
              onClick={props.onRefresh}
            />
            <Button
              icon={<Download />}
              loading={props.exporting}
              disabled={total === null}
              {...(total === 0 && { disabledReason: 'There are no tenants to export.' })}
              onClick={props.onExport}
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
  const { facility, tenants, selection, now, tagging, chargeFailure } = props;
  const [open, setOpen] = useState<Open>(null);
  const info = tenants.status === 'ready' ? tenants.data.info : null;
  const { selected, table } = tableWithSelectionBar(tenants, props);
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
    connectCharge: (tenant) => props.onChargeConnect({ tenant }),
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
          busy={props.answering}
          onTag={() => props.onTaggingOpenChange(true)}
          onNoMoveOuts={props.onNoMoveOuts}
          onTaggingComplete={props.onTaggingComplete}
        />
      )}
      <div className="al-list">
        <Toolbar label="List" className="al-list-bar">
          <FilterBar label="Filter tenants">
            <Select
              label="Filter"
              options={filterOptions(props.choices, props.filter)}
              value={props.filter || 'all'}
              onValueChange={({ value }) => props.onFilterChange(value === 'all' ? '' : value)}
            />
          </FilterBar>
        </Toolbar>
        {chargeFailure && <FormRefusal refusal={{ ok: false, message: chargeFailure }} />}
        <IncompleteAddresses count={info?.incomplete_address ?? null} />
        <Toolbar label="Tenants" className="al-selection-bar">
          {selected}
          {count > 0 && (
            <Button
              {...(props.connectable === 0 && {
                disabledReason: 'None of the checked tenants has a charge to connect.',
              })}
              onClick={props.onChargesConnect}
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
          {...(props.filter && { onFiltersClear: () => props.onFilterChange('') })}
          height={475}
        />
      </div>
      {open?.dialog === 'status' && (
        <StatusDialog
          key={open.tenant.id}
          tenant={open.tenant}
          onSave={props.onStatusSave}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.dialog === 'edit' && (
        <TenantDialog
          key={open.tenant.id}
          tenant={open.tenant}
          viewer="manager"
          coverages={props.coverages}
          states={props.states}
          today={today}
          onSave={props.onTenantSave}
          onClose={() => setOpen(null)}
        />
      )}
      {tagging && (
        <TagTenantsDialog {...tagging} onClose={() => props.onTaggingOpenChange(false)} />
      )}
    </>
  );
}

const tenantId = (tenant: Tenant) => tenant.id;
