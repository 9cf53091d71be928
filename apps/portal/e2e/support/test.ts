import { expect, type Page } from '@playwright/test';
import type { Person, Role } from './people.ts';

import { withServer } from './withServer.ts';

interface Fixtures {
  /** Opens the portal as a user, or signed out. */
  openAs: (who: Role | Person | null, path?: string) => Promise<void>;
  /**
   * Stops the page's clock, so that no toast goes away: only `page.clock.runFor` and `resume` let time pass.
   * Wait for the page to show first.
   */
  stopClock: () => Promise<void>;
  /** Fails a test whose page violates the content security policy: threat 45 (ASVS 3.4.3). */
  contentPolicy: undefined;
}

interface WorkerFixtures {
  /** Files that set another name have a server of their own. */
  serverName: string;
}

export const test = withServer.extend<Fixtures, WorkerFixtures>({
  serverName: ['shared', { option: true, scope: 'worker' }],
  baseURL: async ({ server }, use) => use(server.address),
  contentPolicy: [
    async ({ page }, use) => {
      const violations: string[] = [];
      page.on('console', (message) => {
        if (/Content Security Policy|Trusted(HTML|Script)/.test(message.text())) {
          violations.push(message.text());
        }
      });
      await use(undefined);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
  openAs: async ({ page, people }, use) => {
    await use(async (who, path = '/') => {
      await keepSession(page, typeof who === 'string' ? people[who] : who);
      await page.goto(path);
    });
  },
  stopClock: async ({ page }, use) => {
    // Before the page loads: in a loaded page the clock reads 1970 during the installation, and a portal that
    // starts at that moment treats the next input as a return after hours and reloads.
    await page.clock.install();
    // Later than the running clock, and before the minute after which the user is idle.
    await use(() => page.clock.pauseAt(Date.now() + 30_000));
  },
});

export { violations } from './checks/accessibility.ts';
export { expect };

/** Stores the session as the portal does, once, so that a reload finds the state that the portal left. */
export async function keepSession(page: Page, person: Person | null) {
  await page.addInitScript((session) => {
    if (sessionStorage.getItem('e2e.session-kept')) return;
    sessionStorage.setItem('e2e.session-kept', 'yes');
    if (session) localStorage.setItem('audit-letters.session', session);
    else localStorage.removeItem('audit-letters.session');
  }, person && JSON.stringify(person.session));
}

/** Sets the sign-in cookie that downloads need, because a download cannot send a header. */
export async function keepDownloadCookie(page: Page, { username, password }: Person) {
  await page.request.post('/api/login', { form: { username, password } });
}
