import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Day, ImportFile } from '@audit-letters/api-client/contract';
import { Invalid } from '../../http/errors.ts';
import type { Upload } from '../read/readUpload.ts';
import type { RentRoll } from '../read/rentRoll.ts';
import type { Sites } from '../read/sites.ts';

export interface ParseTask {
  upload: Upload;
  today: Day;
  sites: Sites;
}

export interface ParsedUpload {
  /** Arrays of `PlannedRow` as JSON. */
  batches: Buffer[];
  programs: RentRoll['programs'];
}

export type ParseReply =
  | { kind: 'rows'; rows: ArrayBuffer }
  | { kind: 'read'; programs: RentRoll['programs'] }
  | { kind: 'refused'; file: ImportFile; message: string }
  | { kind: 'no facility' };

const DEADLINE_MS = 60_000;
const KEEP_MS = 60_000;
/** A second limit behind those of the reader. */
const HEAP_MB = 512;
/** Half of the default: saves 80 MB with a large file at the same speed. */
const YOUNG_HEAP_MB = 48;
/** The reader does not limit the total length of shared texts. */
const MOST_BYTES = 150_000_000;
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Reads an upload in a worker thread, so a harmful file cannot stop the server. At most two run at once; others wait.
 * Throws `Invalid` for an unusable file. The files are transferred to the thread, so the caller's buffers are empty
 * afterwards.
 */
export async function parseUpload(task: ParseTask): Promise<ParsedUpload> {
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  running += 1;
  try {
    return await inWorker(task);
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** Idle threads. Reading in a new thread takes twice as long. */
const idle = new Set<Worker>();

async function inWorker(task: ParseTask): Promise<ParsedUpload> {
  const [worker = startWorker()] = idle;
  idle.delete(worker);
  worker.ref();
  const deadline = setTimeout(() => worker.terminate(), DEADLINE_MS);
  try {
    const parsed = await answerOf(worker, task);
    keep(worker);
    return parsed;
  } catch (error) {
    await worker.terminate();
    throw outOfMemory(error) ? tooMuch() : error;
  } finally {
    clearTimeout(deadline);
  }
}

function startWorker(): Worker {
  const worker = new Worker(new URL('./parse.worker.ts', import.meta.url), {
    execArgv: ['--conditions=@audit-letters/source'],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
  });
  // An error event without a listener would end the process.
  worker.on('error', () => idle.delete(worker));
  return worker;
}

/** Keeps the thread for the next file, but neither the process nor its memory for long. */
function keep(worker: Worker): void {
  worker.unref();
  idle.add(worker);
  setTimeout(() => idle.delete(worker) && worker.terminate(), KEEP_MS).unref();
}

async function answerOf(worker: Worker, task: ParseTask): Promise<ParsedUpload> {
  const files = Object.values(task.upload.files).map(({ buffer }) => buffer);
  worker.postMessage(task, files);
  const batches: Buffer[] = [];
  let bytes = 0;
  for await (const message of on(worker, 'message', { close: ['exit'] })) {
    const reply: ParseReply = message[0];
    if (reply.kind === 'read') return { batches, programs: reply.programs };
    if (reply.kind === 'refused') throw new Invalid(reply.message, { [reply.file]: reply.message });
    if (reply.kind === 'no facility') throw noFacility();
    batches.push(Buffer.from(reply.rows));
    bytes += reply.rows.byteLength;
    if (bytes > MOST_BYTES) break;
  }
  throw tooMuch();
}

const outOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

const tooMuch = () =>
  new Invalid('The file takes too long or too much memory to read. Upload it in smaller parts.');

const noFacility = () =>
  new Invalid(
    'Rent Roll: Nothing says which facility these tenants belong to. A column such as Prime Site ID, or a line such as ‘Facility: 1001’ above the headings, is expected.',
  );
