'use client';

import { type RefCallback, useCallback, useState } from 'react';

/** Which way the text runs. */
export type Direction = 'ltr' | 'rtl';

/**
 * The direction of the text around the element that is given the ref. Radix takes 'ltr' for granted, writes it on the
 * element and lets the arrow keys follow it; the page knows better.
 */
export function useDirection(): [Direction, RefCallback<Element>] {
  const [direction, setDirection] = useState<Direction>('ltr');
  const ref = useCallback<RefCallback<Element>>((element) => {
    const said = element?.parentElement?.closest('[dir]')?.getAttribute('dir');
    if (element) setDirection(said === 'rtl' ? 'rtl' : 'ltr');
  }, []);
  return [direction, ref];
}
