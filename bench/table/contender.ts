import type { Facility } from './rows.ts';

/** The interface of a contender: a page with a filter, a table and a count of selected rows. */
export interface Contender {
  /** Renders the page into an empty element. */
  mount: (root: HTMLElement, rows: Facility[]) => void;
  /** Replaces the rows, as after a response of the server. */
  replace: (rows: Facility[]) => void;
}

declare global {
  interface Window {
    contender: Contender;
  }
}
