import type { Facility } from './rows.ts';

/** The interface of a contender: a page with a filter, a table and a count of selected rows. */
export interface Contender {
  /** Renders the page into an empty element. */
  mount: (root: HTMLElement, rows: Facility[]) => void;
  /** Replaces the rows, as after a response of the server. */
  replace: (rows: Facility[]) => void;
  /** Selectors of what the measurement waits for and clicks. Without `expander`, rows cannot be expanded. */
  find: { row: string; expander?: string; check: string; checkAll: string };
}

/** The selectors of the contenders that use the class names of `plain.css` and of `DataTable`. */
export const ownSelectors = {
  row: 'tbody > tr',
  expander: 'tbody .al-table-expander',
  check: 'tbody .al-table-check',
  checkAll: 'thead .al-table-check',
} satisfies Contender['find'];

declare global {
  interface Window {
    contender: Contender;
  }
}
