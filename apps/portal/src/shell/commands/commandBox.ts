import { createStore, useStore } from '../../createStore.ts';
import { session } from '../../session/store.ts';

/** The text of the command box, or `null` while it is closed. */
const store = createStore<string | null>(null);
const hasDialog = () => document.querySelector('[aria-modal="true"]') !== null;

/** The command box (SHL-70). */
export const commandBox = {
  open: () => store.set(session.get() && ''),
  close: () => store.set(null),
  type: store.set,

  /** Opens the box on Ctrl+K and ⌘K, unless a dialog is open. */
  listen() {
    document.addEventListener('keydown', (event) => {
      if (!isCommandKey(event)) return;
      // Firefox moves to its search field by this key.
      event.preventDefault();
      if (!hasDialog()) commandBox.open();
    });
  },
};

export const useCommandBox = (): string | null => useStore(store);

const isCommandKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
