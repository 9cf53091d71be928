const tabbable = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled):not([type="hidden"])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  'summary',
  '[tabindex]',
]
  .map((selector) => `${selector}:not([tabindex="-1"])`)
  .join();

/** The first element inside `container` that Tab would reach. */
export function firstTabbable(container: Element | null): HTMLElement | null {
  const candidates = container?.querySelectorAll<HTMLElement>(tabbable) ?? [];
  return [...candidates].find(isVisible) ?? null;
}

// The pages that tests run in without a browser cannot tell: there everything is seen.
const isVisible = (element: HTMLElement) =>
  !('checkVisibility' in element) || element.checkVisibility();

/** `element` and what it stands in, so that focus can go back near it when the element itself is gone. */
export function focusTrail(element: Element | null): HTMLElement[] {
  const trail: HTMLElement[] = [];
  for (let place = element; place && place !== document.body; place = place.parentElement) {
    if (place instanceof HTMLElement) trail.push(place);
  }
  return trail;
}

/** Focuses the nearest of `trail` that is still on the page and takes focus. */
export function focusNearest(trail: HTMLElement[]): void {
  for (const place of trail) {
    if (!place.isConnected) continue;
    place.focus();
    if (document.activeElement === place) return;
  }
}
