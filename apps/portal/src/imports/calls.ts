import { createImportCalls } from '@audit-letters/api-client';
import { transport } from '../session/transport.ts';

/** Imports of tenants. */
export const importCalls = createImportCalls(transport);
