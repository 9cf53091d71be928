import { create } from 'zustand';

interface PersistedOptions<T> {
  /** The key in the storage. */
  name: string;
  /** `localStorage` for all tabs, `sessionStorage` for a tab. */
  area: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The value without a stored one. It is never stored. */
  initial: T;
  /** Reads a stored value; `null` for an invalid one. */
  read: (stored: unknown) => T | null;
}

/** A value that stays when the page is closed. Without a storage, it ends with the page. */
export function createPersisted<T>({ name, area, initial, read }: PersistedOptions<T>) {
  /** The value in a browser that blocks the storage. */
  let last = initial;

  function stored(): T {
    try {
      return read(parse(area().getItem(name))) ?? initial;
    } catch {
      return last;
    }
  }

  const useStore = create<{ value: T }>()(() => ({ value: stored() }));
  return {
    get: () => useStore.getState().value,
    set(value: T) {
      last = value;
      useStore.setState({ value });
      try {
        if (value === initial) area().removeItem(name);
        else area().setItem(name, JSON.stringify(value));
      } catch {
        // The storage is blocked or full.
      }
    },
    /** The value in the storage, which another tab may have changed. */
    stored,
    /** Takes over the value in the storage. */
    reload: () => useStore.setState({ value: stored() }),
    subscribe: useStore.subscribe,
    useValue: () => useStore(({ value }) => value),
  };
}

/** One persisted value for each name. */
export function persistedByName<T>(options: Omit<PersistedOptions<T>, 'name'>) {
  const values = new Map<string, ReturnType<typeof createPersisted<T>>>();
  return (name: string) => {
    const value = values.get(name) ?? createPersisted({ ...options, name });
    values.set(name, value);
    return value;
  };
}

/** Texts that are no JSON are values, too. */
function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return text;
  }
}
