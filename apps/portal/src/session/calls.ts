import { createSessionCalls } from '@audit-letters/api-client';
import { transport } from './transport.ts';

/** Signing in and out. */
export const sessionCalls = createSessionCalls(transport);
