import type { Tenant, TenantsFilter } from '@audit-letters/api-client';
import {
  type BulkAction,
  type BulkChange,
  type Outcome,
  selectionInWords,
  type TenantSelection,
  type TenantsScreenProps,
} from '@audit-letters/screens';
import { useConfirm } from '@audit-letters/ui';
import { useEffect, useRef, useState } from 'react';
import { client } from '../client.ts';
import { outcomeOf } from '../data/outcome.ts';
import { useReloadShown } from '../data/swr.ts';
import { undo, useNotices } from '../messages/useNotices.ts';
import { type BulkUndo, bulkUndo, leftBy } from './bulk.ts';
import { chosenTenants } from './chosenTenants.ts';

interface BulkActionsOptions {
  selection: TenantSelection;
  /** The filter in force. */
  matching: TenantsFilter;
  /** The rows shown now. */
  shown: readonly Tenant[];
  /** An action is done: nothing stays selected. */
  onDone: () => void;
}

type BulkActions = Pick<
  TenantsScreenProps,
  | 'busy'
  | 'failure'
  | 'onFailureDismiss'
  | 'onTenantsReset'
  | 'onPaymentsConfirm'
  | 'onDelete'
  | 'onBulkEdit'
>;

/**
 * What staff do to many tenants at once. Each action fixes whom it means before it asks: the number in its question is
 * the number it acts on. Its failure is told in the red message card, and nothing has changed then.
 */
export function useBulkActions(options: BulkActionsOptions): BulkActions {
  const { selection, matching, shown, onDone } = options;
  const [busy, setBusy] = useState<BulkAction | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = useConfirm();
  const { toast, errorToast } = useNotices();
  const reloadShown = useReloadShown();

  // What was known of a row when it was checked: the old values, for Undo.
  const seen = useRef(new Map<number, Tenant>());
  useEffect(() => {
    for (const tenant of shown) seen.current.set(tenant.id, tenant);
  }, [shown]);

  async function run(
    action: BulkAction,
    work: (tenants: readonly Tenant[]) => Promise<boolean>,
  ): Promise<Outcome> {
    setBusy(action);
    setFailure(null);
    const outcome = await outcomeOf(async () => {
      if (await work(await chosenTenants(selection, seen.current))) onDone();
    });
    setBusy(null);
    return outcome;
  }

  async function ask(
    action: BulkAction,
    question: (count: number) => string,
    tone: 'normal' | 'danger',
    work: (ids: number[], tenants: readonly Tenant[]) => Promise<void>,
  ) {
    const outcome = await run(action, async (tenants) => {
      const title = question(tenants.length);
      if (!(await confirm({ title, body: selectionInWords(selection, matching), tone })))
        return false;
      await work(idsOf(tenants), tenants);
      return true;
    });
    if (!outcome.ok) setFailure(outcome.message);
  }

  async function write(change: BulkChange, tenants: readonly Tenant[]) {
    await client.tenants.bulkUpdate({ ...change, ids: idsOf(tenants) });
    const writes = bulkUndo(change, tenants);
    toast(
      `${tenants.length} tenants successfully updated!`,
      writes && writes.length > 0 ? undo(() => takeBack(change, writes)) : undefined,
    );
  }

  async function takeBack(made: BulkChange, writes: readonly BulkUndo[]) {
    const outcome = await outcomeOf(async () => {
      for (const { change, ids } of writes) {
        await client.tenants.bulkUpdate({ ...change, ids }, { seen: leftBy(made) });
      }
    });
    reloadShown();
    if (outcome.ok) toast('Undone');
    else errorToast(outcome.message);
  }

  return {
    busy,
    failure,
    onFailureDismiss: () => setFailure(null),
    onTenantsReset: () =>
      ask(
        'reset',
        (count) => `Are you sure you want to reset ${count} tenants?`,
        'danger',
        async (ids) => {
          await client.tenants.reset(ids);
          toast(`${ids.length} tenants successfully updated!`);
        },
      ),
    onPaymentsConfirm: () =>
      ask(
        'confirm',
        (count) => `This will confirm the charge has been added for ${count} tenants. Continue?`,
        'normal',
        (_ids, tenants) => write({ field: 'charge_confirmed', value: true }, tenants),
      ),
    onDelete: () =>
      ask(
        'delete',
        (count) =>
          `${count} tenants will be permanently deleted. Are you sure you want to do this?`,
        'danger',
        async (ids) => {
          await client.tenants.bulkDelete(ids);
          toast(`${ids.length} tenants successfully deleted!`);
        },
      ),
    onBulkEdit: (change) =>
      run('edit', async (tenants) => {
        await write(change, tenants);
        return true;
      }),
  };
}

const idsOf = (tenants: readonly Tenant[]) => tenants.map(({ id }) => id);
