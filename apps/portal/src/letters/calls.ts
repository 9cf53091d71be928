import { createLetterCalls } from '@audit-letters/api-client';
import { transport } from '../session/transport.ts';

/** Letters. */
export const letterCalls = createLetterCalls(transport);
