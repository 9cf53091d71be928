import type {
  Day,
  FacilityTenantsPage,
  ManagedFacility,
  Moment,
  Tenant,
  TenantFilterChoice,
} from '@audit-letters/api-client';
import {
  Banner,
  Button,
  DataTable,
  dayInZone,
  FilterBar,
  type FilterTexts,
  formatCount,
  formatDay,
  selectionCount,
  Toolbar,
  useLoadLater,
} from '@audit-letters/ui';
import { useMemo, useRef, useState } from 'react';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import type { SupportContact } from '../../format/contactLinks.tsx';
import { facilityInWords } from '../../format/facility.ts';
import { tenantName } from '../../format/tenant.ts';
import { PageLayout } from '../../layout/PageLayout.tsx';
import { ListActions } from '../../list/ListPanel.tsx';
import {
  type FilteredList,
  type ListSelection,
  type SortableList,
  selectableTable,
} from '../../list/listTable.tsx';
import { TextFilters } from '../../list/TextFilter.tsx';
import type { Loadable } from '../../loadable.ts';
import { AuditProgress } from '../../results/AuditProgress.tsx';
import { isTagging, type ManagerHomeModel } from '../../results/managedFacility.ts';
import { OwnFacility } from '../../results/OwnFacility.tsx';
import type { QuickAnswers } from '../answers/AnswerPanel.tsx';
import { AnswerPanel } from '../answers/AnswerPanel.tsx';
import { KeptAnswers } from '../answers/KeptAnswers.tsx';
import {
  StatusDialog,
  TenantDialog,
  type TenantDialogs,
  tenantDialogs,
} from '../edit/tenantDialogs.ts';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { IncompleteAddresses } from '../list/IncompleteAddresses.tsx';
import { filterOptions } from '../list/tenantFilters.ts';
import { MovingOutCard } from './MovingOutCard.tsx';
import {
  type ManagedTenant,
  type ManagedTenantActions,
  managedTenantColumns,
} from './managedTenantColumns.tsx';
import { type ManagedTenantFilterName, managedTenantFilters } from './managedTenantFilters.ts';
import {
  canConnectCharge,
  chargesFilter,
  isLocked,
  lettersSent,
  lockReason,
} from './managerRules.ts';
import { TagTenantsDialog, type TagTenantsDialogProps } from './TagTenantsDialog.tsx';

/** The tenant list of a manager with its filter and its export. */
export interface ManagedTenantList extends SortableList, FilteredList {
  /** A page of tenants. */
  tenants: Loadable<FacilityTenantsPage>;
  /** The server's filters; `undefined` until they load. */
  choices: readonly TenantFilterChoice[] | undefined;
  /** The texts of the filters, as typed. */
  filters: FilterTexts<ManagedTenantFilterName>;
  /** Whether the server has the filters beyond the specification's. */
  extraFilters: boolean;
  /** An export is being prepared. */
  exporting: boolean;
  /** Why the last export failed. */
  exportFailure: string | null;
  /** The user changes a filter. `now` applies it at once. */
  onFilterChange: (change: { name: ManagedTenantFilterName; value: string; now?: boolean }) => void;
  /** The user exports the list. */
  onExport: () => void;
}

/** Connect Charge Added, for one tenant and for the selected ones. */
export interface ChargeActions {
  /** The number of selected tenants with a charge to connect. */
  connectable: number;
  /** The reason why the others have none, such as '31 without a coverage'; empty if all have one. */
  unconnectable: string;
  /** Why the last charge was not connected. */
  failure: string | null;
  /** The user connects the charge of one tenant. */
  onConnect: (event: { tenant: Tenant }) => void;
  /** The user connects the charges of the selected tenants. */
  onSelectedConnect: () => void;
}

/** The manager's answer about moved-out tenants. */
export interface TaggingActions {
  /** An answer is being saved. */
  busy: boolean;
  /** The props of the tag dialog while it is open. */
  dialog: Omit<TagTenantsDialogProps, 'onUntag' | 'onClose'> | null;
  /** The user untags a tenant. Without it, tags are neither taken back nor combined with an answer (WIR-52). */
  onUntag?: TagTenantsDialogProps['onUntag'];
  /** The user opens or closes the tag dialog. */
  onOpenChange: (change: { open: boolean }) => void;
  /** The user answers that no tenant has moved out. */
  onNoMoveOuts: () => void;
  /** The user completes tagging. */
  onComplete: () => void;
}

