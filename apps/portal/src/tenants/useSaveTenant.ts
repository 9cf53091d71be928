import { conflictingTenant, type Tenant } from '@audit-letters/api-client';
import { statusName } from '@audit-letters/api-client/values';
import {
  type StatusChange,
  type TenantSave,
  type TenantSaveResult,
  tenantName,
} from '@audit-letters/screens';
import { tenantCalls } from '../calls/tenants.ts';
import { editResultOf } from '../loading/saveResult.ts';
import { useNotices } from '../messages/useNotices.ts';
import { useUndo } from '../messages/useUndo.ts';
import { sendAnswer, type UpdateTenant, updateAsManager } from './tenantCalls.ts';

/** Saves the dialogs of a tenant with the call of a role. Undo writes the old values back. */
export function useSaveTenant(update: UpdateTenant, reload: () => void) {
  const { toast, logOnly } = useNotices();
  const undo = useUndo();

  const byManager = update === updateAsManager;

  const undoFor = (tenant: Tenant, restore: Parameters<typeof undo>[0]) =>
    undo(restore, `Undone for ${tenantName(tenant)}`);

  async function saveStatus({ tenant, answer }: StatusChange): Promise<TenantSaveResult> {
    const { status, coverage_id } = tenant;
    const result = await tenantResultOf(() =>
      sendAnswer(update, tenant, answer, { seen: { status, coverage_id } }),
    );
    reload();
    if (result.ok) {
      toast(
        `${tenantName(tenant)}: ${statusName(answer.status)}`,
        undoFor(tenant, {
          ...{ call: 'updateTenant', byManager, tenant: identityOf(tenant), seen: answer },
          edit: { status, coverage_id },
        }),
      );
    } else if (!result.current) {
      logOnly(`Saving the status of ${tenantName(tenant)}`, result.message);
    }
    return result;
  }

  async function saveTenant({ tenant, edit, seen, undo: before }: TenantSave) {
    const result = await tenantResultOf(() => update(tenant, edit, { seen }));
    reload();
    if (result.ok) {
      const { first_name = null, last_name = null } = edit;
      toast(
        `Tenant record was successfully updated for ${tenantName({ ...tenant, first_name, last_name })}`,
        before
          ? undoFor(tenant, async () => {
              await update(tenant, before.edit, { seen: before.seen });
              if (before.retag) await tenantCalls.bulkUpdate(tagged([tenant.id]));
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

const identityOf = ({ id, facility_id }: Tenant) => ({ id, facility_id });
