import type { Tenant } from '@audit-letters/api-client';
import type { EditResult } from '../../model/saveResult.ts';

/** The result of saving a tenant. */
export type TenantSaveResult = EditResult<Tenant>;
