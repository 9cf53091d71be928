import { createFacilityCalls } from '@audit-letters/api-client';
import { transport } from './transport.ts';

/** Facilities and their numbers. */
export const facilityCalls = createFacilityCalls(transport);
