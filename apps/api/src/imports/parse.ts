import { Worker } from 'node:worker_threads';
import type { Day, ImportFile } from '@audit-letters/api-client/contract';
import { Invalid } from '../errors.ts';
import type { Upload } from './readUpload.ts';
import type { RentRoll, RentRollRow } from './rentRoll.ts';

export interface ParseTask {
  upload: Upload;
  today: Day;
}

export type ParseReply =
  | { kind: 'rows'; rows: RentRollRow[] }
  | { kind: 'read'; leftOut: RentRoll['leftOut']; titleSites: RentRoll['titleSites'] }
  | { kind: 'refused'; file: ImportFile; message: string };

const DEADLINE_MS = 60_000;
/** The limits of the reader keep well below; this is for what they did not foresee. */
const HEAP_MB = 512;
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Reads an upload in a thread of its own, which no file can take the server down with; at most two at
 * once, the others wait. What cannot be used is `Invalid`, in words that begin with the file's label.
 * The files' memory goes to the thread: the caller's buffers are empty afterwards.
 */
export async function parseUpload(task: ParseTask): Promise<RentRoll> {
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  running += 1;
  try {
    return await inWorker(task);
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

async function inWorker(task: ParseTask): Promise<RentRoll> {
  const worker = new Worker(new URL('./parse.worker.ts', import.meta.url), {
    execArgv: ['--conditions=@audit-letters/source'],
    workerData: task,
    transferList: Object.values(task.upload.files).flatMap(({ buffer }) =>
      buffer instanceof ArrayBuffer ? [buffer] : [],
    ),
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const deadline = setTimeout(() => worker.terminate(), DEADLINE_MS);
  try {
    return await new Promise<RentRoll>((resolve, reject) => {
      const rows: RentRollRow[] = [];
      worker.on('message', (reply: ParseReply) => {
        if (reply.kind === 'rows') for (const row of reply.rows) rows.push(row);
        else if (reply.kind === 'read')
          resolve({ rows, leftOut: reply.leftOut, titleSites: reply.titleSites });
        else reject(new Invalid(reply.message, { [reply.file]: reply.message }));
      });
      worker.once('error', (error) => reject(outOfMemory(error) ? tooMuch() : error));
      // After an answer this changes nothing.
      worker.once('exit', () => reject(tooMuch()));
    });
  } finally {
    clearTimeout(deadline);
    await worker.terminate();
  }
}

const outOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

const tooMuch = () =>
  new Invalid('The file takes too long or too much memory to read. Upload it in smaller parts.');
