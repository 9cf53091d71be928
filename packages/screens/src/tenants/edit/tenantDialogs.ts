import type { Coverage, Tenant } from '@audit-letters/api-client';
import type { TenantHistoryProps } from '../history/TenantHistory.tsx';
import type { StatusChange } from './StatusDialog.tsx';
import type { TenantSave, TenantSaveResult } from './tenantSave.ts';

/** The data and callbacks of the dialogs that edit one tenant. */
export interface TenantDialogs {
  /** The coverages that the tenant can choose. */
  coverages: readonly Coverage[];
  /** The state codes to choose from. */
  states: readonly string[];
  /** The history of a tenant (TEN-82). */
  historyOf?: (tenant: Tenant) => TenantHistoryProps;
  /** Saves a status. */
  onStatusSave: (change: StatusChange) => Promise<TenantSaveResult>;
  /** Saves the record. */
  onTenantSave: (save: TenantSave) => Promise<TenantSaveResult>;
}
