import { conflictingTenant, type Tenant, tenantWrites } from '@audit-letters/api-client';
import { decidedOn, type StatusChange, type TenantSave, tenantWords } from '@audit-letters/screens';
import { useSaves } from '../activity/useSaves.ts';
import { tenantCalls } from '../loading/calls.ts';

/** The saves of the dialogs of a tenant, with the calls of a role. A conflict contains the stored tenant. */
export function useTenantSaves(role: 'staff' | 'manager', reload?: () => unknown) {
  const { save } = useSaves(reload);
  const { update, saveAnswer } = tenantWrites(tenantCalls, role);
  const saved = (tenant: Tenant, text: string) => ({
    text,
    undoneText: tenantWords.undone(tenant),
  });

  return {
    onStatusSave: (change: StatusChange) => {
      const { tenant, answer, alsoTag } = change;
      const seen = decidedOn(tenant);
      return save(
        () =>
          alsoTag
            ? update(tenant, { status: 'moved_out', tag: true }, { seen })
            : saveAnswer(tenant, answer, { seen }),
        saved(tenant, tenantWords.statusSaved(change)),
        { logAs: tenantWords.savingStatus(tenant), conflictOf: conflictingTenant },
      );
    },

    onTenantSave: (change: TenantSave) => {
      const { tenant, edit, seen } = change;
      return save(() => update(tenant, edit, { seen }), saved(tenant, tenantWords.saved(change)), {
        logAs: tenantWords.saving(tenant),
        conflictOf: conflictingTenant,
      });
    },
  };
}
