import type { Coverage, Tenant } from '@audit-letters/api-client';
import { laterDialog } from '@audit-letters/ui';
import type { TenantHistoryProps } from '../history/TenantHistory.tsx';
import type { StatusChange, TenantSave, TenantSaveResult } from './tenantSave.ts';

/** The data and callbacks of the dialogs that edit one tenant. */
export interface TenantDialogs {
  /** The coverages that the tenant can choose. */
  coverages: readonly Coverage[];
  /** The history of a tenant (TEN-83). */
  historyOf?: (tenant: Tenant) => TenantHistoryProps;
  /** Saves a status. */
  onStatusSave: (change: StatusChange) => Promise<TenantSaveResult>;
  /** Saves the record. */
  onTenantSave: (save: TenantSave) => Promise<TenantSaveResult>;
}

/** `TenantDialog`, loaded later. */
export const TenantDialog = laterDialog(() =>
  import('./TenantDialog.tsx').then((it) => it.TenantDialog),
);

/** `StatusDialog`, loaded later. */
export const StatusDialog = laterDialog(() =>
  import('./StatusDialog.tsx').then((it) => it.StatusDialog),
);

/** `BulkEditDialog`, loaded later. */
export const BulkEditDialog = laterDialog(() =>
  import('../bulk/BulkEditDialog.tsx').then((it) => it.BulkEditDialog),
);

/** The dialogs of a list of tenants, for `useLoadLater`. */
export const tenantDialogs = [TenantDialog, StatusDialog, BulkEditDialog];
