import { createProfileCalls } from '@audit-letters/api-client';
import { transport } from '../session/transport.ts';

/** The user's own account. */
export const profileCalls = createProfileCalls(transport);
