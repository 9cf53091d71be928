import type { Call, CallOptions } from '../http/call.ts';
import { nothing } from '../http/readers.ts';
import type { NotFoundReport } from './contract.ts';
import { appStatus } from './readers.ts';

/** What the frame around all screens asks and tells. */
export const shell = (call: Call) => ({
  /** GET /api/app/status (SHL-61) */
  status: (options?: CallOptions) =>
    call('GET', '/api/app/status', { read: appStatus, ...options }),

  /** POST /api/page-404s (SHL-62) */
  reportNotFound: (report: NotFoundReport, options?: CallOptions) =>
    call('POST', '/api/page-404s', { form: report, read: nothing, ...options }),
});
