import type { FilterTexts, PersonalFilters } from '@audit-letters/ui';
import { createPersisted } from '../persisted.ts';
import { session } from '../session/store.ts';

type Kept = readonly (readonly [entry: string, texts: FilterTexts<string>])[];

/** The names and units by which a user has filtered lists in this tab (SHL-80), for Back and a reload. */
const filterStore = createPersisted<Kept>({
  name: 'audit-letters.personal-filters',
  area: () => sessionStorage,
  initial: [],
  read: (stored) => (Array.isArray(stored) ? stored : null),
});
session.onUserChange(() => filterStore.set([]));

/** Back reaches 50 entries of the history. Each pause in typing makes another one here. */
const MOST_ENTRIES = 500;

export const personalFilters: PersonalFilters = {
  read: (entry) => filterStore.get().find(([key]) => key === entry)?.[1],
  write: (entry, texts) =>
    filterStore.set([[entry, texts] as const, ...filterStore.get()].slice(0, MOST_ENTRIES)),
};
