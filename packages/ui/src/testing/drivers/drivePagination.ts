import { type DriverOptions, driving, findOne, textOf } from './dom.ts';

/** Where a `Pagination` can go: a page that has a button, or a step. */
export type PaginationStep = number | 'first' | 'previous' | 'next' | 'last';

/** A `Pagination` in the words of a reader. */
export interface PaginationDriver {
  /** The page shown. */
  page: () => number;
  /** The pages that have a button of their own. */
  pages: () => number[];
  /** Whether a press would do something. */
  canGo: (to: PaginationStep) => boolean;
  /** Presses. */
  go: (to: PaginationStep) => Promise<void>;
}

/** Drives the `Pagination` in (or at) `container`. */
export function drivePagination(
  container: ParentNode,
  options: DriverOptions = {},
): PaginationDriver {
  const { user } = driving(options);
  const buttons = () => [
    ...findOne(container, 'nav:has(> ul)', 'pagination', options.name).querySelectorAll('button'),
  ];
  const numbered = () => buttons().slice(2, -2);
  const button = (to: PaginationStep) =>
    typeof to === 'number'
      ? numbered().find((candidate) => textOf(candidate) === `${to}`)
      : buttons().at({ first: 0, previous: 1, next: -2, last: -1 }[to]);

  return {
    page: () => Number(textOf(numbered().find((one) => one.hasAttribute('aria-current')))),
    pages: () => numbered().map((one) => Number(textOf(one))),
    canGo(to) {
      const found = button(to);
      return found !== undefined && !found.matches('[aria-disabled="true"], [aria-current]');
    },
    async go(to) {
      const found = button(to);
      if (!found) throw new Error(`There is no button for page ${to}.`);
      await user.click(found);
    },
  };
}
