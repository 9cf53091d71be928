import { parentPort, workerData } from 'node:worker_threads';
import type { ParseReply, ParseTask } from './parse.ts';
import { readUpload, UnreadableFile } from './readUpload.ts';

const BATCH = 2_000;
const reply = (message: ParseReply) => parentPort?.postMessage(message);
const { upload, today }: ParseTask = workerData;

try {
  const { rows, leftOut, titleSites } = await readUpload(upload, today);
  // In batches: the copies that messages make would otherwise double the memory of a large file.
  for (let from = 0; from < rows.length; from += BATCH) {
    reply({ kind: 'rows', rows: rows.slice(from, from + BATCH) });
  }
  reply({ kind: 'read', leftOut, titleSites });
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error;
  reply({ kind: 'refused', file: error.file, message: error.message });
}
