import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Day, ImportFile } from '@audit-letters/api-client/contract';
import { Invalid } from '../../http/errors.ts';
import type { Sites } from '../plan.ts';
import type { Upload } from '../read/readUpload.ts';
import type { RentRoll } from '../read/rentRoll.ts';

export interface ParseTask {
  upload: Upload;
  today: Day;
  sites: Sites;
}

export interface ParsedUpload {
  /** The `PlannedRow`s, some thousands together as JSON. */
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
/** The limits of the reader keep well below; this is for what they did not foresee. */
const HEAP_MB = 512;
/** Half of the usual: a large file costs 80 MB less, and as good as no time. */
const YOUNG_HEAP_MB = 48;
/** A text that cells share unpacks to no limit of the reader. */
const MOST_BYTES = 150_000_000;
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Reads an upload in a thread of its own, which no file can take the server down with; at most two at
 * once, the others wait. What cannot be used is `Invalid`, in words that begin with the file's label.
 * The files' memory goes to the thread: the caller's buffers are empty afterwards.
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

/** Threads that have read a file and wait for the next: a new one takes twice as long. */
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
  // Also where nobody waits for an answer; without a listener it would end the process.
  worker.on('error', () => idle.delete(worker));
  return worker;
}

/** A waiting thread never keeps the process alive, and gives its memory back when no file comes. */
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
