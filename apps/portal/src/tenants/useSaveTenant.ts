import { conflictingTenant, type Tenant } from '@audit-letters/api-client';
import {
  type StatusChange,
  statusName,
  type TenantDraft,
  type TenantSaveResult,
  tenantName,
} from '@audit-letters/screens';
import { later, useLater } from '@audit-letters/ui';
import { tenantCalls } from '../calls/tenants.ts';
import { editResultOf } from '../loading/saveResult.ts';
import { useNotices } from '../messages/useNotices.ts';
import { useUndo } from '../messages/useUndo.ts';
import { sendAnswer, type UpdateTenant, updateAsManager, updateAsStaff } from './tenantCalls.ts';

/** The calls with which a role writes a tenant. */
export interface TenantWriter {
  update: UpdateTenant;
  /** The function that makes the request body of the role's form. */
  editOf: 'editOf' | 'managerEditOf';
}

/** The code of the edit form, which loads along with its dialog. */
const drafts = later(() => import('./drafts.ts'));

/** The calls of staff. */
export const staffWriter: TenantWriter = { update: updateAsStaff, editOf: 'editOf' };

/** The calls of a manager. */
export const managerWriter: TenantWriter = { update: updateAsManager, editOf: 'managerEditOf' };

/** Saves the dialogs of a tenant. Undo writes the old values back. */
export function useSaveTenant(writer: TenantWriter, reload: () => void) {
  const { toast, logOnly } = useNotices();
  const undo = useUndo();
  useLater(drafts, false, () => {});

  const undoFor = (tenant: Tenant, restore: () => Promise<unknown>) =>
    undo(restore, `Undone for ${tenantName(tenant)}`);

  async function saveStatus({ tenant, answer }: StatusChange): Promise<TenantSaveResult> {
    const { status, coverage_id } = tenant;
    const result = await tenantResultOf(() =>
      sendAnswer(writer.update, tenant, answer, { seen: { status, coverage_id } }),
    );
    reload();
    if (result.ok) {
      toast(
        `${tenantName(tenant)}: ${statusName(answer.status)}`,
        undoFor(tenant, () => writer.update(tenant, { status, coverage_id }, { seen: answer })),
      );
    } else if (!result.current) {
      logOnly(`Saving the status of ${tenantName(tenant)}`, result.message);
    }
    return result;
  }

  async function saveTenant({ draft }: { draft: TenantDraft }): Promise<TenantSaveResult> {
    const { base } = draft;
    const result = await tenantResultOf(async () => {
      const { seenOf, [writer.editOf]: editOf } = await drafts.load();
      await writer.update(base, editOf(draft), { seen: seenOf(base) });
    });
    reload();
    if (result.ok) {
      const { undoOf, isDirty, [writer.editOf]: editOf } = await drafts.load();
      const { first_name = null, last_name = null } = editOf(draft);
      const { edit, seen, retag } = undoOf(draft);
      toast(
        `Tenant record was successfully updated for ${tenantName({ ...base, first_name, last_name })}`,
        isDirty(draft)
          ? undoFor(base, async () => {
              await writer.update(base, edit, { seen });
              if (retag) await tenantCalls.bulkUpdate(tagged([base.id]));
            })
          : undefined,
      );
    }
    return result;
  }

  return { saveStatus, saveTenant };
}

const tagged = (ids: number[]) => ({ ids, field: 'tagged_for_removal', value: true }) as const;

/** The result of a write; a conflict contains the stored tenant. */
const tenantResultOf = (write: () => Promise<unknown>): Promise<TenantSaveResult> =>
  editResultOf(write, conflictingTenant);
