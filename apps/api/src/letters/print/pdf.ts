import { Worker } from 'node:worker_threads';
import type { DrawnLetters, LettersOrder } from './drawLetters.ts';

export type { DrawnLetters, LettersOrder } from './drawLetters.ts';

/** Prints letters beside the main thread, so that other calls do not wait for half a second of typesetting. */
export interface LetterPrinter {
  print(order: LettersOrder): Promise<DrawnLetters>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(drawn: DrawnLetters): void;
  reject(error: Error): void;
}

type Answer = { id: number } & ({ drawn: DrawnLetters } | { failure: string });

/** The thread starts with the first batch, keeps its fonts warm, and never keeps the process alive. */
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
      const order = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (waiting.size === 0) started.unref();
      if ('drawn' in answer) order?.resolve(asBuffers(answer.drawn));
      else order?.reject(new Error(answer.failure));
    });
    started.on('error', (error) =>
      fail(started, error instanceof Error ? error : new Error(String(error))),
    );
    started.on('exit', () => fail(started, new Error('The letter printer stopped.')));
    return started;
  };

  return {
    print: (order) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        worker.ref();
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.postMessage({ id: lastId, order });
      }),
    close: async () => {
      await worker?.terminate();
    },
  };
}

/** A buffer arrives from another thread as the plain bytes. */
const asBuffers = (drawn: DrawnLetters): DrawnLetters =>
  'pdf' in drawn
    ? { pdf: Buffer.from(drawn.pdf.buffer, drawn.pdf.byteOffset, drawn.pdf.byteLength) }
    : drawn;
