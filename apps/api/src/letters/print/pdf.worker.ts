import { parentPort } from 'node:worker_threads';
import { drawLetters, type PrintRequest } from './drawLetters.ts';

/** Draws one batch after another. A failure affects its own batch only. */
parentPort?.on('message', async ({ id, request }: { id: number; request: PrintRequest }) => {
  try {
    const drawn = await drawLetters(request);
    parentPort?.postMessage({ id, drawn });
  } catch (error) {
    parentPort?.postMessage({
      id,
      failure: error instanceof Error ? error.message : String(error),
    });
  }
});
