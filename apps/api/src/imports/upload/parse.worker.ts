import { parentPort } from 'node:worker_threads';
import { readUpload, UnreadableFile } from '../read/readUpload.ts';
import type { RentRoll } from '../read/rentRoll.ts';
import { NoFacility } from '../read/sites.ts';
import type { ParseReply, ParseTask } from './parse.ts';

const BATCH_LENGTH = 1_000_000;

parentPort?.on('message', async (task: ParseTask) => {
  try {
    reply({ kind: 'read', programs: await sendRows(task) });
  } catch (error) {
    if (error instanceof UnreadableFile)
      reply({ kind: 'refused', file: error.file, message: error.message });
    else if (error instanceof NoFacility) reply({ kind: 'no facility' });
    else throw error;
  }
});

/** Sends the rows as encoded JSON: objects take several times the memory and the time. */
async function sendRows({ upload, today, sites }: ParseTask): Promise<RentRoll['programs']> {
  let batch: string[] = [];
  let length = 0;
  const send = () => {
    const { buffer } = new TextEncoder().encode(`[${batch.join()}]`);
    reply({ kind: 'rows', rows: buffer }, [buffer]);
    batch = [];
    length = 0;
  };
  const rentRoll = await readUpload(upload, { today, sites });
  for await (const rows of rentRoll.rows) {
    for (const row of rows) {
      const json = JSON.stringify(row);
      batch.push(json);
      length += json.length;
      if (length > BATCH_LENGTH) send();
    }
  }
  send();
  return rentRoll.programs;
}

function reply(message: ParseReply, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer);
}
