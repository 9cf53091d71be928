/** Text direction. */
export type Direction = 'ltr' | 'rtl';

/** The text direction around an element, which Radix does not read from the page. */
export const directionOf = (element: Element | null): Direction =>
  element?.parentElement?.closest('[dir]')?.getAttribute('dir') === 'rtl' ? 'rtl' : 'ltr';
