import { Worker } from 'node:worker_threads';
import type { DrawnLetters, PrintRequest } from './drawLetters.ts';

export type { DrawnLetters, PrintRequest } from './drawLetters.ts';

/** Prints letters in a worker thread: typesetting a batch takes half a second, in which other calls would wait. */
export interface LetterPrinter {
  print(request: PrintRequest): Promise<DrawnLetters>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(drawn: DrawnLetters): void;
  reject(error: Error): void;
}

type Answer = { id: number } & ({ drawn: DrawnLetters } | { failure: string });

/** The thread starts with the first batch and keeps its fonts loaded. It does not keep the process running. */
export function letterPrinter(): LetterPrinter {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const fail = (stopped: Worker, error: Error) => {
    if (worker !== stopped) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./pdf.worker.ts', import.meta.url), {
      execArgv: ['--conditions=@audit-letters/source'],
    });
    started.on('message', (answer: Answer) => {
      const request = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (waiting.size === 0) started.unref();
      if ('drawn' in answer) request?.resolve(asBuffers(answer.drawn));
      else request?.reject(new Error(answer.failure));
    });
    started.on('error', (error) =>
      fail(started, error instanceof Error ? error : new Error(String(error))),
    );
    started.on('exit', () => fail(started, new Error('The letter printer stopped.')));
    return started;
  };

  return {
    print: (request) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        worker.ref();
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.postMessage({ id: lastId, request });
      }),
    close: async () => {
      await worker?.terminate();
    },
  };
}

/** A `Buffer` from another thread arrives as a `Uint8Array`. */
const asBuffers = (drawn: DrawnLetters): DrawnLetters =>
  'pdf' in drawn
    ? { pdf: Buffer.from(drawn.pdf.buffer, drawn.pdf.byteOffset, drawn.pdf.byteLength) }
    : drawn;
