/** Text direction. */
export type Direction = 'ltr' | 'rtl';

/** The text direction around an element, which Radix does not read from the page. */
export const directionOf = (element: Element | null): Direction =>
  element?.parentElement?.closest('[dir]')?.getAttribute('dir') === 'rtl' ? 'rtl' : 'ltr';

/** A key as it would be pressed from left to right: the arrows to the sides are mirrored from right to left. */
export function logicalKey(key: string, direction: Direction): string {
  if (direction === 'ltr') return key;
  if (key === 'ArrowLeft') return 'ArrowRight';
  return key === 'ArrowRight' ? 'ArrowLeft' : key;
}
