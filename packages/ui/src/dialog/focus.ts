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

/** The first tabbable element in `container`. */
export function firstTabbable(container: Element | null): HTMLElement | null {
  const candidates = container?.querySelectorAll<HTMLElement>(tabbable) ?? [];
  return [...candidates].find((element) => isVisible(element) && !isSkippedRadio(element)) ?? null;
}

/** Tab reaches only the selected radio button of a group. */
function isSkippedRadio(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked)
    return false;
  const group = element.closest('fieldset, form, [role="dialog"]');
  return [...(group?.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked') ?? [])].some(
    ({ name }) => name === element.name,
  );
}

// Without layout (jsdom, happy-dom) every element counts as visible.
const isVisible = (element: HTMLElement) =>
  !('checkVisibility' in element) || element.checkVisibility();

/** `element` and its ancestors, to restore the focus nearby when the element was removed. */
export function ancestorsOf(element: Element | null): HTMLElement[] {
  const ancestors: HTMLElement[] = [];
  for (let node = element; node && node !== document.body; node = node.parentElement) {
    if (node instanceof HTMLElement) ancestors.push(node);
  }
  return ancestors;
}

/**
 * Focuses the opener, or its nearest ancestor that is still in the document and focusable, or the main content if the opener
 * was in a layer that has closed. An ancestor does not take the focus from an element that the page has focused meanwhile.
 */
export function focusNearest([opener, ...ancestors]: HTMLElement[]): void {
  opener?.focus();
  for (const ancestor of [...ancestors, document.querySelector('main')]) {
    if (document.activeElement !== document.body) return;
    ancestor?.focus();
  }
}
