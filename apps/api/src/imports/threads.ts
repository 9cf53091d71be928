import { basename } from 'node:path';
import { Piscina } from 'piscina';
import { HttpError } from '../http/errors.ts';
import { tooMuch } from './batches.ts';
import type { ComparedUpload, CompareRequest } from './compare/compareUpload.ts';
import { IMPORTS_AT_ONCE } from './line.ts';
import type { PlannedUpload, ReadRequest, Refusal } from './read/readUpload.ts';

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

/** Runs the function that a module is named after in a worker thread, so a harmful file cannot stop the server. */
const run = (module: URL, request: object, transferList: ArrayBuffer[] = []) =>
  pool
    .run(request, {
      filename: module.href,
      name: basename(module.href, '.ts'),
      transferList,
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
    .catch((error: unknown) => {
      throw isOutOfBounds(error) ? tooMuch() : error;
    });

/**
 * Reads an upload in a worker thread. Throws an `HttpError` for an unusable file. The files are transferred to the thread, so
 * the caller's buffers are empty afterwards.
 */
export async function readInThread(request: ReadRequest): Promise<PlannedUpload> {
  const files = Array.from(request.files.values(), ({ buffer }) => buffer);
  const module = new URL('./read/readUpload.ts', import.meta.url);
  const answer: PlannedUpload | Refusal = await run(module, request, files);
  if ('refused' in answer) {
    const { message, fields, headings } = answer.refused;
    throw new HttpError(422, message, {
      ...(fields && { fields }),
      ...(headings && { details: { headings } }),
    });
  }
  return answer;
}

export const compareInThread = (request: CompareRequest): Promise<ComparedUpload> =>
  run(new URL('./compare/compareUpload.ts', import.meta.url), request);

const isOutOfBounds = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));
