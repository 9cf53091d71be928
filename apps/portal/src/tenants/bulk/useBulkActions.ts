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
import { saveResultOf } from '@audit-letters/screens/swr';
import { isSelected, selectAllMatching, selectionCount, useConfirm } from '@audit-letters/ui';
import { type RefObject, useState } from 'react';
import { useUndo } from '../../activity/undo.ts';
import { useNotices } from '../../activity/useNotices.ts';
import { tenantCalls } from '../calls.ts';

interface BulkActionsOptions {
  selection: TenantSelection;
  /** The filter in force. */
  matching: TenantsFilter;
  /** The filters that the server offers. */
  choices: readonly TenantFilterChoice[] | null | undefined;
  /** The rows as they were when they were checked: the old values for Undo. */
  seen: RefObject<ReadonlyMap<number, Tenant>>;
  /** Called after an action. */
  onDone: () => void;
  /** Called after a failed action, whose tenants may have changed. */
  onFailure: () => void;
}

/**
 * The bulk actions of staff. Each action resolves its tenants before it asks, so the number in the question is the
 * number it changes. After a failure nothing has changed, and a red message card
 * shows the reason.
 */
export function useBulkActions(options: BulkActionsOptions): TenantBulkActions {
  const { selection, matching, choices, seen, onDone, onFailure } = options;
  const [busy, setBusy] = useState<BulkAction | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = useConfirm();
  const { toast } = useNotices();
  const undo = useUndo();

  async function run(
    action: BulkAction,
    work: (tenants: readonly Tenant[]) => Promise<boolean>,
    chosen: TenantSelection = selection,
  ): Promise<SaveResult> {
    setBusy(action);
    setFailure(null);
    const result = await saveResultOf(async () => {
      if (await work(await chosenTenants(chosen, seen.current))) onDone();
    });
    setBusy(null);
    if (!result.ok) onFailure();
    return result;
  }

  /** Asks for confirmation, then does the work. The button is not busy while the question is open. */
  async function ask(
    action: Exclude<BulkAction, 'edit'>,
    work: (tenants: readonly Tenant[]) => Promise<void>,
    chosen: TenantSelection = selection,
  ) {
    const body = selectionInWords(chosen, matching, choices);
    const askAndWork = async (tenants: readonly Tenant[]) => {
      setBusy(null);
      if (!(await confirm({ ...bulkWords.questions[action](tenants), body }))) return false;
      setBusy(action);
      await work(tenants);
      return true;
    };
    const result = await run(action, askAndWork, chosen);
    if (!result.ok) setFailure(result.message);
  }

  async function write(change: BulkChange, tenants: readonly Tenant[]) {
    const made = { ...change, ids: idsOf(tenants) };
    await tenantCalls.bulkUpdate(made);
    toast(bulkWords.updated(tenants.length), undo([{ call: 'undoTenants', change: made }]));
  }

  return {
    busy,
    failure,
    onFailureDismiss: () => setFailure(null),
    onReset: () =>
      ask('reset', async (tenants) => {
        const ids = idsOf(tenants);
        await tenantCalls.reset(ids);
        toast(bulkWords.updated(tenants.length), undo([{ call: 'undoTenants', change: { ids } }]));
      }),
    onPaymentsConfirm: () =>
      ask('confirm', (tenants) => write({ field: 'charge_confirmed', value: true }, tenants)),
    onWaitingDone: ({ total }) => {
      const field = matching.waiting_for === 'charge' ? 'charge_applied' : 'charge_confirmed';
      return ask(
        field === 'charge_applied' ? 'charge' : 'confirm',
        (tenants) => write({ field, value: true }, tenants),
        selectAllMatching(matching, total),
      );
    },
    onDelete: () =>
      ask('delete', async (tenants) => {
        await tenantCalls.bulkDelete(idsOf(tenants));
        toast(
          bulkWords.deleted(tenants.length),
          undo([{ call: 'restoreTenants', ids: idsOf(tenants) }]),
        );
      }),
    onEdit: (change) =>
      run('edit', async (tenants) => {
        const question = bulkWords.chargeQuestion(change, tenants);
        if (question && !(await confirm(question))) throw new Error(bulkWords.nothingChanged);
        await write(change, tenants);
        return true;
      }),
  };
}

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
  const chosen = matching.filter(({ id }) => isSelected(selection, id));
  if (chosen.length === 0) throw new Error(bulkWords.noneMatch);
  if (chosen.length > bulkLimit) throw new Error(bulkWords.moreMatch);
  return chosen;
}
