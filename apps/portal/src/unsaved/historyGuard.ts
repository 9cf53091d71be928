import { navigate } from 'wouter/use-browser-location';
import { unsavedWork } from './unsavedWork.ts';

let ask: (() => Promise<boolean>) | null = null;

/** Who asks before Back or Forward, or a closed tab, loses unsaved work. */
export const historyGuard = {
  /**
   * Starts to listen. A browser calls the window's listeners in the order of their registration, so this has to
   * happen before the router draws anything: afterwards the page that holds the work would be gone already.
   */
  install() {
    let shown = location.href;
    let asking = false;

    // Back has already changed the address when it is heard of. Before anything is drawn the address is set back,
    // and the way is taken again once the user agrees. (The entries of Forward are lost by that; the work is not.)
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
