import { createArchiveCalls } from '@audit-letters/api-client';
import { transport } from '../session/transport.ts';

/** Archives of facilities. */
export const archiveCalls = createArchiveCalls(transport);
