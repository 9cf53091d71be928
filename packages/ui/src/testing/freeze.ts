/**
 * Stops animations and transitions and hides the caret, for reproducible screenshots. Returns a function that
 * restores them.
 */
export function freeze(page: Document = document): () => void {
  page.documentElement.toggleAttribute('data-al-freeze', true);
  return () => page.documentElement.removeAttribute('data-al-freeze');
}
