import { createArchiveCalls } from '@audit-letters/api-client';
import { transport } from './transport.ts';

/** Archives of facilities. */
export const archiveCalls = createArchiveCalls(transport);
