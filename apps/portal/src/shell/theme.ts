import { useSyncExternalStore } from 'react';
import { createPersisted } from '../persisted.ts';

export type Theme = 'light' | 'dark';

/** The theme that the user has chosen in this browser. */
const chosen = createPersisted<Theme | null>({
  name: 'audit-letters.theme',
  area: () => localStorage,
  initial: null,
  read: (stored) => (stored === 'light' || stored === 'dark' ? stored : null),
});

/** The colour theme: the system's until the user chooses one. localStorage keeps the choice. */
export const theme = {
  get: (): Theme => chosen.get() ?? (systemTheme().matches ? 'dark' : 'light'),

  set(next: Theme) {
    document.documentElement.dataset.theme = next;
    chosen.set(next);
  },

  /** Applies the stored theme. Call it before the first render, to avoid a flash of the other theme. */
  apply() {
    const theme = chosen.get();
    if (theme) document.documentElement.dataset.theme = theme;
  },

  /** Calls `listener` after a choice and after a change of the system's theme. */
  subscribe(listener: () => void) {
    const stop = chosen.subscribe(listener);
    const system = systemTheme();
    system.addEventListener('change', listener);
    return () => {
      stop();
      system.removeEventListener('change', listener);
    };
  },
};

/** The colour theme with its change, as the props of screens. */
export const useColors = () => ({
  theme: useSyncExternalStore(theme.subscribe, theme.get),
  onThemeChange: (change: { theme: Theme }) => theme.set(change.theme),
});

const systemTheme = () => matchMedia('(prefers-color-scheme: dark)');
