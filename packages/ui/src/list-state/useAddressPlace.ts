'use client';
import { useSyncExternalStore } from 'react';
import { addressOfQuery, queryInAddress } from './addressQuery.ts';
import { type FilterTexts, filterNames, type ListFilters } from './filters.ts';
import type { KeptQuery, ListPlace } from './listPlace.ts';

/** Keeps personal filters apart from the address. */
export interface PersonalFilters {
  /** The texts of an entry of the history; `undefined` for an unknown one. */
  read: (entry: string) => FilterTexts<string> | undefined;
  /** Keeps the texts of a new entry. */
  write: (entry: string, texts: FilterTexts<string>) => void;
}

/**
 * Keeps the query of a list in the address of the page, so Back, reload and copied links restore it. Personal filters are
 * never in the address nor in the history, which has only the key of an entry of `personal`. Use it for one list of a page.
 * Without a browser, the query is empty.
 */
export function useAddressPlace<Name extends string>(
  fields: ListFilters<Name>,
  personal: PersonalFilters = inMemory,
): ListPlace {
  const search = useSyncExternalStore(subscribe, readSearch, () => '');
  const entry = useSyncExternalStore(subscribe, readEntry, () => undefined);
  return {
    read: () => {
      const query = queryInAddress(fields, search);
      const texts = entry === undefined ? undefined : personal.read(entry);
      return { ...query, filters: { ...texts, ...query.filters } };
    },
    write: (change, { replace }) => {
      const { filters } = change;
      const state = filters
        ? { ...history.state, ...personalState(personal, personalTexts(fields, filters)) }
        : history.state;
      const address = addressOfQuery(fields, readSearch(), change);
      const href = `${location.pathname}${address}${location.hash}`;
      if (replace) history.replaceState(state, '', href);
      else history.pushState(state, '', href);
      window.dispatchEvent(new Event(changed));
    },
  };
}

/** The key of an entry of the history in its state. */
const entryKey = 'al-list';

/** Keeps personal filters for a link: the state with which a router opens it. */
export function personalState(personal: PersonalFilters, texts: FilterTexts<string>): object {
  if (Object.keys(texts).length === 0) return { [entryKey]: undefined };
  const entry = Math.random().toString(36).slice(2);
  personal.write(entry, texts);
  return { [entryKey]: entry };
}

/** The personal filters with a text. */
function personalTexts<Name extends string>(
  fields: ListFilters<Name>,
  filters: KeptQuery['filters'],
): FilterTexts<string> {
  const texts: Record<string, string> = {};
  for (const name of filterNames(fields)) {
    const text = filters[name]?.trim();
    if (fields[name].personal && text) texts[name] = text;
  }
  return texts;
}

const changed = 'al-address-changed';

const memory = new Map<string, FilterTexts<string>>();
const inMemory: PersonalFilters = {
  read: (entry) => memory.get(entry),
  write: (entry, texts) => memory.set(entry, texts),
};

/** Some routers, such as wouter, report their own changes with events of these names. */
const events = ['popstate', 'pushState', 'replaceState', changed];

function subscribe(onChange: () => void) {
  for (const name of events) window.addEventListener(name, onChange);
  return () => {
    for (const name of events) window.removeEventListener(name, onChange);
  };
}

const readSearch = () => window.location.search;

function readEntry(): string | undefined {
  const entry: unknown = history.state?.[entryKey];
  return typeof entry === 'string' ? entry : undefined;
}
