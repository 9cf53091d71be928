import type { Answer, Tenant, TenantPatch, TenantSeen } from '@audit-letters/api-client';
import type { EditResult } from '../../form/saveResult.ts';
import { tenantName } from '../../format/tenant.ts';
import type { TenantUndo } from './tenantDraft.ts';

/** A change of a tenant's status. */
export interface StatusChange {
  /** The tenant as shown. */
  tenant: Tenant;
  /** The status to save. */
  answer: Answer;
  /** The tenant is also tagged for removal. */
  alsoTag?: boolean;
}

/** A save of the edit form. */
export interface TenantSave {
  /** The stored tenant. */
  tenant: Tenant;
  /** The request body of the viewer's form. */
  edit: TenantPatch;
  /** The stored values that the server compares with its own. */
  seen: TenantSeen;
  /** The request that undoes the save; `null` if nothing changes. */
  undo: TenantUndo | null;
  /** The tenant is also tagged for removal. */
  alsoTag?: boolean;
}

/** What is said after a saved record. */
export const tenantSavedText = ({ tenant, edit }: TenantSave): string => {
  const { first_name = null, last_name = null } = edit;
  return `Tenant record was successfully updated for ${tenantName({ ...tenant, first_name, last_name })}`;
};

/** What is said after the undo of a save. */
export const tenantUndoneText = (tenant: Tenant): string => `Undone for ${tenantName(tenant)}`;

/** The result of saving a tenant. */
export type TenantSaveResult = EditResult<Tenant>;
