import type { BrowserContext } from '@playwright/test';

/** The prefix of the console lines in which the page reports an Error dialog or an error toast. */
const prefix = 'e2e: ';

/** A part of a failure, or a pattern: `/api/users`, `404`, `Error dialog`. */
export type Announcement = string | RegExp;

/**
 * Watches every page of a browser context for failures: answers of 400 or more, calls without an answer, console errors,
 * page errors, Error dialogs and error toasts.
 */
export async function watchFailures(context: BrowserContext) {
  const failures: string[] = [];
  const announced: Announcement[] = [];

  context.on('response', (response) => {
    if (response.status() < 400) return;
    failures.push(`${response.status()} ${response.request().method()} ${pathOf(response.url())}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The page cancels the calls of what it leaves.
    if (reason === 'net::ERR_ABORTED') return;
    failures.push(`${reason} ${request.method()} ${pathOf(request.url())}`);
  });
  context.on('weberror', (error) => failures.push(`page error: ${error.error().message}`));
  context.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(prefix)) failures.push(text.slice(prefix.length));
    // The browser's own line about an answer or a call that is noted above.
    else if (message.type() === 'error' && !text.startsWith('Failed to load resource')) {
      failures.push(`console error: ${text}`);
    }
  });
  await context.addInitScript(reportErrors, prefix);

  return {
    failures,
    /**
     * Announces failures that the test provokes. A refused call also brings its Error dialog or toast, and a line in
     * the console.
     */
    announce: (...parts: Announcement[]) => {
      announced.push(...parts);
    },
    /** The failures that the test did not announce, and the announcements that did not come true. */
    surprises() {
      const isAnnounced = (failure: string) => announced.some((part) => contains(failure, part));
      const admitsMessages = failures.some((failure) => isCall(failure) && isAnnounced(failure));
      return [
        ...failures.filter(
          (failure) =>
            !isAnnounced(failure) &&
            !(admitsMessages && /^(console error|error (dialog|toast))/.test(failure)),
        ),
        ...announced
          .filter((part) => !failures.some((failure) => contains(failure, part)))
          .map((part) => `announced, but did not happen: ${part}`),
      ];
    },
  };
}

const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');

const isCall = (failure: string) => /^(\d{3}|net::)/.test(failure);

const contains = (failure: string, part: Announcement) =>
  typeof part === 'string' ? failure.includes(part) : part.test(failure);

/** Runs in the page: writes each Error dialog and error toast to the console when it appears. */
function reportErrors(linePrefix: string) {
  const seen = new WeakSet<Element>();
  const report = () => {
    for (const dialog of document.querySelectorAll('[role="dialog"][data-tone="danger"]')) {
      if (seen.has(dialog)) continue;
      seen.add(dialog);
      console.debug(`${linePrefix}error dialog: ${dialog.textContent}`);
    }
    for (const toast of document.querySelectorAll('.al-toast[data-tone="danger"]')) {
      if (seen.has(toast)) continue;
      seen.add(toast);
      console.debug(`${linePrefix}error toast: ${toast.textContent}`);
    }
  };
  new MutationObserver(report).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-tone'],
  });
}
