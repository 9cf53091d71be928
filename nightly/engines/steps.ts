import type { Screen, Target } from './screen.ts';
import { expect } from './test.ts';

/** Signs in with the form, by the Enter key. */
export async function signIn(portal: Screen, account: { username: string; password: string }) {
  await portal.goto('/login');
  await portal.getByLabel('Username').fill(account.username);
  await portal.getByLabel('Password', { exact: true }).fill(account.password);
  await portal.keyboard.press('Enter');
  await portal.getByRole('link', { name: 'Logout' }).waitFor();
  await expect.poll(() => portal.evaluate('location.pathname')).toBe('/');
}

/** Opens Send Letters with a facility, and waits for its tenants. */
export async function openLetters(portal: Screen, facilityNumber: string, tenants: number) {
  await portal.goto('/send-letters');
  await portal.getByLabel('Facility Number').fill(facilityNumber);
  await portal.getByRole('button', { name: 'Search' }).click();
  await portal.getByText(`${tenants} total tenants`).waitFor();
}

/** Waits until the text of an element contains this text. */
export const expectText = (target: Target, text: string) =>
  expect.poll(() => target.textContent()).toContain(text);

/** The accessible name of the focused element, or the start of its text. */
const focused = (portal: Screen) =>
  portal.evaluate(
    `(() => {
      const element = document.activeElement;
      const label = element.labels?.[0]?.textContent;
      return element.ariaLabel ?? label ?? element.textContent.trim().slice(0, 60);
    })()`,
  );

/** Waits until the element with this name has the focus. */
export const expectFocus = (portal: Screen, name: string) =>
  expect.poll(() => focused(portal)).toContain(name);

/**
 * Waits until every picture, font and animation of the page is complete. Firefox does not run a transition in a part that it
 * leaves out.
 */
export async function settle(portal: Screen) {
  await portal.getByRole('heading', { level: 1 }).waitFor();
  await expect
    .poll(() =>
      portal.evaluate(
        `document.fonts.status === 'loaded' && !document.querySelector('[aria-busy=true]') &&
        document.getAnimations().every(({ playState, timeline, effect }) =>
          timeline !== document.timeline || playState !== 'running' ||
          !effect.target.checkVisibility({ contentVisibilityAuto: true }))`,
      ),
    )
    .toBe(true);
}
