import { startTransition, useEffect, useState } from 'react';

/** Groups of the first render, and of each later one. */
const step = 8;

/**
 * The number of groups that have their rows: a few at once, the others in renders in the background that input interrupts.
 * The first render of 10,000 rows would otherwise hold the page up for seconds.
 */
export function useShownGroups(groups: number): number {
  const [shown, setShown] = useState(step);
  const enough = Math.max(groups, step);
  // Rows that come back are many again.
  if (shown > enough) setShown(enough);
  useEffect(() => {
    if (shown < groups) startTransition(() => setShown(shown + step));
  }, [shown, groups]);
  return shown;
}
