import { useEffect, useRef } from 'react';
import { createStore, useStore } from '../../createStore.ts';

const storageKey = 'audit-letters.letter-keys';
const store = createStore(read());

/** Whether the keys of one character are on in this browser (SHL-77). */
export const letterKeysStore = {
  set(on: boolean) {
    try {
      if (on) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, 'off');
    } catch {
      // Without storage, the choice lasts until the page is closed.
    }
    store.set(on);
  },
};

export const useLetterKeys = () => useStore(store);

function read(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

/** Calls `onPress` on `?`, unless the focus is in a field or a dialog is open. */
export function useShortcutsKey(onPress: () => void, enabled: boolean) {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    if (!enabled) return;
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      const field = 'input:not([type="checkbox"]), select, textarea, [contenteditable]';
      if (target instanceof Element && target.closest(`${field}, [role="dialog"]`)) return;
      if (!document.querySelector('[aria-modal="true"]')) latest.current();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [enabled]);
}
