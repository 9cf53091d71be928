import { createStore, useStore } from '../createStore.ts';
import { session } from '../session/store.ts';

/** The text of the command box, or `null` while it is closed. */
const store = createStore<string | null>(null);
const hasDialog = () => document.querySelector('[aria-modal="true"]') !== null;

/** The command box (SHL-70), which opens before its code is loaded. */
export const commandBox = {
  open: () => store.set(session.get() && ''),
  close: () => store.set(null),
  type: store.set,

  /**
   * Opens the box on Ctrl+K and ⌘K, unless a dialog is open. What the user types until the box shows goes into its
   * field. Call it before the page is rendered, so that no key is lost.
   */
  listen() {
    document.addEventListener('keydown', handleKeyDown, { capture: true });
  },
};

export const useCommandBox = (): string | null => useStore(store);

function handleKeyDown(event: KeyboardEvent) {
  if (isCommandKey(event)) {
    // Firefox moves to its search field by this key.
    event.preventDefault();
    if (!hasDialog()) commandBox.open();
    return;
  }
  const text = store.get();
  if (text === null || hasDialog()) return;
  const next = textAfter(text, event);
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  store.set(next);
}

function isCommandKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** The text of the box after a key, `null` after Escape, `undefined` after a key that is not for the box. */
export function textAfter(
  text: string,
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): string | null | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Escape') return null;
  if (key === 'Backspace') return text.slice(0, -1);
  // The element with the focus must not get them either.
  if (key === 'Enter' || key === 'Tab') return text;
  return [...key].length === 1 ? text + key : undefined;
}
