import {
  conflictingTenant,
  type Tenant,
  tenantWrites,
  type Undoable,
} from '@audit-letters/api-client';
import {
  type StatusChange,
  type TenantSave,
  type TenantSaveResult,
  tenantWords,
} from '@audit-letters/screens';
import { useNotices } from '../activity/useNotices.ts';
import { tenantCalls } from '../loading/calls.ts';
import { editResultOf } from '../loading/saveResultOf.ts';
import { useSavedTenants } from './useTenantNotices.ts';

/**
 * The saves of the dialogs of a tenant, with the calls of a role. A conflict contains the stored tenant. `onSettled` is
 * also called after a failed save: another user may have changed the tenant.
 */
export function useTenantSaves(role: 'staff' | 'manager', onSettled: () => void) {
  const { logOnly } = useNotices();
  const report = useSavedTenants();
  const { update, saveAnswer } = tenantWrites(tenantCalls, role);

  /** Saves, and reports it with its undo. The dialog shows a failure. */
  async function save(
    tenant: Tenant,
    { work, text }: { work: string; text: string },
    write: () => Promise<Undoable>,
  ): Promise<TenantSaveResult> {
    let written: Undoable = {};
    const result = await editResultOf(async () => {
      written = await write();
    }, conflictingTenant);
    onSettled();
    if (result.ok) report({ text, written, undoneText: tenantWords.undone(tenant) });
    else if (!result.current) logOnly(work, result.message);
    return result;
  }

  return {
    onStatusSave: (change: StatusChange) => {
      const { tenant, answer, alsoTag } = change;
      const { status, coverage_id } = tenant;
      const seen = { status, coverage_id };
      return save(
        tenant,
        { work: tenantWords.savingStatus(tenant), text: tenantWords.statusSaved(change) },
        () =>
          alsoTag
            ? update(tenant, { status: 'moved_out', tag: true }, { seen })
            : saveAnswer(tenant, answer, { seen }),
      );
    },

    onTenantSave: (change: TenantSave) => {
      const { tenant, edit, seen } = change;
      return save(
        tenant,
        { work: tenantWords.saving(tenant), text: tenantWords.saved(change) },
        () => update(tenant, edit, { seen }),
      );
    },
  };
}