/** The props of `ManageTenantsScreen`, in groups. */
export interface ManageTenantsScreenProps {
  /** The manager's facility. */
  facility: ManagerHomeModel;
  /** When the facility was loaded. */
  loadedAt: Moment | null;
  /** The list with its filter. */
  list: ManagedTenantList;
  /** The selected tenants. */
  selection: ListSelection;
  /** The actions on charges. */
  charges: ChargeActions;
  /** The answers with one tap each. */
  answers: QuickAnswers;
  /** The answer about moved-out tenants. */
  tagging: TaggingActions;
  /** The dialogs that edit tenants. */
  dialog: TenantDialogs;
  /** The current time where the user is. */
  now: Date;
  /** The current date at the office, which decides whether a charge is due. @default the date of `now` */
  today?: Day;
  /** The contact shown to a manager without a facility. */
  contact: SupportContact;
  /** The address of the list of the charges to connect. */
  chargesHref: string;
}

/**
 * The manager's audit of the facility's tenants (TEN-33).
 * @calls facilities.managed, facilities.coverages, tenants.listOfFacility, tenants.filtersOfFacility,
 * tenants.updateAsManager, tenants.setStatus, tenants.tag, tenants.untag, tenants.confirmNoMoveOuts,
 * tenants.completeTagging, tenants.bulkChargeApplied, exports.managerTenants, exports.downloadUrl
 */
export function ManageTenantsScreen(props: ManageTenantsScreenProps) {
  useLoadLater(tenantDialogs);
  const { facility, list } = props;
  const { tenants, exportFailure } = list;
  const total = tenants.status === 'ready' ? tenants.data.pagination.total : null;
  return (
    <PageLayout
      title="Manage Tenants"
      actions={
        // Without a facility there is nothing to reload or to export.
        facility.status !== 'no-facility' && (
          <ListActions
            onRefresh={list.onRefresh}
            exports={{
              exporting: list.exporting,
              onExport: list.onExport,
              disabled: total === null,
              ...(total === 0 && { disabledReason: 'There are no tenants to export.' }),
            }}
          />
        )
      }
    >
      {exportFailure && <FormRefusal refusal={{ ok: false, message: exportFailure }} />}
      <OwnFacility facility={facility} contact={props.contact}>
        {(own) => <Audit {...props} facility={own} />}
      </OwnFacility>
    </PageLayout>
  );
}

type AuditProps = Omit<ManageTenantsScreenProps, 'facility'> & { facility: ManagedFacility };

type Open = { dialog: 'edit' | 'status'; tenant: Tenant } | null;

