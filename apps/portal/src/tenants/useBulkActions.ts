import {
  allTenants,
  type Tenant,
  type TenantFilterChoice,
  type TenantsFilter,
} from '@audit-letters/api-client';
import {
  type BulkAction,
  type BulkChange,
  bulkWords,
  type SaveResult,
  selectionInWords,
  type TenantBulkActions,
  type TenantSelection,
} from '@audit-letters/screens';
import { isSelected, selectAllMatching, selectionCount, useConfirm } from '@audit-letters/ui';
import { type RefObject, useState } from 'react';
import { tenantCalls } from '../loading/calls.ts';
import { saveResultOf } from '../loading/saveResultOf.ts';
import { useToday } from '../loading/time.ts';
import { type SavedTenants, useSavedTenants } from './useTenantNotices.ts';

interface BulkActionsOptions {
  /** The selected tenants. */
  selection: TenantSelection;
  /** The filter in force. */
  applied: TenantsFilter;
  /** The filters that the server offers. */
  choices: readonly TenantFilterChoice[] | null | undefined;
  /** The rows as they were when they were checked. */
  seen: RefObject<ReadonlyMap<number, Tenant>>;
  /** An action is saved. */
  onSaved: (action: BulkAction) => void;
  /** An action has failed. Its tenants may have changed. */
  onFailure: () => void;
}

/**
 * The bulk actions of staff. Each action resolves its tenants before it asks, so the number in the question is the
 * number it changes. After a failure nothing has changed, and a red message card shows the reason.
 */
export function useBulkActions(options: BulkActionsOptions): TenantBulkActions {
  const { selection, applied, choices, seen, onSaved, onFailure } = options;
  const report = useSavedTenants();
  const [busy, setBusy] = useState<BulkAction | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = useConfirm();
  const today = useToday();

  async function run(
    action: BulkAction,
    work: (tenants: readonly Tenant[]) => Promise<SavedTenants | null>,
    chosen: TenantSelection = selection,
  ): Promise<SaveResult> {
    setBusy(action);
    setFailure(null);
    const result = await saveResultOf(async () => {
      const saved = await work(await chosenTenants(chosen, seen.current));
      if (!saved) return;
      report(saved);
      onSaved(action);
    });
    setBusy(null);
    if (!result.ok) onFailure();
    return result;
  }

  /** Asks for confirmation, then does the work. The button is not busy while the question is open. */
  async function ask(
    action: Exclude<BulkAction, 'edit'>,
    work: (tenants: readonly Tenant[]) => Promise<SavedTenants>,
    chosen: TenantSelection = selection,
  ) {
    const description = selectionInWords(chosen, applied, choices);
    const askAndWork = async (tenants: readonly Tenant[]) => {
      setBusy(null);
      if (!(await confirm({ ...bulkWords.questions[action](tenants, today), description })))
        return null;
      setBusy(action);
      return work(tenants);
    };
    const result = await run(action, askAndWork, chosen);
    if (!result.ok) setFailure(result.message);
  }

  async function write(change: BulkChange, tenants: readonly Tenant[]): Promise<SavedTenants> {
    const written = await tenantCalls.bulkUpdate({ ...change, ids: idsOf(tenants) });
    return {
      text: bulkWords.updated(tenants.length),
      detail: bulkWords.details.changed(change, tenants),
      written,
      undoneText: bulkWords.undone(tenants.length),
    };
  }

  return {
    busy,
    failure,
    onFailureDismiss: () => setFailure(null),
    onReset: () =>
      ask('reset', async (tenants) => {
        const written = await tenantCalls.reset(idsOf(tenants));
        return {
          text: bulkWords.updated(tenants.length),
          detail: bulkWords.details.reset(tenants),
          written,
          undoneText: bulkWords.undone(tenants.length),
        };
      }),
    onPaymentsConfirm: () =>
      ask('confirm', (tenants) => write({ field: 'charge_confirmed', value: true }, tenants)),
    onWaitingDone: ({ total }) => {
      const { action, change } = waitingWork[applied.waiting_for ?? 'payment'];
      return ask(action, (tenants) => write(change, tenants), selectAllMatching(applied, total));
    },
    onDelete: () =>
      ask('delete', async (tenants) => {
        const written = await tenantCalls.bulkDelete(idsOf(tenants));
        return {
          text: bulkWords.deleted(tenants.length),
          detail: bulkWords.details.deleted(tenants),
          written,
          undoneText: bulkWords.restored(tenants.length),
        };
      }),
    onEdit: (change) =>
      run('edit', async (tenants) => {
        const changed = bulkWords.changedBy(change, tenants);
        if (changed.length === 0) throw new Error(bulkWords.noneCovered);
        const question = bulkWords.editQuestion(change, tenants, today);
        if (question && !(await confirm(question))) throw new Error(bulkWords.nothingChanged);
        return write(change, changed);
      }),
  };
}

/** What ends the wait of tenants. */
const waitingWork = {
  charge: { action: 'charge', change: { field: 'charge_applied', value: true } },
  payment: { action: 'confirm', change: { field: 'charge_confirmed', value: true } },
  change: { action: 'confirm', change: { field: 'charge_confirmed', value: true } },
  disconnection: { action: 'disconnect', change: { field: 'charge_applied', value: false } },
} as const;

const idsOf = (tenants: readonly Tenant[]) => tenants.map(({ id }) => id);

/** The maximum number of ids per call. Larger selections are rejected, because two calls would not be atomic. */
const bulkLimit = 10_000;

/** The tenants of a selection: the checked ones as they were when they were checked, or all that match now. */
async function chosenTenants(
  selection: TenantSelection,
  seen: ReadonlyMap<number, Tenant>,
): Promise<readonly Tenant[]> {
  if (selectionCount(selection) > bulkLimit) throw new Error(bulkWords.tooMany(bulkLimit));
  if (selection.kind === 'ids') return [...selection.ids].flatMap((id) => seen.get(id) ?? []);
  const list = (paging: { page: number; per_page: number }) =>
    tenantCalls.list({ ...selection.filter, ...paging });
  const matching = await allTenants(list, bulkLimit);
  const { facility_id } = selection.filter;
  const chosen = matching.filter(
    (tenant) =>
      isSelected(selection, tenant.id) &&
      // A server without this filter lists all facilities with a part of the number.
      (facility_id === undefined || tenant.facility_id === facility_id),
  );
  if (chosen.length === 0) throw new Error(bulkWords.noneMatch);
  if (chosen.length > bulkLimit) throw new Error(bulkWords.moreMatch);
  return chosen;
}
