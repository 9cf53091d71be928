import type { Answer, Tenant, TenantPatch, TenantSeen } from '@audit-letters/api-client';
import type { EditResult } from '../../form/saveResult.ts';

/** A change of a tenant's answer. */
export interface StatusChange {
  /** The tenant as shown. */
  tenant: Tenant;
  /** The answer to save. */
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
}

/** The result of saving a tenant. */
export type TenantSaveResult = EditResult<Tenant>;
