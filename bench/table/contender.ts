import type { Facility } from './rows.ts';

/** What each contender offers the benchmark: a page with a filter, a table and a count of selected rows. */
export interface Contender {
  /** Builds everything in the empty element. */
  mount: (root: HTMLElement, rows: Facility[]) => void;
  /** Shows other rows, as an answer of the server does. */
  replace: (rows: Facility[]) => void;
}

declare global {
  interface Window {
    contender: Contender;
  }
}
