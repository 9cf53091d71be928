import {
  conflictingTenant,
  type StatusWord,
  type Tenant,
  type TenantPatch,
  type TenantWriteOptions,
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
import { editOutcomeOf, outcomeOf } from '../loading/outcome.ts';
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
      const outcome = await outcomeOf(async () => {
        await write();
        if (retag) await client.tenants.bulkUpdate(tagged([tenant.id]));
      });
      reloadShown();
      if (outcome.ok) toast(`Undone for ${tenantName(tenant)}`);
      else errorToast(outcome.message);
    });

  async function saveStatus({ tenant, answer }: StatusChange): Promise<TenantSaveResult> {
    const { status, coverage_id } = tenant;
    const outcome = await tenantOutcomeOf(() =>
      answer.status === 'selected_coverage'
        ? writer.update(tenant, answer, { seen: { status, coverage_id } })
        : client.tenants.setStatus(tenant.id, wordOf(answer.status), {
            seen: { status, coverage_id },
          }),
    );
    reload();
    if (outcome.ok) {
      toast(
        `${tenantName(tenant)}: ${statusName(answer.status)}`,
        undoing(tenant, () => writer.update(tenant, { status, coverage_id }, { seen: answer })),
      );
    } else if (!outcome.current) {
      logOnly(`Saving the status of ${tenantName(tenant)}`, outcome.message);
    }
    return outcome;
  }

  async function saveTenant({ draft }: { draft: TenantDraft }): Promise<TenantSaveResult> {
    const { base } = draft;
    const saved = writer.editOf(draft);
    const outcome = await tenantOutcomeOf(() => writer.update(base, saved, { seen: seenOf(base) }));
    reload();
    if (outcome.ok) {
      const { first_name = null, last_name = null } = saved;
      const { edit, seen, retag } = undoOf(draft);
      toast(
        `Tenant record was successfully updated for ${tenantName({ ...base, first_name, last_name })}`,
        isDirty(draft)
          ? undoing(base, () => writer.update(base, edit, { seen }), retag)
          : undefined,
      );
    }
    return outcome;
  }

  return { saveStatus, saveTenant, undoing };
}

const tagged = (ids: number[]) => ({ ids, field: 'tagged_for_removal', value: true }) as const;

const wordOf = (status: Tenant['status']): StatusWord => status ?? 'no_response';

/** The result of a write; a conflict contains the stored tenant. */
export const tenantOutcomeOf = (write: () => Promise<unknown>): Promise<TenantSaveResult> =>
  editOutcomeOf(write, conflictingTenant);
