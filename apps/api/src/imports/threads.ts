import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { HttpError, Invalid } from '../http/errors.ts';
import type { ComparedUpload } from './compare/compareUpload.ts';
import { IMPORTS_AT_ONCE } from './queue.ts';
import type { PlannedUpload, Refusal } from './read/readUpload.ts';
import type { StoredPage, ThreadOrder, UploadRequest } from './uploadThread.ts';

/** For reading, and for each comparison. Neither counts what an import waits for the database. */
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

/** Compares the rows of an upload with the stored tenants, unless these are the same as in the comparison before. */
type Compare = (pages: AsyncIterable<StoredPage>) => Promise<ComparedUpload>;

/**
 * Reads an upload in a worker thread, which compares its rows until `work` ends. Throws an `HttpError` for an unusable
 * file. The files are transferred to the thread, so the caller's buffers are empty afterwards.
 */
export async function withUpload<T>(
  request: UploadRequest,
  work: (upload: PlannedUpload, compare: Compare) => Promise<T>,
): Promise<T> {
  const { port1: port, port2 } = new MessageChannel();
  const overtime = new AbortController();
  const files = Array.from(request.files.values(), ({ buffer }) => buffer);
  const threadEnd = pool.run(
    { ...request, port: port2 },
    {
      filename: new URL('./uploadThread.ts', import.meta.url).href,
      name: 'uploadThread',
      transferList: [port2, ...files],
      signal: overtime.signal,
    },
  );
  // Whoever waits for a response gets the error.
  threadEnd.catch(() => {});
  const response = async () => {
    const timer = setTimeout(() => overtime.abort(), DEADLINE_MS);
    try {
      const [message] = await Promise.race([once(port, 'message'), threadEnd]);
      return message;
    } catch (error) {
      throw isOutOfBounds(error) ? tooMuch() : error;
    } finally {
      clearTimeout(timer);
    }
  };
  const tell = (order: ThreadOrder) => port.postMessage(order);
  let last: { digest: string; compared: ComparedUpload } | undefined;
  const compare: Compare = async (pages) => {
    const hash = createHash('sha256');
    try {
      for await (const page of pages) {
        hash.update(page.kind).update(page.json);
        tell(page);
      }
      const digest = hash.digest('hex');
      if (last?.digest !== digest) {
        tell('compare');
        last = { digest, compared: await response() };
      }
      return last.compared;
    } finally {
      tell('forgetStored');
    }
  };
  try {
    const upload: PlannedUpload | Refusal = await response();
    if ('refused' in upload) {
      const { message, fields, headings } = upload.refused;
      throw new HttpError(422, message, {
        ...(fields && { fields }),
        ...(headings && { details: { headings } }),
      });
    }
    return await work(upload, compare);
  } finally {
    port.close();
  }
}

const tooMuch = () =>
  new Invalid('The file takes too long or too much memory to read. Upload it in smaller parts.');

/**
 * V8 refuses to make a text or an array that is too long, and `compareUpload` refuses too many tenants. Other `RangeError`s are
 * mistakes of ours.
 */
const isTooLong =
  /^(Invalid (string|array) length|Array buffer allocation failed|Too many new tenants)/;

const isOutOfBounds = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'AbortError' ||
    (error instanceof RangeError && isTooLong.test(error.message)) ||
    ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));
