'use client';
import { useState, useSyncExternalStore } from 'react';

/** The search part of the address of the page, or a text of the component. A server renders without it. */
export function useQueryText(inAddress: boolean): [string, (text: string) => void] {
  const own = useState('');
  const search = useSyncExternalStore(subscribe, readSearch, () => '');
  return inAddress ? [search, writeSearch] : own;
}

const changed = 'al-search-changed';

function subscribe(onChange: () => void) {
  window.addEventListener('popstate', onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(changed, onChange);
  };
}

const readSearch = () => window.location.search;

/** Routers such as those of Next and wouter follow `replaceState`. */
function writeSearch(text: string) {
  window.history.replaceState(
    window.history.state,
    '',
    `${location.pathname}${text}${location.hash}`,
  );
  window.dispatchEvent(new Event(changed));
}
