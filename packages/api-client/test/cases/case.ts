import type { Client } from '../../src/index.ts';
import { pagination } from '../bodies.ts';

/** One call of the client: the request it must send, and the answer it reads. */
export interface Case {
  /** The function of the client: `tenants.list`. */
  name: string;
  /** The call as a rule page lists it. */
  spec: string;
  call: (client: Client) => Promise<unknown>;
  /** The address that must reach the server, with its query. */
  url: string;
  form?: Record<string, string>;
  json?: unknown;
  multipart?: Record<string, string>;
  /** The answer without its envelope. Without it, the client reads nothing from the answer. */
  payload?: object;
  /** An answer whose fields another server may omit. */
  optional?: object;
  /** The message for an answer that cannot be read, unless it is the common one. */
  fallback?: string;
}

/** A page with one row, and the fields that the server sends beside `data`. */
export const page = <Row, Beside>(row: Row, beside?: Beside) => ({
  data: [row],
  pagination,
  ...beside,
});

/** A file to upload. */
export const file = (name: string) => new File([`bytes of ${name}`], `${name}.xlsx`);

/** The answer to a write that can be undone. */
export const undone = { undo: 5 };
