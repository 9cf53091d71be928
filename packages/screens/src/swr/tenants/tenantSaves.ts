import { conflictingTenant, type TenantCalls, tenantWrites } from '@audit-letters/api-client';
import type { SaveResult } from '../../form/saveResult.ts';
import type { StatusChange, TenantSave, TenantSaveResult } from '../../tenants/edit/tenantSave.ts';
import { editResultOf, saveResultOf } from '../saveResultOf.ts';

/** The result of saving a tenant, who may also be tagged. */
export type TenantSaved = TenantSaveResult & {
  /** The result of tagging the saved tenant for removal, if the user asked for it. */
  tagged?: SaveResult;
};

/** The saves of the dialogs of a tenant. */
export interface TenantSaves {
  /** Saves a status. */
  saveStatus: (change: StatusChange) => Promise<TenantSaved>;
  /** Saves the record. */
  saveTenant: (save: TenantSave) => Promise<TenantSaved>;
}

/** The calls and callbacks of the dialogs of a tenant. */
export interface TenantSavesOptions {
  /** The calls of the client. */
  tenants: Pick<TenantCalls, 'update' | 'updateAsManager' | 'setStatus' | 'tag'>;
  /** The role of the user. */
  role: 'staff' | 'manager';
  /** Called after each save, also after a failed one: another user may have changed the tenant. */
  onSettled: () => void;
}

/** Saves the dialogs of a tenant with the calls of a role. A conflict contains the stored tenant. */
export function tenantSaves({ tenants, role, onSettled }: TenantSavesOptions): TenantSaves {
  const { update, saveAnswer } = tenantWrites(tenants, role);

  async function save(
    { tenant, alsoTag }: StatusChange | TenantSave,
    write: () => Promise<unknown>,
  ): Promise<TenantSaved> {
    const result = await editResultOf(write, conflictingTenant);
    const tags = result.ok && alsoTag;
    const tagged = tags && (await saveResultOf(() => tenants.tag(tenant.facility_id, [tenant.id])));
    onSettled();
    return { ...result, ...(tagged && { tagged }) };
  }

  return {
    saveStatus: (change) => {
      const { status, coverage_id } = change.tenant;
      const seen = { status, coverage_id };
      return save(change, () => saveAnswer(change.tenant, change.answer, { seen }));
    },
    saveTenant: (change) =>
      save(change, () => update(change.tenant, change.edit, { seen: change.seen })),
  };
}
