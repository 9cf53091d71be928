import { on } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import { type CompareRequest, compareUpload, type StoredTenants } from './compare/compareUpload.ts';
import { type ReadRequest, readUpload } from './read/readUpload.ts';

/** A page of stored tenants, as a JSON array. */
export interface StoredPage {
  kind: keyof StoredTenants;
  json: string;
}

/** A comparison is of the pages that came before. */
export type ThreadOrder = StoredPage | 'compare' | 'forgetStored';

export type UploadRequest = ReadRequest & CompareRequest;

/**
 * Reads an upload, keeps its rows and compares them with the stored tenants, until the port is closed. Runs in a worker
 * thread: a harmful file cannot stop the server, and a large one takes seconds.
 */
export async function uploadThread({ port, ...request }: UploadRequest & { port: MessagePort }) {
  const orders = on(port, 'message', { close: ['close'] });
  const facilities = new Map(request.sites.facilities.map((each) => [each.id, each]));
  const { response, rows } = await readUpload(request);
  port.postMessage(response);
  let storedTenants = noTenants();
  for await (const [order] of orders as AsyncIterable<[ThreadOrder]>) {
    if (order === 'compare') {
      port.postMessage(await compareUpload(rows, storedTenants, facilities, request));
    } else if (order === 'forgetStored') storedTenants = noTenants();
    else storedTenants[order.kind].push(...JSON.parse(order.json));
  }
}

const noTenants = (): StoredTenants => ({
  existingTenants: [],
  archivedTenants: [],
  binTenants: [],
});
