import {
  type Tenant,
  type TenantCalls,
  type TenantPatch,
  type TenantSeen,
  tenantWrites,
  type UndoneChange,
} from '@audit-letters/api-client';
import type { TagChanges, TenantUndo } from '@audit-letters/screens';
import { saveTags } from '../loading/tenantsOfFacility.ts';

/** A call that takes back a change of tenants, as data that can be stored. `undoTenants` sends it. */
export type TenantUndoCall =
  | {
      call: 'updateTenant';
      role: 'staff' | 'manager';
      tenant: Pick<Tenant, 'id' | 'facility_id'>;
      edit: TenantPatch;
      seen: TenantSeen;
    }
  | { call: 'undoTenants'; change: UndoneChange }
  | { call: 'tagTenant'; id: number }
  | { call: 'restoreTenants'; ids: number[] }
  | { call: 'saveTags'; facilityId: number; tags: TagChanges };

/** A saved change of tenants. */
export interface SavedTenants {
  /** The sentence for the user. */
  text: string;
  /** What was changed of whom, for the message log. */
  detail?: string;
  /** The calls that take the change back. Omitted if it cannot be taken back. */
  undo?: readonly TenantUndoCall[];
  /** The sentence after an Undo. Omitted for tags. */
  undoneText?: string;
}

/** A change of tenants that was not saved. */
interface FailedTenants {
  /** What was to be saved. */
  work: string;
  /** The reason. */
  message: string;
  /** Whether the screen shows the reason. If not, the app shows it. */
  shown: boolean;
}

/** What an app does after changes of tenants. */
export interface TenantEvents {
  /** A change is saved. */
  onSaved?: (saved: SavedTenants) => void;
  /** A change was not saved. */
  onFailure?: (failure: FailedTenants) => void;
}

/** Takes a saved change back. Rejects with the refusal of the server if another user has changed the tenants since. */
export async function undoTenants(
  tenants: Pick<
    TenantCalls,
    'bulkUpdate' | 'restore' | 'setStatus' | 'tag' | 'undo' | 'untag' | 'update' | 'updateAsManager'
  >,
  undo: readonly TenantUndoCall[],
): Promise<void> {
  for (const one of undo) await undoOne(one);

  function undoOne(one: TenantUndoCall): Promise<unknown> {
    switch (one.call) {
      case 'updateTenant':
        return tenantWrites(tenants, one.role).update(one.tenant, one.edit, { seen: one.seen });
      case 'undoTenants':
        return tenants.undo(one.change);
      case 'tagTenant':
        return tenants.bulkUpdate({ ids: [one.id], field: 'tagged_for_removal', value: true });
      case 'restoreTenants':
        return tenants.restore(one.ids);
      case 'saveTags':
        return saveTags(tenants, one.facilityId, one.tags);
    }
  }
}

/** The call that takes back changes of tags. */
export const untagCall = (
  facilityId: number,
  { ids, untagIds }: Pick<TagChanges, 'ids' | 'untagIds'>,
): TenantUndoCall => ({
  call: 'saveTags',
  facilityId,
  tags: { ids: untagIds, untagIds: ids, movedOut: false },
});

/** The call that writes old values of a tenant, unless somebody has changed the tenant since. */
export const updateCall = (
  role: 'staff' | 'manager',
  { id, facility_id }: Pick<Tenant, 'id' | 'facility_id'>,
  { edit, seen }: Pick<TenantUndo, 'edit' | 'seen'>,
): TenantUndoCall => ({ call: 'updateTenant', role, tenant: { id, facility_id }, edit, seen });
