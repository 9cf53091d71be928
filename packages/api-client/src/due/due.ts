import { nothing } from '../decode/fields.ts';
import { path } from '../transport/encode.ts';
import type { CallOptions } from '../transport/http.ts';
import type { Transport } from '../transport/transport.ts';
import type { PutAwayRequest } from './contract.ts';
import { dueWork } from './entities.ts';

/** The work that is due. */
export const createDueCalls = ({ call }: Transport) => ({
  /** GET /api/due, for staff. */
  list: (options?: CallOptions) => call('GET', '/api/due', { read: dueWork, ...options }),

  /** POST /api/due/put-away (DUE-23). */
  putAway: (work: PutAwayRequest, options?: CallOptions) =>
    call('POST', '/api/due/put-away', { json: work, read: nothing, ...options }),

  /** DELETE /api/due/put-away/{id} (DUE-23). */
  putBack: (id: number, options?: CallOptions) =>
    call('DELETE', path`/api/due/put-away/${id}`, { read: nothing, ...options }),
});

export interface DueCalls extends ReturnType<typeof createDueCalls> {}
