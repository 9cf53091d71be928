import { useEffect } from 'react';

const placeKey = 'al-table-place';

const tableOfPage = () => document.querySelector('main .al-table-scroll');

function keepPlace({ target }: Event) {
  if (!(target instanceof Element) || target !== tableOfPage()) return;
  history.replaceState({ ...history.state, [placeKey]: target.scrollTop }, '');
}

/**
 * Keeps how far the table of a list is scrolled in the entry of the history, and restores it when Back leads to the list
 * from another page: the browser does so only for the page itself. The rows must be drawn at once, from the cache, so it
 * restores nothing after a reload.
 */
export function useTablePlace(path: string) {
  useEffect(() => {
    document.addEventListener('scrollend', keepPlace, { capture: true });
    return () => document.removeEventListener('scrollend', keepPlace, { capture: true });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: Back restores the place only when it leads to another page
  useEffect(() => {
    const place: unknown = history.state?.[placeKey];
    if (typeof place === 'number') tableOfPage()?.scrollTo(0, place);
  }, [path]);
}
