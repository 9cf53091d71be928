import type { RefCallback } from 'react';

/** A ref that makes an element focusable for the arrow keys while it scrolls; otherwise it is no Tab stop. */
export const focusableWhenScrolling: RefCallback<HTMLElement> = (element) => {
  // jsdom and happy-dom have no layout.
  if (!element || !('ResizeObserver' in globalThis)) return;
  const observer = new ResizeObserver(() => {
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  });
  observer.observe(element);
  return () => observer.disconnect();
};
