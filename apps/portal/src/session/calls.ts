import { createSessionCalls, createShellCalls } from '@audit-letters/api-client';
import { transport } from './transport.ts';

// The calls that the login and the frame around every page need. The others load with the pages.

/** Signing in and out. */
export const sessionCalls = createSessionCalls(transport);
/** The status of the app, and reports of missing pages. */
export const shellCalls = createShellCalls(transport);
