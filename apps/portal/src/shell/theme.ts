import { createStore, useStore } from '../createStore.ts';

export type Theme = 'light' | 'dark';

const storageKey = 'audit-letters.theme';

/** The theme that the user has chosen in this browser. */
const chosen = createStore(stored());

/** The colour theme: the system's until the user chooses one. localStorage keeps the choice. */
export const theme = {
  get: (): Theme => chosen.get() ?? (systemTheme().matches ? 'dark' : 'light'),

  set(next: Theme) {
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      // Without storage, the choice lasts until the page is closed.
    }
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
  theme: useStore(theme),
  onThemeChange: (change: { theme: Theme }) => theme.set(change.theme),
});

const systemTheme = () => matchMedia('(prefers-color-scheme: dark)');

function stored(): Theme | null {
  try {
    const kept = localStorage.getItem(storageKey);
    return kept === 'light' || kept === 'dark' ? kept : null;
  } catch {
    return null;
  }
}
