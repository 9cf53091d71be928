import { nothing } from '../decode/fields.ts';
import type { CallOptions } from '../transport/http.ts';
import type { Transport } from '../transport/transport.ts';
import type { NotFoundReport } from './contract.ts';
import { appStatus } from './entities.ts';

/** The calls of the shell. */
export const createShellCalls = ({ call }: Transport) => ({
  /** GET /api/app/status (SHL-31) */
  status: (options?: CallOptions) =>
    call('GET', '/api/app/status', { read: appStatus, ...options }),

  /** POST /api/page-404s (SHL-11) */
  reportNotFound: (report: NotFoundReport, options?: CallOptions) =>
    call('POST', '/api/page-404s', { form: report, read: nothing, ...options }),
});

export interface ShellCalls extends ReturnType<typeof createShellCalls> {}
