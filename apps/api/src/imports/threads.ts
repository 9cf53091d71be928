import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { HttpError, Invalid } from '../http/errors.ts';
import type { ComparedUpload, CompareRequest } from './compare/compareUpload.ts';
import { IMPORTS_AT_ONCE } from './line.ts';
import type { PlannedUpload, ReadRequest, Refusal } from './read/readUpload.ts';
import type { StoredPage, ThreadOrder } from './uploadThread.ts';

const DEADLINE_MS = 60_000;
/** Reading in a new thread takes twice as long. */
const KEEP_THREAD_MS = 60_000;
/** A second limit behind those of the reader. */
const HEAP_MB = 512;
/** Half of the default: saves 80 MB with a large file at the same speed. */
const YOUNG_HEAP_MB = 48;

const pool = new Piscina({
  minThreads: 0,
  // None waits here.
  maxThreads: IMPORTS_AT_ONCE,
  idleTimeout: KEEP_THREAD_MS,
  execArgv: ['--conditions=@audit-letters/source'],
  resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
});
// A thread that ends without work is replaced. Without a listener, the error would end the process.
pool.on('error', () => {});

/** Compares the rows of an upload with what is stored of its facilities. */
type Compare = (
  stored: AsyncIterable<StoredPage>,
  request: CompareRequest,
) => Promise<ComparedUpload>;

/**
 * Reads an upload in a worker thread, which compares its rows until `work` ends. Throws an `HttpError` for an unusable file.
 * The files are transferred to the thread, so the caller's buffers are empty afterwards.
 */
export async function withUpload<T>(
  request: ReadRequest,
  work: (planned: PlannedUpload, compare: Compare) => Promise<T>,
): Promise<T> {
  const { port1: port, port2 } = new MessageChannel();
  const files = Array.from(request.files.values(), ({ buffer }) => buffer);
  const ended = pool.run(
    { ...request, port: port2 },
    {
      filename: new URL('./uploadThread.ts', import.meta.url).href,
      name: 'uploadThread',
      transferList: [port2, ...files],
      signal: AbortSignal.timeout(DEADLINE_MS),
    },
  );
  // Whoever waits for an answer gets the error.
  ended.catch(() => {});
  const answer = async () => {
    try {
      const [message] = await Promise.race([once(port, 'message'), ended]);
      return message;
    } catch (error) {
      throw isOutOfBounds(error) ? tooMuch() : error;
    }
  };
  try {
    const planned: PlannedUpload | Refusal = await answer();
    if ('refused' in planned) {
      const { message, fields, headings } = planned.refused;
      throw new HttpError(422, message, {
        ...(fields && { fields }),
        ...(headings && { details: { headings } }),
      });
    }
    return await work(planned, async (stored, compare) => {
      const tell = (order: ThreadOrder) => port.postMessage(order);
      for await (const page of stored) tell(page);
      tell({ compare });
      return answer();
    });
  } finally {
    port.close();
  }
}

const tooMuch = () =>
  new Invalid('The file takes too long or too much memory to read. Upload it in smaller parts.');

const isOutOfBounds = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'AbortError' ||
    error instanceof RangeError ||
    ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));
