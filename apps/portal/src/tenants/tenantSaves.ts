import {
  conflictingTenant,
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
import { type TenantEvents, undosOf } from '../activity/savedTenants.ts';
import { editResultOf, saveResultOf } from '../loading/saveResultOf.ts';

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
  tenants: Pick<TenantCalls, 'update' | 'updateAsManager' | 'setStatus' | 'tag'>;
  /** The role of the user. */
  role: 'staff' | 'manager';
  /** Called after each save, also after a failed one: another user may have changed the tenant. */
  onSettled: () => void;
}

/** Saves the dialogs of a tenant with the calls of a role. A conflict contains the stored tenant. */
export function tenantSaves(options: TenantSavesOptions): TenantSaves {
  const { tenants, role, onSaved, onFailure, onSettled } = options;
  const { update, saveAnswer } = tenantWrites(tenants, role);

  /** Saves, then tags if the user asked for it, and reports both with their undos. */
  async function save(
    { tenant, alsoTag }: StatusChange | TenantSave,
    work: string,
    write: () => Promise<Undoable>,
    text: (isTagged: boolean) => string,
  ): Promise<TenantSaveResult> {
    let written: Undoable = {};
    let tag: Undoable = {};
    const result = await editResultOf(async () => {
      written = await write();
    }, conflictingTenant);
    if (!result.ok) {
      onSettled();
      if (!result.current) onFailure?.({ work, message: result.message, shown: true });
      return result;
    }
    const tagged = alsoTag
      ? await saveResultOf(async () => {
          tag = await tenants.tag(tenant.facility_id, [tenant.id]);
        })
      : null;
    onSettled();
    if (tagged && !tagged.ok) {
      const { message } = tagged;
      onFailure?.({ work: tenantWords.tagging(tenant), message, shown: false });
    }
    onSaved?.({
      text: text(tagged?.ok === true),
      undos: undosOf(tag, written),
      undoneText: tenantWords.undone(tenant),
    });
    return result;
  }

  return {
    saveStatus: (change) => {
      const { tenant, answer } = change;
      const { status, coverage_id } = tenant;
      const before = { status, coverage_id };
      return save(
        change,
        tenantWords.savingStatus(tenant),
        () => saveAnswer(tenant, answer, { seen: before }),
        (isTagged) => tenantWords.statusSaved(tenant, answer, isTagged),
      );
    },

    saveTenant: (change) => {
      const { tenant, edit, seen } = change;
      return save(
        change,
        tenantWords.saving(tenant),
        () => update(tenant, edit, { seen }),
        () => tenantWords.saved(change),
      );
    },
  };
}
