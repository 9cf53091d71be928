import type { Tenant } from '@audit-letters/api-client';
import { counted } from '../../format/counted.ts';
import { namesInWords, tenantName } from '../../format/tenant.ts';

/** Messages about Connect Charge Added. */
export const chargeWords = {
  connecting: 'Applying the charge',
  connected: (tenant: Tenant) => `Charge applied for ${tenantName(tenant)}`,
  /** `unconnectable` says who of the checked tenants was left out. */
  allConnected: (tenants: readonly Tenant[], unconnectable: string) =>
    `${counted(tenants.length, 'tenant')} successfully updated!${unconnectable && ` Connected: ${namesInWords(tenants)}. Not changed: ${unconnectable}.`}`,
  failed: (tenants: readonly Tenant[], message: string) =>
    `The charge of ${whom(tenants)} is not applied. ${message}`,
};

const whom = (tenants: readonly Tenant[]) =>
  tenants.length === 1 && tenants[0] ? tenantName(tenants[0]) : counted(tenants.length, 'tenant');
