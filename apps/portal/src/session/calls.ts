import { createFactorCalls, createSessionCalls } from '@audit-letters/api-client';
import { transport } from './transport.ts';

/** Signing in and out. */
export const sessionCalls = createSessionCalls(transport);

/** The second factors of the own account. */
export const factorCalls = createFactorCalls(transport);