function Audit(props: AuditProps) {
  const { facility, list, answers, charges, tagging, dialog, now } = props;
  const { tenants, filters } = list;
  const selection = props.selection.selected;
  const [open, setOpen] = useState<Open>(null);
  const search = useRef<HTMLInputElement>(null);
  const info = tenants.status === 'ready' ? tenants.data.info : null;
  const { selected, table } = selectableTable(tenants, {
    ...list,
    selection,
    onSelectionChange: props.selection.onChange,
  });
  const { today = dayInZone(now) } = props;
  const rows = useMemo(
    () =>
      table.rows.map((tenant) => ({
        ...tenant,
        chargeIsDue: canConnectCharge(tenant, today),
      })),
    [table.rows, today],
  );
  const count = selectionCount(selection);
  const letters = lettersSent(facility, now);
  const actions: ManagedTenantActions = {
    answer: (tenant) => answers.onOpen({ tenant }),
    answerAtOnce: answers.onAnswer,
    edit: (tenant) => setOpen({ dialog: 'edit', tenant }),
    editStatus: (tenant) => setOpen({ dialog: 'status', tenant }),
    connectCharge: (tenant) => charges.onConnect({ tenant }),
  };

  return (
    <>
      <p className="al-printed-facility">{facilityInWords(facility)}</p>
      {letters.length > 0 && (
        <Banner>
          <ul className="al-letters-sent">
            {letters.map(({ sentence, day }) => (
              <li key={sentence}>
                <span>{sentence}</span>{' '}
                <time dateTime={day} className="al-muted">
                  {formatDay(day)}
                </time>
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <AuditProgress
        facility={facility}
        today={dayInZone(now)}
        loadedAt={props.loadedAt}
        chargesHref={props.chargesHref}
        action={
          facility.stats.non_responder > 0 && (
            <Button variant="primary" className="al-answer-next" onClick={answers.onNext}>
              Next without an answer
            </Button>
          )
        }
      />
      <KeptAnswers {...answers} />
      {isTagging(facility) && (
        <MovingOutCard
          facility={facility}
          busy={tagging.busy}
          onTag={() => tagging.onOpenChange({ open: true })}
          onNoMoveOuts={tagging.onNoMoveOuts}
          onTaggingComplete={tagging.onComplete}
        />
      )}
      <div className="al-list">
        <Toolbar label="List" className="al-list-bar">
          <FilterBar label="Filter tenants">
            <FilterSelect
              label="Filter"
              options={withCharges(facility, filterOptions(list.choices, filters.filter))}
              value={filters.filter}
              onChange={(value) => list.onFilterChange({ name: 'filter', value, now: true })}
            />
            <TextFilters
              fields={managedTenantFilters}
              filters={filters}
              firstRef={search}
              onFilterChange={list.onFilterChange}
            />
          </FilterBar>
        </Toolbar>
        {charges.failure && <FormRefusal refusal={{ ok: false, message: charges.failure }} />}
        <IncompleteAddresses
          count={info?.incomplete_address ?? null}
          shown={filters.incomplete_address === 'true'}
          onFilterChange={list.extraFilters ? list.onFilterChange : undefined}
        />
        <Toolbar label="Tenants" className="al-selection-bar" data-active={count > 0 || undefined}>
          {selected}
          {count > 0 && (
            <>
              <Button
                {...(charges.connectable === 0 && {
                  disabledReason: 'None of the checked tenants has a charge to connect.',
                })}
                onClick={charges.onSelectedConnect}
              >
                Connect Charge Added
              </Button>
              {charges.unconnectable && (
                <p className="al-selection-note al-note">
                  {`${charges.connectable} to connect. Not: ${charges.unconnectable}.`}
                </p>
              )}
            </>
          )}
        </Toolbar>
        <DataTable<ManagedTenant, number, ManagedTenantActions>
          {...table}
          className="al-managed-tenants"
          announceError={false}
          label="Tenants"
          columns={managedTenantColumns}
          rows={rows}
          getRowId={tenantId}
          getRowLabel={tenantName}
          actions={actions}
          emptyText={
            filters.filter !== '' && filters.full_name !== ''
              ? 'No tenants to show. Other filters may have some.'
              : 'No tenants to show.'
          }
          filterRef={search}
        />
      </div>
      <AnswerPanel
        answers={answers}
        coverages={dialog.coverages}
        onNoteSave={dialog.onTenantSave}
      />
      {open?.dialog === 'status' && (
        <StatusDialog
          tenant={open.tenant}
          canTag={tagging.onUntag && isTagging(facility)}
          onSave={dialog.onStatusSave}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.dialog === 'edit' && (
        <TenantDialog
          tenant={open.tenant}
          viewer="manager"
          locked={isLocked(open.tenant) ? lockReason : undefined}
          coverages={dialog.coverages}
          canTag={tagging.onUntag && isTagging(facility)}
          today={today}
          history={dialog.historyOf?.(open.tenant)}
          onSave={dialog.onTenantSave}
          onClose={() => setOpen(null)}
        />
      )}
      {tagging.dialog && (
        <TagTenantsDialog
          {...tagging.dialog}
          onUntag={tagging.onUntag}
          onClose={() => tagging.onOpenChange({ open: false })}
        />
      )}
    </>
  );
}

const tenantId = (tenant: Tenant) => tenant.id;

type FilterOption = ReturnType<typeof filterOptions>[number];

/** The filters with the charges to connect, if the server counts them (TEN-153). */
const withCharges = (
  { charges_to_connect }: ManagedFacility,
  options: readonly FilterOption[],
): FilterOption[] => [
  ...options.filter(({ value }) => value !== chargesFilter),
  ...(charges_to_connect === undefined
    ? []
    : [
        {
          value: chargesFilter,
          label: `Charges to connect (${formatCount(charges_to_connect)})`,
        },
      ]),
];
