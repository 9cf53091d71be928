import {
  allTenants,
  type Coverage,
  conflictingTenant,
  type Tenant,
  type TenantFilterChoice,
  type TenantsFilter,
  type Undoable,
} from '@audit-letters/api-client';
import { BulkLimit } from '@audit-letters/api-client/values';
import {
  afterBulkChange,
  type BulkAction,
  type BulkChange,
  bulkWords,
  decidedOn,
  type SaveResult,
  selectionInWords,
  type TenantBulkActions,
  type TenantSelection,
} from '@audit-letters/screens';
import {
  isSelected,
  noSelection,
  selectAllMatching,
  selectionCount,
  useConfirm,
} from '@audit-letters/ui';
import { useState } from 'react';
import { type Saved, useSaves } from '../activity/useSaves.ts';
import type { SelectionWithRows } from '../lists/useListSelection.ts';
import { tenantCalls } from '../loading/calls.ts';
import { useToday } from '../loading/time.ts';
import { useRole } from '../session/guard.ts';

interface BulkActionsOptions {
  selection: SelectionWithRows<Tenant, TenantsFilter>;
  /** The filter in force. */
  applied: TenantsFilter;
  /** The filters that the server offers. */
  choices: readonly TenantFilterChoice[] | null | undefined;
  /** The coverages of Bulk Edit. */
  coverages: readonly Coverage[];
}

/** The sentences about a change, with the undo of the server's answer. */
type BulkSaved = Saved & Undoable;

/**
 * The bulk actions of staff. Each action resolves its tenants before it asks, so the number in the question is the
 * number it changes. After a failure nothing has changed, and a red message card shows the reason.
 */
export function useBulkActions(options: BulkActionsOptions): TenantBulkActions {
  const { applied, choices } = options;
  const { selected, onChange, rowsById } = options.selection;
  const { save } = useSaves();
  const [busy, setBusy] = useState<BulkAction | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = useConfirm();
  const today = useToday();
  const isAdmin = useRole() === 'admin';

  async function run(
    action: BulkAction,
    work: (tenants: readonly Tenant[]) => Promise<BulkSaved | null>,
    chosen: TenantSelection = selected,
  ): Promise<SaveResult> {
    setBusy(action);
    setFailure(null);
    const result = await save(
      async () => {
        const saved = await work(await chosenTenants(chosen, rowsById.current));
        // The checked tenants often get another edit. After it, others may match a filter.
        const stays = action === 'edit' && selected.kind === 'ids';
        if (saved && !stays) onChange({ selection: noSelection });
        return saved;
      },
      (saved) => saved,
      { conflictOf: conflictingTenant },
    );
    setBusy(null);
    if (result.ok || !result.current) return result;
    // The next question is about the tenant as it is now.
    remember([result.current]);
    return { ok: false, message: `${result.message} ${bulkWords.nothingChanged} Try again.` };
  }

  /** Asks for confirmation, then does the work. The button is not busy while the question is open. */
  async function ask(
    action: Exclude<BulkAction, 'edit'>,
    work: (tenants: readonly Tenant[]) => Promise<BulkSaved>,
    chosen: TenantSelection = selected,
  ) {
    const description = selectionInWords(chosen, applied, choices);
    const askAndWork = async (tenants: readonly Tenant[]) => {
      setBusy(null);
      if (
        !(await confirm({ ...bulkWords.questions[action](tenants, today, isAdmin), description }))
      )
        return null;
      setBusy(action);
      return work(tenants);
    };
    const result = await run(action, askAndWork, chosen);
    if (!result.ok) setFailure(result.message);
  }

  async function write(change: BulkChange, tenants: readonly Tenant[]): Promise<BulkSaved> {
    const answer = await tenantCalls.bulkUpdate({
      ...change,
      ids: idsOf(tenants),
      ...(isDecided(change) && { seen: seenOfAll(tenants) }),
    });
    // The list does not show all of them again.
    remember(tenants.map((tenant) => afterBulkChange(tenant, change, today, options.coverages)));
    return {
      ...answer,
      text: bulkWords.updated(tenants.length),
      detail: bulkWords.details.changed(change, tenants),
      undoneText: bulkWords.undone(tenants.length),
      onUndone: () => remember(tenants),
    };
  }

  function remember(tenants: readonly Tenant[]) {
    for (const tenant of tenants) rowsById.current.set(tenant.id, tenant);
  }

  return {
    busy,
    failure,
    onFailureDismiss: () => setFailure(null),
    onReset: () =>
      ask('reset', async (tenants) => ({
        ...(await tenantCalls.reset(idsOf(tenants))),
        text: bulkWords.updated(tenants.length),
        detail: bulkWords.details.reset(tenants),
        undoneText: bulkWords.undone(tenants.length),
      })),
    onPaymentsConfirm: () => ask('confirm', (tenants) => write(chargeChanges.confirm, tenants)),
    onWaitingDone: ({ action, total }) =>
      ask(
        action,
        (tenants) => write(chargeChanges[action], tenants),
        selectAllMatching(applied, total),
      ),
    onDelete: () =>
      ask('delete', async (tenants) => ({
        ...(await tenantCalls.bulkDelete(idsOf(tenants))),
        text: bulkWords.deleted(tenants.length),
        detail: bulkWords.details.deleted(tenants),
        undoneText: bulkWords.restored(tenants.length),
      })),
    onEdit: (change) =>
      run('edit', async (tenants) => {
        const changedTenants = bulkWords.changedBy(change, tenants);
        if (changedTenants.length === 0) throw new Error(bulkWords.changesNobody(change));
        const question = bulkWords.editQuestion(change, tenants, today);
        if (question && !(await confirm(question))) throw new Error(bulkWords.nothingChanged);
        return write(change, changedTenants);
      }),
  };
}

