import { create } from 'zustand';
import { session } from '../../session/store.ts';

/** The text of the command box, or `null` while it is closed. */
export const useCommandBox = create<string | null>(() => null);
const hasDialog = () => document.querySelector('[aria-modal="true"]') !== null;

/** The command box (SHL-70). */
export const commandBox = {
  open: () => useCommandBox.setState(session.get() && '', true),
  close: () => useCommandBox.setState(null, true),
  type: ({ query }: { query: string }) => useCommandBox.setState(query, true),

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

/** With a layout without Latin letters (Russian, Greek, Hebrew, Korean), the place of the key counts. */
const isCommandKey = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key))) &&
  (ctrlKey || metaKey) &&
  !altKey &&
  !shiftKey;
