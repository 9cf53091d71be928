import { useEffect, useRef } from 'react';

// A page whose code or data is slow may still bring its heading; after that, focus is the user's.
const patienceMs = 5000;

/** After a change of route the focus goes to the new page's heading, so that it is read out and Tab goes on from it. */
export function useHeadingFocus(path: string) {
  const shown = useRef(path);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    window.scrollTo(0, 0);

    if (focusHeading()) return;
    const observer = new MutationObserver(() => {
      if (focusHeading()) stop();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(stop, patienceMs);
    function stop() {
      observer.disconnect();
      clearTimeout(timer);
    }
    return stop;
  }, [path]);
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  // Whoever is already at work inside the page stays there.
  const active = document.activeElement;
  if (active instanceof HTMLElement && active.closest('main')) return true;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
