import type { LeaveGuard } from '@audit-letters/screens';
import { navigate } from 'wouter/use-browser-location';

/** The forms with unsaved input. While there is one, nothing reloads or leaves the page. */
const unsavedForms = new Set<{ discard: () => void }>();
let noneLeft = new AbortController();
let ask: (signal: AbortSignal) => Promise<boolean> = async () => true;

/** Asks before a link, Back, Forward or closing a dialog discards unsaved input. */
export const leaveGuard = {
  /** Whether there is unsaved input. */
  hasUnsaved: () => unsavedForms.size > 0,

  markUnsaved(discard) {
    const form = { discard };
    unsavedForms.add(form);
    return () => {
      unsavedForms.delete(form);
      if (unsavedForms.size > 0) return;
      noneLeft.abort();
      noneLeft = new AbortController();
    };
  },

  confirmLeave: () => ask(noneLeft.signal),

  /** Asks whether the page may be left, and discards the input if so. */
  async mayLeavePage() {
    const leaves = await leaveGuard.confirmLeave();
    if (leaves) for (const { discard } of unsavedForms) discard();
    return leaves;
  },

  /** Sets the question. It closes when `signal` aborts: nothing is unsaved any more. */
  askBy(question: typeof ask) {
    ask = question;
  },

  /**
   * Adds the window listeners. Browsers call them in the order of their registration, so call this before the router
   * adds its own: otherwise the router replaces the page with the unsaved input first.
   */
  install() {
    let currentEntry = { href: location.href, state: history.state };
    let asking = false;

    function handleChange() {
      currentEntry = { href: location.href, state: history.state };
    }

    async function handlePop(event: PopStateEvent) {
      const stays = location.pathname === new URL(currentEntry.href).pathname;
      if (stays || !leaveGuard.hasUnsaved()) return handleChange();
      // When popstate fires, Back has already changed the address. Restore the address before anything renders, and
      // navigate again once the user agrees. (This drops the Forward entries, but not the unsaved input.)
      const target = location.href;
      event.stopImmediatePropagation();
      history.pushState(currentEntry.state, '', currentEntry.href);
      if (asking) return;
      asking = true;
      const leaves = await leaveGuard.mayLeavePage();
      asking = false;
      if (leaves) navigate(target);
    }

    window.addEventListener('popstate', handlePop);
    window.addEventListener('pushState', handleChange);
    window.addEventListener('replaceState', handleChange);
  },
} satisfies LeaveGuard & Record<string, unknown>;
