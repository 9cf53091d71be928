import type { App } from '../context.ts';
import { HttpError } from './errors.ts';

/** A stopping server lets long calls finish for this time, which is less than its connections stay open. */
const finishMs = 4_000;

/** Aborts some seconds after the server begins to stop, so that the client still gets an answer. */
export function abortOnStop(app: App, advice: string): AbortSignal {
  const controller = new AbortController();
  const reason = new HttpError(503, `The server is being restarted. ${advice}`);
  app.addHook('preClose', async () => {
    setTimeout(() => controller.abort(reason), finishMs).unref();
  });
  return controller.signal;
}

/** The result of some work, or the reason of the signal if that aborts before. */
export async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
  });
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', abort));
}
