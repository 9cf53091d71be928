import { on } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import { type CompareRequest, compareUpload, type StoredTenants } from './compare/compareUpload.ts';
import { type ReadRequest, readUpload } from './read/readUpload.ts';

/** A page of stored tenants, as a JSON array. */
export interface StoredPage {
  kind: keyof StoredTenants;
  json: string;
}

/** A comparison follows the pages of what is stored. */
export type ThreadOrder = StoredPage | { compare: CompareRequest };

/**
 * Reads an upload, keeps its rows and compares them with the stored tenants, until the port is closed. Runs in a worker
 * thread: a harmful file cannot stop the server, and a large one takes seconds.
 */
export async function uploadThread({ port, ...request }: ReadRequest & { port: MessagePort }) {
  const orders = on(port, 'message', { close: ['close'] });
  const facilities = new Map(request.sites.facilities.map((each) => [each.id, each]));
  const { answer, rows } = await readUpload(request);
  port.postMessage(answer);
  let unused: typeof rows | null = rows;
  let stored = noTenants();
  for await (const [order] of orders as AsyncIterable<[ThreadOrder]>) {
    if ('json' in order) {
      stored[order.kind].push(...JSON.parse(order.json));
      continue;
    }
    // A comparison changes the rows. After a conflict of its transaction, an import reads the files again.
    const compared = unused ?? (await readUpload(request)).rows;
    port.postMessage(await compareUpload(compared, stored, facilities, order.compare));
    unused = null;
    stored = noTenants();
  }
}

const noTenants = (): StoredTenants => ({ known: [], archived: [], bin: [] });
