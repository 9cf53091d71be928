import { createDueCalls } from '@audit-letters/api-client';
import { transport } from './transport.ts';

/** The work that is due. */
export const dueCalls = createDueCalls(transport);
