import { Invalid } from '../http/errors.ts';

const ROWS_AT_ONCE = 1_000;
/** The sheet reader does not limit the total length of shared texts. */
const MOST_BYTES = 150_000_000;

export const tooMuch = () =>
  new Invalid('The file takes too long or too much memory to read. Upload it in smaller parts.');

/**
 * Encodes rows as arrays in JSON, in memory that threads share: objects take several times the memory and the time to pass
 * to another thread.
 */
export class BatchEncoder {
  readonly batches: SharedArrayBuffer[] = [];
  #rows: object[] = [];
  #bytes = 0;

  add(row: object): void {
    if (this.#rows.push(row) === ROWS_AT_ONCE) this.finish();
  }

  finish(): SharedArrayBuffer[] {
    const json = JSON.stringify(this.#rows);
    const buffer = new SharedArrayBuffer(Buffer.byteLength(json));
    new TextEncoder().encodeInto(json, new Uint8Array(buffer));
    this.#rows = [];
    this.#bytes += buffer.byteLength;
    if (this.#bytes > MOST_BYTES) throw tooMuch();
    this.batches.push(buffer);
    return this.batches;
  }
}
