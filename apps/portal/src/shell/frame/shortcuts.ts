import { useEffect, useEffectEvent } from 'react';
import { createPersisted } from '../../persisted.ts';

/** Whether the keys of one character are on in this browser (SHL-76). */
export const letterKeysStore = createPersisted({
  name: 'audit-letters.letter-keys',
  area: () => localStorage,
  initial: true,
  read: (stored) => (stored === false ? false : null),
});

export const useLetterKeys = letterKeysStore.useValue;

/** Calls `onPress` on `?`, unless the focus is in a field or a dialog is open. */
export function useShortcutsKey(onPress: () => void, enabled: boolean) {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!enabled) return;
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      const field = 'input:not([type="checkbox"]), select, textarea, [contenteditable]';
      if (target instanceof Element && target.closest(`${field}, [role="dialog"]`)) return;
      if (!document.querySelector('[aria-modal="true"]')) press();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [enabled]);
}
