import { createUserCalls } from '@audit-letters/api-client';
import { transport } from '../session/transport.ts';

/** Accounts. */
export const userCalls = createUserCalls(transport);
