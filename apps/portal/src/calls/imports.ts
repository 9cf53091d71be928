import { createImportCalls } from '@audit-letters/api-client';
import { transport } from './transport.ts';

/** Imports of tenants. */
export const importCalls = createImportCalls(transport);
