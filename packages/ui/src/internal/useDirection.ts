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
    const attribute = element?.parentElement?.closest('[dir]')?.getAttribute('dir');
    if (element) setDirection(attribute === 'rtl' ? 'rtl' : 'ltr');
  }, []);
  return [direction, ref];
}
