import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Milliseconds of a step: longer than the longest wait of a filter (SHL-114). */
const stepTime = 600;

/**
 * Stops the clock of the page and returns a function that waits until no call is under way and lets 600 ms pass. Timers
 * (toasts, filters, sign-out) therefore end at the same step on every machine.
 */
export async function stopClock(page: Page) {
  const open = new Set<unknown>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const answers = async () => {
    do await delay(25);
    while (open.size > 0);
  };
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  return async function settle() {
    for (let passed = 0; passed < stepTime; passed += 100) {
      await answers();
      await page.clock.runFor(100);
    }
    await answers();
  };
}

/** Lets time pass until the work in the page, which has timers of its own, is done. */
export async function withTime<Result>(page: Page, work: Promise<Result>): Promise<Result> {
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  work.then(end, end);
  while (!isDone) await page.clock.runFor(10);
  return work;
}
