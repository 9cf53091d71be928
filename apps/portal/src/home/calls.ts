import { createDueCalls } from '@audit-letters/api-client';
import { transport } from '../session/transport.ts';

/** The work that is due. */
export const dueCalls = createDueCalls(transport);
