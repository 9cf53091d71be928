import { routeAt } from '../routes.tsx';
import { guard } from '../session/guard.ts';
import { session } from '../session/store.ts';
import { loadSignedInFrame } from '../shell/signedIn/SignedInFrame.tsx';

/** After this long, the frame of a visitor shows that the page is loading. */
const patienceMs = 200;

/**
 * Loads the code of an address, which the HTML preloads, so that the first render shows the page. A failure shows when the page
 * renders.
 */
export async function loadPageAt(path: string): Promise<void> {
  const current = session.get();
  const { access, Page } = routeAt(path);
  const code = Promise.allSettled([
    guard(access, current) === 'show' && Page.load(),
    current && loadSignedInFrame(),
  ]);
  await Promise.race([code, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
