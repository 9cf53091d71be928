import { useEffect } from 'react';

const placeKey = 'al-table-place';

const tableOfPage = () => document.querySelector('main .al-table-scroll');

function keepPlace({ target }: Event) {
  if (!(target instanceof Element) || target !== tableOfPage()) return;
  history.replaceState({ ...history.state, [placeKey]: target.scrollTop }, '');
}

/**
 * Keeps how far the table of the page is scrolled in the entry of the history, and restores it on Back: the browser does so
 * only for the page itself. The rows are drawn at once then, because they are in the cache.
 */
export function useTablePlace(path: string) {
  useEffect(() => {
    document.addEventListener('scrollend', keepPlace, { capture: true });
    return () => document.removeEventListener('scrollend', keepPlace, { capture: true });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry changes with the path
  useEffect(() => {
    const place: unknown = history.state?.[placeKey];
    if (typeof place === 'number') tableOfPage()?.scrollTo(0, place);
  }, [path]);
}
