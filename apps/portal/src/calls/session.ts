import { createSessionCalls, createShellCalls } from '@audit-letters/api-client';
import { transport } from './transport.ts';

/** Signing in and out. */
export const sessionCalls = createSessionCalls(transport);

/** The calls of the shell. */
export const shellCalls = createShellCalls(transport);
