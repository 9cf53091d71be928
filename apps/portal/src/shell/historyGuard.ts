import { openDialogs } from '@audit-letters/ui';
import type { AroundNavHandler } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { sinceLeaving } from '../leaving.ts';
import { unsavedWork } from '../session/unsavedWork.ts';

/** The portal's part of the state of a history entry: the number of dialogs that Back closes from there. */
interface DialogState {
  openDialogs?: number;
}

const dialogsIn = (state: DialogState | null) => state?.openDialogs ?? 0;

let ask: (() => Promise<boolean>) | null = null;
/**
 * Milliseconds until the entry of a closed dialog is removed. A reload, or another page, that is opened at that moment is
 * cancelled, and right after a dialog closes is when that happens.
 */
const removalDelayMs = 500;
/** Milliseconds after which a reload is taken for cancelled, and a navigation no longer waits for a removal. */
const cancelledAfterMs = 1000;
/**
 * Whether the entries of closed dialogs are being removed. Only the next popstate event ends it: on a busy machine, a second
 * removal before the end of the first one would leave the portal.
 */
let removing = false;
let removalTimer: ReturnType<typeof setTimeout>;
/** The navigations that wait for the end of the removal. */
const waiting: (() => void)[] = [];

/** The number of entries that belong to no open dialog. */
const surplus = () => dialogsIn(history.state) - openDialogs.count();

/**
 * Gives each open dialog a history entry with the address and the state of the page, which Back leaves first, and removes
 * the entries of closed dialogs soon (SHL-96).
 */
function matchDialogs() {
  if (removing) return;
  clearTimeout(removalTimer);
  if (surplus() > 0) removalTimer = setTimeout(removeSurplus, removalDelayMs);
  const open = openDialogs.count();
  for (let next = dialogsIn(history.state) + 1; next <= open; next += 1)
    history.pushState({ ...history.state, openDialogs: next }, '');
}

function removeSurplus() {
  if (surplus() <= 0 || sinceLeaving() < cancelledAfterMs) return;
  removing = true;
  history.go(-surplus());
}

function endRemoval() {
  removing = false;
  for (const proceed of waiting.splice(0)) proceed();
}

/** Makes Back close dialogs, and asks before Back or Forward discards unsaved work. */
export const historyGuard = {
  /**
   * Adds the window listeners. Browsers call them in the order of their registration, so call this before the router
   * adds its own: otherwise the router replaces the page with the unsaved work first.
   */
  install() {
    let shown: { href: string; state: DialogState | null };
    let asking = false;

    function handleChange() {
      shown = { href: location.href, state: history.state };
    }

    async function handlePop(event: PopStateEvent) {
      const remaining = dialogsIn(history.state);
      const stays = location.pathname === new URL(shown.href).pathname;
      const isBackFromDialog = stays && remaining < dialogsIn(shown.state);
      if (removing || isBackFromDialog) {
        const isByUser = !removing;
        endRemoval();
        // The list behind the dialog, or beside a panel, may have changed its filters meanwhile.
        history.replaceState({ ...shown.state, openDialogs: remaining }, '', shown.href);
        // The entry of a dialog that has just closed: Back leaves the page.
        if (isByUser && remaining >= openDialogs.count()) history.back();
        else if (!isByUser || !(await openDialogs.closeTopmost())) matchDialogs();
        return;
      }

      // When popstate fires, Back has already changed the address. Restore the address before anything renders, and
      // navigate again once the user agrees. (This drops the Forward entries, but not the unsaved work.)
      if (stays || !ask || !unsavedWork.exists()) {
        handleChange();
        // The entry of a dialog that no longer exists, as after a link in the dialog and Back.
        if (remaining > openDialogs.count()) matchDialogs();
        return;
      }
      const target = location.href;
      event.stopImmediatePropagation();
      history.pushState({ ...shown.state, openDialogs: 0 }, '', shown.href);
      matchDialogs();
      if (asking) return;
      asking = true;
      const leaves = await ask();
      asking = false;
      if (leaves) await historyGuard.go(navigate, target);
    }

    handleChange();
    // If the page stays, the entries are removed later.
    window.addEventListener('beforeunload', () => setTimeout(matchDialogs, cancelledAfterMs + 1));
    window.addEventListener('popstate', handlePop);
    window.addEventListener('pushState', handleChange);
    window.addEventListener('replaceState', handleChange);
    // A dialog that replaces another one keeps its entry.
    openDialogs.subscribe(() => queueMicrotask(matchDialogs));
    // A reload closes the dialogs.
    matchDialogs();
  },

  /** Navigates. The new page replaces the history entry of an open dialog. */
  go: async (...[navigateTo, to, options]: Parameters<AroundNavHandler>) => {
    if (removing) {
      await new Promise<void>((proceed) => {
        waiting.push(proceed);
        setTimeout(proceed, cancelledAfterMs);
      });
    }
    const replace = options?.replace || dialogsIn(history.state) > 0;
    navigateTo(to, { ...options, replace });
  },

  /** Sets the question, until the returned function is called. */
  askBy(question: () => Promise<boolean>) {
    ask = question;
    return () => {
      ask = null;
    };
  },
};
