import type { Tenant } from '@audit-letters/api-client';
import { tenantName, tenantsInWords } from '../../format/tenant.ts';

/** What an app says about Connect Charge Added. */
export const chargeWords = {
  connecting: 'Applying the charge',
  connected: (tenant: Tenant) => `Charge applied for ${tenantName(tenant)}`,
  /** `unconnectable` says who of the checked tenants was left out. */
  allConnected: (count: number, unconnectable: string | null) =>
    `${tenantsInWords(count)} successfully updated!${unconnectable ? ` Not changed: ${unconnectable}.` : ''}`,
  failed: (tenants: readonly Tenant[], message: string) =>
    `The charge of ${whom(tenants)} is not applied. ${message}`,
};

const whom = (tenants: readonly Tenant[]) =>
  tenants.length === 1 && tenants[0] ? tenantName(tenants[0]) : tenantsInWords(tenants.length);
