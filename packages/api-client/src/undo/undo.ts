import { nothing } from '../decode/fields.ts';
import { path } from '../transport/encode.ts';
import type { CallOptions } from '../transport/http.ts';
import type { Transport } from '../transport/transport.ts';

/** The undo of any write that answered a number for it. */
export const createUndoCalls = ({ call }: Transport) => ({
  /**
   * POST /api/undo/{id} (WIR-49): restores what the user's write replaced, all or nothing. Rejects with 409 if
   * something of it has changed since, and with 404 after 30 days or if it is done.
   */
  restore: (id: number, options?: CallOptions) =>
    call('POST', path`/api/undo/${id}`, { read: nothing, ...options }),
});

export interface UndoCalls extends ReturnType<typeof createUndoCalls> {}