/** The changes of the actions on charges. */
const chargeChanges = {
  charge: { field: 'charge_applied', value: true },
  confirm: { field: 'charge_confirmed', value: true },
  disconnect: { field: 'charge_applied', value: false },
} as const;

/** Whether a question about answers and charges precedes the change. */
const isDecided = ({ field }: BulkChange) =>
  field !== 'tagged_for_removal' && field !== 'charge_apply_date';

/** What the change was decided on, once for the tenants with equal values. */
const seenOfAll = (tenants: readonly Tenant[]) =>
  [...Map.groupBy(tenants, (tenant) => JSON.stringify(decidedOn(tenant))).values()].flatMap(
    (alike) => alike.slice(0, 1).map((tenant) => ({ ids: idsOf(alike), seen: decidedOn(tenant) })),
  );

const idsOf = (tenants: readonly Tenant[]) => tenants.map(({ id }) => id);

/** The tenants of a selection: the checked ones as they were last shown, or all that match now. */
async function chosenTenants(
  selection: TenantSelection,
  rowsById: ReadonlyMap<number, Tenant>,
): Promise<readonly Tenant[]> {
  if (selectionCount(selection) > BulkLimit) throw new Error(bulkWords.tooMany(BulkLimit));
  if (selection.kind === 'ids') return [...selection.ids].flatMap((id) => rowsById.get(id) ?? []);
  const list = (paging: { page: number; per_page: number }) =>
    tenantCalls.list({ ...selection.filter, ...paging });
  const matching = await allTenants(list, BulkLimit);
  const { facility_id } = selection.filter;
  const matchingTenants = matching.filter(
    (tenant) =>
      isSelected(selection, tenant.id) &&
      // A server without this filter lists all facilities with a part of the number.
      (facility_id === undefined || tenant.facility_id === facility_id),
  );
  if (matchingTenants.length === 0) throw new Error(bulkWords.noneMatch);
  if (matchingTenants.length > BulkLimit) throw new Error(bulkWords.moreMatch);
  return matchingTenants;
}
