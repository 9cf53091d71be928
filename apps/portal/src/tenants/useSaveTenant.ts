import { conflictingTenant, type Tenant } from '@audit-letters/api-client';
import {
  type StatusChange,
  type TenantSave,
  type TenantSaveResult,
  type TenantUndo,
  tenantWords,
} from '@audit-letters/screens';
import { type UndoCall, useUndo } from '../activity/undo.ts';
import { useNotices } from '../activity/useNotices.ts';
import { editResultOf, saveResultOf } from '../swr/saveResult.ts';
import { saveTags, tenantWritesOf, untagCall } from './calls.ts';

/** Saves the dialogs of a tenant with the call of a role. Undo writes the old values back. */
export function useSaveTenant(role: 'staff' | 'manager', reload: () => void) {
  const { toast, errorModal, logOnly } = useNotices();
  const undo = useUndo();
  const { update, saveAnswer } = tenantWritesOf[role];

  const undoFor = (tenant: Tenant, calls: readonly UndoCall[]) =>
    undo(calls, tenantWords.undone(tenant));

  const updateCall = (
    { id, facility_id }: Tenant,
    { edit, seen }: Pick<TenantUndo, 'edit' | 'seen'>,
  ): UndoCall => ({
    call: 'updateTenant',
    role,
    tenant: { id, facility_id },
    edit,
    seen,
  });

  /** Tags a saved tenant for removal, and returns the calls that take it back. */
  async function tag({ id, facility_id }: Tenant): Promise<UndoCall[]> {
    const result = await saveResultOf(() =>
      saveTags(facility_id, { ids: [id], untagIds: [], movedOut: false }),
    );
    if (result.ok) return [untagCall({ id, facility_id })];
    errorModal(result.message);
    return [];
  }

  async function saveStatus({ tenant, answer, alsoTag }: StatusChange): Promise<TenantSaveResult> {
    const { status, coverage_id } = tenant;
    const result = await tenantResultOf(() =>
      saveAnswer(tenant, answer, { seen: { status, coverage_id } }),
    );
    const untag = result.ok && alsoTag ? await tag(tenant) : [];
    reload();
    if (result.ok) {
      toast(
        tenantWords.statusSaved(tenant, answer, untag.length > 0),
        undoFor(tenant, [
          ...untag,
          updateCall(tenant, { edit: { status, coverage_id }, seen: answer }),
        ]),
      );
    } else if (!result.current) {
      logOnly(tenantWords.savingStatus(tenant), result.message);
    }
    return result;
  }

  async function saveTenant(save: TenantSave) {
    const { tenant, edit, seen, undo: before, alsoTag } = save;
    const result = await tenantResultOf(() => update(tenant, edit, { seen }));
    const untag = result.ok && alsoTag ? await tag(tenant) : [];
    reload();
    if (result.ok) {
      toast(
        tenantWords.saved(save),
        before || untag.length > 0
          ? undoFor(tenant, [
              ...untag,
              ...(before ? [updateCall(tenant, before)] : []),
              ...(before?.retag ? [retagCall(tenant)] : []),
            ])
          : undefined,
      );
    }
    return result;
  }

  return { saveStatus, saveTenant };
}

const retagCall = ({ id }: Tenant): UndoCall => ({ call: 'tagTenant', id });

/** The result of a write; a conflict contains the stored tenant. */
const tenantResultOf = (write: () => Promise<unknown>): Promise<TenantSaveResult> =>
  editResultOf(write, conflictingTenant);
