import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

const storageKey = 'audit-letters.theme';
const listeners = new Set<() => void>();

/** The colour theme: the system's until the user chooses one. localStorage keeps the choice. */
export const theme = {
  current: (): Theme => stored() ?? (systemIsDark() ? 'dark' : 'light'),

  set(next: Theme) {
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      // Without storage, the choice lasts until the page is closed.
    }
    document.documentElement.dataset.theme = next;
    for (const listener of listeners) listener();
  },

  /** Applies the stored theme. Call it before the first render, to avoid a flash of the other theme. */
  apply() {
    const chosen = stored();
    if (chosen) document.documentElement.dataset.theme = chosen;
  },

  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export const useTheme = () => useSyncExternalStore(theme.subscribe, theme.current);

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)').matches;

function stored(): Theme | null {
  const shown = document.documentElement.dataset.theme;
  if (shown === 'light' || shown === 'dark') return shown;
  try {
    const kept = localStorage.getItem(storageKey);
    return kept === 'light' || kept === 'dark' ? kept : null;
  } catch {
    return null;
  }
}
