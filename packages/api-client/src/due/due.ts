import type { CallOptions } from '../transport/call.ts';
import type { Transport } from '../transport/transport.ts';
import { dueWork } from './decoders.ts';

/** The work that is due. */
export const createDueCalls = ({ call }: Transport) => ({
  /** GET /api/due (DUE-14), for staff. Another server may respond with 404. */
  list: (options?: CallOptions) => call('GET', '/api/due', { read: dueWork, ...options }),
});

/** The work that is due. */
export interface DueCalls extends ReturnType<typeof createDueCalls> {}
