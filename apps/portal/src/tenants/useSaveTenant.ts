import {
  conflictingTenant,
  type Tenant,
  type TenantPatch,
  type TenantWriteOptions,
  wordOfStatus,
} from '@audit-letters/api-client';
import {
  isDirty,
  type StatusChange,
  seenOf,
  statusName,
  type TenantDraft,
  type TenantSaveResult,
  tenantName,
  undoOf,
} from '@audit-letters/screens';
import { client } from '../client.ts';
import { editResultOf, saveResultOf } from '../loading/saveResult.ts';
import { useReloadShown } from '../loading/swr.ts';
import { undo, useNotices } from '../messages/useNotices.ts';

/** The calls with which a role writes a tenant. */
export interface TenantWriter {
  update: (tenant: Tenant, edit: TenantPatch, options?: TenantWriteOptions) => Promise<unknown>;
  /** What the role's form sends. */
  editOf: (draft: TenantDraft) => TenantPatch;
}

/** Saves the dialogs of a tenant. Undo writes the old values back. */
export function useSaveTenant(writer: TenantWriter, reload: () => void) {
  const { toast, logOnly, errorToast } = useNotices();
  const reloadShown = useReloadShown();

  /** Writes old values back. */
  const undoing = (tenant: Tenant, write: () => Promise<unknown>, retag = false) =>
    undo(async () => {
      const result = await saveResultOf(async () => {
        await write();
        if (retag) await client.tenants.bulkUpdate(tagged([tenant.id]));
      });
      reloadShown();
      if (result.ok) toast(`Undone for ${tenantName(tenant)}`);
      else errorToast(result.message);
    });

  async function saveStatus({ tenant, answer }: StatusChange): Promise<TenantSaveResult> {
    const { status, coverage_id } = tenant;
    const result = await tenantResultOf(() =>
      answer.status === 'selected_coverage'
        ? writer.update(tenant, answer, { seen: { status, coverage_id } })
        : client.tenants.setStatus(tenant.id, wordOfStatus(answer.status), {
            seen: { status, coverage_id },
          }),
    );
    reload();
    if (result.ok) {
      toast(
        `${tenantName(tenant)}: ${statusName(answer.status)}`,
        undoing(tenant, () => writer.update(tenant, { status, coverage_id }, { seen: answer })),
      );
    } else if (!result.current) {
      logOnly(`Saving the status of ${tenantName(tenant)}`, result.message);
    }
    return result;
  }

  async function saveTenant({ draft }: { draft: TenantDraft }): Promise<TenantSaveResult> {
    const { base } = draft;
    const saved = writer.editOf(draft);
    const result = await tenantResultOf(() => writer.update(base, saved, { seen: seenOf(base) }));
    reload();
    if (result.ok) {
      const { first_name = null, last_name = null } = saved;
      const { edit, seen, retag } = undoOf(draft);
      toast(
        `Tenant record was successfully updated for ${tenantName({ ...base, first_name, last_name })}`,
        isDirty(draft)
          ? undoing(base, () => writer.update(base, edit, { seen }), retag)
          : undefined,
      );
    }
    return result;
  }

  return { saveStatus, saveTenant, undoing };
}

const tagged = (ids: number[]) => ({ ids, field: 'tagged_for_removal', value: true }) as const;

/** The result of a write; a conflict contains the stored tenant. */
export const tenantResultOf = (write: () => Promise<unknown>): Promise<TenantSaveResult> =>
  editResultOf(write, conflictingTenant);
