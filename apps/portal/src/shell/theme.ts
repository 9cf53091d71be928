import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

const storageKey = 'audit-letters.theme';
const listeners = new Set<() => void>();

/** Light or dark: the system's choice until the user makes one, which this browser then keeps. */
export const theme = {
  current: (): Theme => stored() ?? (systemIsDark() ? 'dark' : 'light'),

  set(next: Theme) {
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
    document.documentElement.dataset.theme = next;
    for (const listener of listeners) listener();
  },

  /** Before the first drawing, so that no page flashes in the other theme. */
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
