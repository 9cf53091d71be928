import type {
  Day,
  Tenant,
  TenantEvent,
  TenantLetter,
  TenantOverview,
} from '@audit-letters/api-client';
import type { Loadable } from '../../loadable.ts';
import type { StatusChange, TenantSave, TenantSaveResult } from '../edit/tenantSave.ts';

/** A tenant page: the tenant, or none with this id. */
export type TenantPageModel = Loadable<TenantOverview> | { status: 'no-tenant' };

export interface TenantScreenProps {
  /** The tenant with the letters. */
  model: TenantPageModel;
  /** The current date where the user is. */
  today: Day;
  /** The addresses that the page links to. */
  links: TenantPageLinks;
  /** Whether the edit dialog is open at first. */
  defaultEditing?: boolean;
  /** The edit dialog closes. */
  onEditClose?: () => void;
  /** The history of the tenant; omitted if the server keeps no history. */
  history?: Loadable<readonly TenantEvent[]> | undefined;
  /** Withdraws a letter that is not mailed (LET-108). Without it there is no such button. */
  onWithdraw?: (letter: TenantLetter) => void;
  /** Saves an answer. */
  onStatusSave: (change: StatusChange) => Promise<TenantSaveResult>;
  /** Saves the record. */
  onTenantSave: (save: TenantSave) => Promise<TenantSaveResult>;
}

/** The addresses of a tenant page. */
export interface TenantPageLinks {
  /** The tenant list. */
  tenants: string;
  /** The page of another tenant. */
  tenant: (id: number) => string;
  /** The facility of the tenant. */
  facility: (tenant: Tenant) => string;
  /** The page of a letter in its PDF. */
  letter: (letter: TenantLetter) => string;
  /** The PDF of an entry of the history. */
  file: (filename: string) => string;
}
