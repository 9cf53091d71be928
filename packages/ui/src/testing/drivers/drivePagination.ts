import { type DriverOptions, driverContext, findOne, textOf } from './dom.ts';

/** A page number, or a button of a `Pagination`. */
export type PaginationStep = number | 'first' | 'previous' | 'next' | 'last';

/** Driver of a `Pagination`. */
export interface PaginationDriver {
  /** The current page. */
  page: () => number;
  /** The pages with a button. */
  pages: () => number[];
  /** Whether the button exists and is enabled. */
  canGo: (to: PaginationStep) => boolean;
  /** Clicks the button. */
  go: (to: PaginationStep) => Promise<void>;
}

/** Creates a driver for the `Pagination` in (or at) `container`. */
export function drivePagination(
  container: ParentNode,
  options: DriverOptions = {},
): PaginationDriver {
  const { user } = driverContext(options);
  const buttons = () => [
    ...findOne(container, 'nav:has(> ul)', 'pagination', options.name).querySelectorAll('button'),
  ];
  const isNumber = (candidate: Element) => /^\d+$/.test(textOf(candidate));
  const numbered = () => buttons().filter(isNumber);
  const arrows = () => buttons().filter((candidate) => !isNumber(candidate));
  const button = (to: PaginationStep) =>
    typeof to === 'number'
      ? numbered().find((candidate) => textOf(candidate) === `${to}`)
      : arrows().at({ first: 0, previous: 1, next: -2, last: -1 }[to]);

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
