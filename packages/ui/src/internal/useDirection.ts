'use client';

import { type RefCallback, useCallback, useState } from 'react';

/** Text direction. */
export type Direction = 'ltr' | 'rtl';

/**
 * The text direction around the element that receives the ref. Radix assumes 'ltr', writes it to the element and
 * derives the arrow keys from it; this reads the direction of the page.
 */
export function useDirection(): [Direction, RefCallback<Element>] {
  const [direction, setDirection] = useState<Direction>('ltr');
  const ref = useCallback<RefCallback<Element>>((element) => {
    if (element) setDirection(directionOf(element));
  }, []);
  return [direction, ref];
}

/** The text direction around an element. */
export const directionOf = (element: Element | null): Direction =>
  element?.parentElement?.closest('[dir]')?.getAttribute('dir') === 'rtl' ? 'rtl' : 'ltr';
