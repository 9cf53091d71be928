import { useEffect, useRef } from 'react';

/** Calls `onPress` on Ctrl+K and ⌘K, unless a dialog is open. */
export function useCommandKey(onPress: () => void) {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      // Firefox moves to its search field by this key.
      event.preventDefault();
      if (!document.querySelector('[aria-modal="true"]')) latest.current();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}
