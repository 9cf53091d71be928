import type { Tenant } from '@audit-letters/api-client';
import type { Done, Refused } from '../model/outcome.ts';

/** How saving a tenant ended. */
export type TenantOutcome = Done | TenantRefused;

/** The tenant is not saved, and why. */
export interface TenantRefused extends Refused {
  /** Someone else has saved the tenant in the meantime; this is what it is now. */
  current?: Tenant;
}
