import type { Tenant } from '@audit-letters/api-client';
import { type TenantUndo, tenantWords } from '@audit-letters/screens';
import { type TenantSaved, type TenantSaves, tenantSaves } from '@audit-letters/screens/swr';
import { type UndoCall, untagCall, useUndo } from '../activity/undo.ts';
import { useNotices } from '../activity/useNotices.ts';
import { tenantCalls } from './calls.ts';

/** Saves the dialogs of a tenant with the call of a role. Undo writes the old values back. */
export function useSaveTenant(role: 'staff' | 'manager', reload: () => void): TenantSaves {
  const { toast, errorModal, logOnly } = useNotices();
  const undo = useUndo();
  const saves = tenantSaves({ tenants: tenantCalls, role, onSettled: reload });

  /** The calls that take the tag back. Shows why a tenant was saved but not tagged. */
  function untagCalls(tenant: Tenant, { tagged }: TenantSaved): UndoCall[] {
    if (tagged?.ok) return [untagCall(tenant)];
    if (tagged) errorModal(tagged.message);
    return [];
  }

  const updateCall = (
    { id, facility_id }: Tenant,
    { edit, seen }: Pick<TenantUndo, 'edit' | 'seen'>,
  ): UndoCall => ({ call: 'updateTenant', role, tenant: { id, facility_id }, edit, seen });

  return {
    saveStatus: async (change) => {
      const { tenant, answer } = change;
      const { status, coverage_id } = tenant;
      const result = await saves.saveStatus(change);
      if (result.ok) {
        const untag = untagCalls(tenant, result);
        const back = updateCall(tenant, { edit: { status, coverage_id }, seen: answer });
        toast(
          tenantWords.statusSaved(tenant, answer, untag.length > 0),
          undo([...untag, back], tenantWords.undone(tenant)),
        );
      } else if (!result.current) logOnly(tenantWords.savingStatus(tenant), result.message);
      return result;
    },

    saveTenant: async (save) => {
      const { tenant, undo: before } = save;
      const result = await saves.saveTenant(save);
      if (!result.ok) return result;
      const calls = [
        ...untagCalls(tenant, result),
        ...(before ? [updateCall(tenant, before)] : []),
        ...(before?.retag ? [retagCall(tenant)] : []),
      ];
      toast(
        tenantWords.saved(save),
        calls.length > 0 ? undo(calls, tenantWords.undone(tenant)) : undefined,
      );
      return result;
    },
  };
}

const retagCall = ({ id }: Tenant): UndoCall => ({ call: 'tagTenant', id });
