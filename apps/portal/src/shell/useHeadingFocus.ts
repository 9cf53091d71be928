import { useEffect, useRef } from 'react';

// The longest wait for the heading of a slow page.
const longestWaitMs = 5000;

/** Focuses the heading of the new page after a route change: screen readers announce it, and Tab continues from it. */
export function useHeadingFocus(path: string) {
  const lastPath = useRef(path);

  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    window.scrollTo(0, 0);

    if (focusHeading()) return;
    const observer = new MutationObserver(() => {
      if (focusHeading()) stop();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(stop, longestWaitMs);
    // A user who does something else meanwhile keeps the focus there.
    const moves = ['pointerdown', 'keydown'] as const;
    for (const move of moves) window.addEventListener(move, stop, { capture: true });
    function stop() {
      observer.disconnect();
      clearTimeout(timer);
      for (const move of moves) window.removeEventListener(move, stop, { capture: true });
    }
    return stop;
  }, [path]);
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  // Keep the focus if it is already inside the page. A dialog that has closed may have left it on the page itself.
  const active = document.activeElement;
  if (active instanceof HTMLElement && active.closest('main > *')) return true;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
