let leftAt = Number.NEGATIVE_INFINITY;

if (typeof window !== 'undefined') {
  window.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
}

/**
 * Milliseconds since another page, or the same one, began to replace this one; Infinity if none did. An address that
 * was a download, or a user who stays, leaves the page as it is.
 */
export const sinceLeaving = (): number => performance.now() - leftAt;

/** After this time, the page was not replaced. */
export const leavingMs = 10_000;
