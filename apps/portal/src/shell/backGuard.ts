import { navigate } from 'wouter/use-browser-location';
import { unsavedWork } from '../session/unsavedWork.ts';

let ask: (() => Promise<boolean>) | null = null;

/** Asks before Back or Forward discards unsaved work. */
export const backGuard = {
  /**
   * Adds the window listeners. Browsers call them in the order of their registration, so call this before the router
   * adds its own: otherwise the router replaces the page with the unsaved work first.
   */
  install() {
    let shown = { href: location.href, state: history.state };
    let asking = false;

    function handleChange() {
      shown = { href: location.href, state: history.state };
    }

    async function handlePop(event: PopStateEvent) {
      const stays = location.pathname === new URL(shown.href).pathname;
      if (stays || !ask || !unsavedWork.exists()) return handleChange();
      // When popstate fires, Back has already changed the address. Restore the address before anything renders, and
      // navigate again once the user agrees. (This drops the Forward entries, but not the unsaved work.)
      const target = location.href;
      event.stopImmediatePropagation();
      history.pushState(shown.state, '', shown.href);
      if (asking) return;
      asking = true;
      const leaves = await ask();
      asking = false;
      if (leaves) navigate(target);
    }

    window.addEventListener('popstate', handlePop);
    window.addEventListener('pushState', handleChange);
    window.addEventListener('replaceState', handleChange);
  },

  /** Sets the question, until the returned function is called. */
  askBy(question: () => Promise<boolean>) {
    ask = question;
    return () => {
      ask = null;
    };
  },
};
