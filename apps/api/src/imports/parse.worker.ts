import { parentPort, workerData } from 'node:worker_threads';
import type { ParseReply, ParseTask } from './parse.ts';
import { NoFacility, planImport } from './plan.ts';
import { readUpload, UnreadableFile } from './readUpload.ts';

const BATCH_LENGTH = 1_000_000;
const { upload, today, sites }: ParseTask = workerData;
const reply = (message: ParseReply) => parentPort?.postMessage(message);

let batch: string[] = [];
let length = 0;

/** As bytes of JSON the rows cross to the other thread, and wait there, for a fraction of what objects take. */
function send(): void {
  const { buffer } = new TextEncoder().encode(`[${batch.join()}]`);
  parentPort?.postMessage({ kind: 'rows', rows: buffer } satisfies ParseReply, [buffer]);
  batch = [];
  length = 0;
}

try {
  const rentRoll = await readUpload(upload, today);
  for await (const rows of planImport(rentRoll, upload.software, sites)) {
    for (const row of rows) {
      const json = JSON.stringify(row);
      batch.push(json);
      length += json.length;
      if (length > BATCH_LENGTH) send();
    }
  }
  send();
  reply({ kind: 'read' });
} catch (error) {
  if (error instanceof UnreadableFile)
    reply({ kind: 'refused', file: error.file, message: error.message });
  else if (error instanceof NoFacility) reply({ kind: 'no facility' });
  else throw error;
}
