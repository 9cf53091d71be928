import { createSearchCalls, createShellCalls } from '@audit-letters/api-client';
import { transport } from '../session/transport.ts';

/** The calls of the shell. */
export const shellCalls = createShellCalls(transport);

/** The search of the command box. */
export const searchCalls = createSearchCalls(transport);
