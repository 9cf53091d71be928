import { navigate } from 'wouter/use-browser-location';
import { unsavedWork } from './unsavedWork.ts';

let ask: (() => Promise<boolean>) | null = null;

/** Asks for confirmation before Back, Forward or closing the tab discards unsaved work. */
export const historyGuard = {
  /**
   * Adds the window listeners. Browsers call them in the order of their registration, so call this before the router
   * adds its own: otherwise the router replaces the page with the unsaved work first.
   */
  install() {
    let shown = location.href;
    let asking = false;

    // When popstate fires, Back has already changed the address. Restore the address before anything renders, and
    // navigate again once the user agrees. (This drops the Forward entries, but not the unsaved work.)
    async function handlePop(event: PopStateEvent) {
      const stays = location.pathname === new URL(shown).pathname;
      if (stays || !ask || !unsavedWork.exists()) {
        shown = location.href;
        return;
      }
      const target = location.href;
      event.stopImmediatePropagation();
      history.pushState(null, '', shown);
      if (asking) return;
      asking = true;
      const leaves = await ask();
      asking = false;
      if (leaves) navigate(target);
    }

    const handleChange = () => {
      shown = location.href;
    };

    window.addEventListener('popstate', handlePop);
    window.addEventListener('pushState', handleChange);
    window.addEventListener('replaceState', handleChange);
    window.addEventListener('beforeunload', (event) => {
      if (unsavedWork.exists()) event.preventDefault();
    });
  },

  /** Sets the question, until the returned function is called. */
  askBy(question: () => Promise<boolean>) {
    ask = question;
    return () => {
      ask = null;
    };
  },
};
