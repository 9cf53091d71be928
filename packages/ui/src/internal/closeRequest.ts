'use client';
import { useEffect, useEffectEvent } from 'react';

/** The part of the browser's `CloseWatcher` that this file uses. TypeScript has no type for it yet. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

/**
 * Calls `onClose` while `isOpen` when the user asks to close what is on top: with Back on Android. Escape never gets here,
 * because the layers handle the key first. Without `CloseWatcher` (Safari, Firefox), Back leaves the page.
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const Watcher: (new () => CloseWatcher) | undefined = Reflect.get(window, 'CloseWatcher');
    if (!isOpen || !Watcher) return;
    let watcher: CloseWatcher;
    // A watcher ends with its request. What stays open, because of unsaved input, needs the next one.
    function watch(Constructor: new () => CloseWatcher) {
      watcher = new Constructor();
      watcher.onclose = () => {
        watch(Constructor);
        close();
      };
    }
    watch(Watcher);
    return () => watcher.destroy();
  }, [isOpen]);
}

/** Closes the menu or popover that contains it on a close request, as Escape does. */
export function ClosesOnRequest(): null {
  useCloseRequest(true, () =>
    (document.activeElement ?? document).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    ),
  );
  return null;
}
