import { useEffect, useRef } from 'react';

/**
 * Keeps the focus on the page when the focused control is removed or disabled: it moves to the nearest row, table or
 * heading. Dialogs return the focus to their opener if it is still enabled.
 */
export function useKeptFocus() {
  const trail = useRef<Element[]>([]);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && !isInDialog(target)) trail.current = trailOf(target);
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const [focused, ...around] = trail.current;
    if (!focused || canTakeFocus(focused) || document.activeElement !== document.body) return;
    trail.current = [];
    const place = around.filter(({ isConnected }) => isConnected).map(placeIn);
    focusOn(place.find((one) => one !== null) ?? null);
  });
}

const isInDialog = (element: Element) =>
  element.closest('[role="dialog"], [role="alertdialog"]') !== null;

const canTakeFocus = (element: Element) => element.isConnected && !element.matches(':disabled');

function trailOf(element: Element): Element[] {
  const trail: Element[] = [];
  for (let place: Element | null = element; place; place = place.parentElement) trail.push(place);
  return trail;
}

const placeIn = (element: Element): Element | null =>
  element.matches('tr') ? element : element.querySelector('h1, section[tabindex="0"]');

function focusOn(place: Element | null) {
  if (!(place instanceof HTMLElement)) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
