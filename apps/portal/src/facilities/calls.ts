import { createFacilityCalls } from '@audit-letters/api-client';
import { transport } from '../session/transport.ts';

/** Facilities and their numbers. */
export const facilityCalls = createFacilityCalls(transport);
