import { createTenantCalls } from '@audit-letters/api-client';
import { transport } from './transport.ts';

/** Tenants. */
export const tenantCalls = createTenantCalls(transport);
