import { createSearchCalls } from '@audit-letters/api-client';
import { transport } from './transport.ts';

/** The search of the command box. */
export const searchCalls = createSearchCalls(transport);
