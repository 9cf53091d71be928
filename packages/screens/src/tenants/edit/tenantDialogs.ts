import type { Coverage } from '@audit-letters/api-client';
import type { StatusChange } from './StatusDialog.tsx';
import type { TenantDraft } from './tenantDraft.ts';
import type { TenantSaveResult } from './tenantSave.ts';

/** The data and callbacks of the dialogs that edit one tenant. */
export interface TenantDialogs {
  /** The coverages that the tenant can choose. */
  coverages: readonly Coverage[];
  /** The state codes to choose from. */
  states: readonly string[];
  /** Saves a status. */
  onStatusSave: (change: StatusChange) => Promise<TenantSaveResult>;
  /** Saves the record. */
  onTenantSave: (change: { draft: TenantDraft }) => Promise<TenantSaveResult>;
}
