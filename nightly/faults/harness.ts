import { expect, type Locator, type Page } from '@playwright/test';
import type { Role } from '../../apps/portal/e2e/support/people.ts';
import { faultsOf } from '../../packages/api-client/test/faults.ts';
import { type Answers, caseOf, sparse } from './answers.ts';

/** A call that a screen sends, and how the screen shows its failure. */
export interface FaultyCall {
  /** The call as a rule page lists it. */
  call: string;
  /** Brings the page to the action. Without it, the page sends the call when it opens. */
  begin?: (page: Page) => Promise<unknown>;
  /** Whether `begin` sends the call. */
  beginSends?: true;
  /** Sends the call, again after a failure. By default this is the Retry button. */
  send?: (page: Page) => Promise<unknown>;
  /** The place of the error. `null` if a failure shows nothing. */
  place: ((page: Page) => Locator) | null;
  /** The text of the place for a message, if it is more than the message. */
  says?: (message: string) => string;
  /** Expects that the input is still there. */
  kept?: (page: Page) => Promise<unknown>;
  /** Closes the error. */
  dismiss?: (page: Page) => Promise<unknown>;
  /** Shows after success. */
  done: (page: Page) => Locator;
  /** Whether the page needs the fields that may be missing to show `done`. */
  needsAllFields?: true;
}

/** A screen with its calls. */
export interface FaultyScreen {
  name: string;
  as: Role | null;
  path: string;
  /** Answers that differ from the test bodies of the calls. */
  bodies?: Record<string, object>;
  calls: FaultyCall[];
}

/**
 * The first faults are one of each kind: no answer, no readable answer, a refusal. The tests of the client try every
 * fault with every call, so the sample and the slower actions try these.
 */
const oneOfEachKind = 4;

const commonFallback = 'An unknown error occurred!';

/** Opens the page and lets the call fail in every way, one after the other, and then succeed. */
export async function failInEveryWay(
  page: Page,
  answers: Answers,
  { path, bodies = {} }: FaultyScreen,
  one: FaultyCall,
) {
  const { call, begin, beginSends, send = retry, place, says = itself, kept, dismiss, done } = one;
  const { payload, fallback = commonFallback } = caseOf(call);
  answers.reset();
  for (const [other, body] of Object.entries(bodies)) answers.with(other, body);
  const all = faultsOf({ ...(payload && { payload }) });
  const every = process.env.FAULTS === 'all' && send === retry;
  const [first, ...others] = every ? all : all.slice(0, oneOfEachKind);
  if (!first) throw new Error('There is no fault.');

  answers.fail(call, first);
  await page.goto(path);
  await begin?.(page);
  if (begin && !beginSends) await send(page);
  await expectFailure(first.message);
  for (const fault of others) {
    answers.fail(call, fault);
    await send(page);
    await expectFailure(fault.message);
  }

  // A slow answer in another envelope, without the fields that may be missing.
  const body = bodies[call] ?? payload ?? {};
  answers.with(call, one.needsAllFields ? body : await sparse(call, body));
  answers.heal(call);
  const release = answers.hold(call);
  await send(page);
  await expectContent();
  release();
  await expect(done(page).first()).toBeVisible();
  await expectContent();

  async function expectFailure(message: string | null) {
    if (place) await expect(place(page)).toContainText(says(message ?? fallback));
    await expectContent();
    await kept?.(page);
    expect(
      await page.locator('.al-toast[data-tone="danger"]').count(),
      'toasts',
    ).toBeLessThanOrEqual(1);
    expect(await page.getByRole('dialog').count(), 'dialogs').toBeLessThanOrEqual(2);
    await dismiss?.(page);
    if (send === retry) await expect(retryButton(page)).toBeVisible();
  }

  /** Never a blank page. */
  async function expectContent() {
    await expect(page.locator('main')).toContainText(/\w/);
  }
}

const itself = (message: string) => message;

const retryButton = (page: Page) => page.getByRole('button', { name: 'Retry' }).first();

/** Presses Retry, unless the page loads again by itself at this moment. */
const retry = (page: Page) =>
  retryButton(page).evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });

/** Ends the session on the server, and expects only the login page after the next call. */
export async function endSession(page: Page, answers: Answers, work: () => Promise<unknown>) {
  answers.endSession();
  await work();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your session has ended. Sign in to continue.')).toBeVisible();
  await expect(page.locator('[role="dialog"], [role="alertdialog"], .al-toast')).toHaveCount(0);
}
