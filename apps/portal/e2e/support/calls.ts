import type { Page, Route } from '@playwright/test';

/** The query of an address. */
export const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

/** Holds the calls to an address back until the returned function is called, and then answers them. */
export async function holdCalls(
  page: Page,
  address: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}
