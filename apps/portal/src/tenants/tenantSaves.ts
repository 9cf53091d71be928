import {
  conflictingTenant,
  type Tenant,
  type TenantCalls,
  tenantWrites,
  type Undoable,
} from '@audit-letters/api-client';
import {
  type StatusChange,
  type TenantSave,
  type TenantSaveResult,
  tenantWords,
} from '@audit-letters/screens';
import type { TenantEvents } from '../activity/savedTenants.ts';
import { editResultOf } from '../loading/saveResultOf.ts';

/** The saves of the dialogs of a tenant. */
export interface TenantSaves {
  /** Saves a status. */
  saveStatus: (change: StatusChange) => Promise<TenantSaveResult>;
  /** Saves the record. */
  saveTenant: (save: TenantSave) => Promise<TenantSaveResult>;
}

/** The calls and callbacks of the dialogs of a tenant. */
export interface TenantSavesOptions extends TenantEvents {
  /** The calls of the client. */
  tenants: Pick<TenantCalls, 'update' | 'updateAsManager' | 'setStatus'>;
  /** The role of the user. */
  role: 'staff' | 'manager';
  /** Called after each save, also after a failed one: another user may have changed the tenant. */
  onSettled: () => void;
}

/** Saves the dialogs of a tenant with the calls of a role. A conflict contains the stored tenant. */
export function tenantSaves(options: TenantSavesOptions): TenantSaves {
  const { tenants, role, onSaved, onFailure, onSettled } = options;
  const { update, saveAnswer } = tenantWrites(tenants, role);

  /** Saves, and reports it with its undo. */
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
    if (!result.ok) {
      if (!result.current) onFailure?.({ work, message: result.message, shown: true });
      return result;
    }
    onSaved?.({ text, written, undoneText: tenantWords.undone(tenant) });
    return result;
  }

  return {
    saveStatus: (change) => {
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

    saveTenant: (change) => {
      const { tenant, edit, seen } = change;
      return save(
        tenant,
        { work: tenantWords.saving(tenant), text: tenantWords.saved(change) },
        () => update(tenant, edit, { seen }),
      );
    },
  };
}
