'use client';
import { type FocusEvent, type KeyboardEvent, useRef } from 'react';

/**
 * Whether an input method handles the key: Escape discards the text that it composes, Enter accepts it, arrows choose. Safari
 * reports the end of the composition before the key, which then has the code 229.
 */
export const isComposing = ({ isComposing, keyCode }: globalThis.KeyboardEvent): boolean =>
  isComposing || keyCode === 229;

/** Keeps the keys of an input method from the handlers below and above an element. */
export function stopComposing(event: KeyboardEvent): void {
  if (isComposing(event.nativeEvent)) event.stopPropagation();
}

/** Keeps Radix, which listens on the document, from closing a layer by a key of an input method. */
export function keepWhileComposing(event: globalThis.KeyboardEvent): void {
  if (isComposing(event)) event.preventDefault();
}

/**
 * Handlers of an element around a control. They keep events from it that are no act in the field: keys of an input method, and
 * the blur and focus events when the user changes to another tab or window and back.
 */
export function useControlEvents() {
  const isAway = useRef(false);
  return {
    onKeyDownCapture: stopComposing,
    onBlurCapture(event: FocusEvent) {
      isAway.current = event.target === document.activeElement && !document.hasFocus();
      if (isAway.current) event.stopPropagation();
    },
    onFocusCapture(event: FocusEvent) {
      if (isAway.current) event.stopPropagation();
      isAway.current = false;
    },
  };
}
