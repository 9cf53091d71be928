import type { Page } from '@playwright/test';

/** Returns a function that waits until no call is under way and the page has drawn what came. */
export function watchCalls(page: Page) {
  const open = new Set<unknown>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async function settle() {
    for (let quiet = 0; quiet < 2; quiet = open.size === 0 ? quiet + 1 : 0) {
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => setTimeout(resolve, 25));
          }),
      );
    }
  };
}
