import { parentPort } from 'node:worker_threads';
import { drawLetters, type LettersOrder } from './drawLetters.ts';

/** Draws one batch after another; a failure is the answer to its own batch alone. */
parentPort?.on('message', async ({ id, order }: { id: number; order: LettersOrder }) => {
  try {
    const drawn = await drawLetters(order);
    parentPort?.postMessage({ id, drawn });
  } catch (error) {
    parentPort?.postMessage({
      id,
      failure: error instanceof Error ? error.message : String(error),
    });
  }
});
