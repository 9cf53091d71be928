/**
 * Stops every animation and transition and hides the caret, so that a picture of the page is the same twice.
 * Returns the function that lets it move again.
 */
export function freeze(page: Document = document): () => void {
  page.documentElement.toggleAttribute('data-al-freeze', true);
  return () => page.documentElement.removeAttribute('data-al-freeze');
}
