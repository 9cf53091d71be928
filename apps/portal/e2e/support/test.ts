import { expect, type Page } from '@playwright/test';
import { type Announcement, watchFailures } from './failures.ts';
import type { Person, Role } from './people.ts';
import { withServer } from './withServer.ts';

interface Fixtures {
  /** Opens the portal as a user, or signed out. */
  openAs: (who: Role | Person | (() => Promise<Person>) | null, path?: string) => Promise<void>;
  /**
   * Stops the page's clock, so that no toast goes away: only `page.clock.runFor` and `resume` let time pass.
   * Wait for the page to show first.
   */
  stopClock: () => Promise<void>;
  /**
   * Announces failures that the test provokes: a part of the address of a refused call, or of a message. Every other
   * answer of 400 or more, console error, page error, Error dialog and error toast fails the test. Violations of the
   * content security policy are console errors: threat 45 (ASVS 3.4.3).
   */
  expectRefusal: (...parts: Announcement[]) => void;
}

export const test = withServer.extend<Fixtures>({
  baseURL: async ({ server }, use) => use(server.address),
  expectRefusal: [
    async ({ context }, use) => {
      const failures = await watchFailures(context);
      await use(failures.announce);
      expect(failures.surprises()).toEqual([]);
    },
    { auto: true },
  ],
  openAs: async ({ page, people }, use) => {
    await use(async (who, path = '/') => {
      const person = typeof who === 'function' ? await who() : who;
      await keepSession(page, typeof person === 'string' ? people[person] : person);
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

export { expect };

/** Stores the session as the portal does, once, so that a reload finds the state that the portal left. */
async function keepSession(page: Page, person: Person | null) {
  await page.context().addCookies(person?.cookies ?? []);
  await page.addInitScript((session) => {
    if (sessionStorage.getItem('e2e.session-kept')) return;
    sessionStorage.setItem('e2e.session-kept', 'yes');
    if (session) localStorage.setItem('audit-letters.session', session);
    else localStorage.removeItem('audit-letters.session');
  }, person && JSON.stringify(person.session));
}
