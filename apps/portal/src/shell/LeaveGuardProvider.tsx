import { LeaveGuardContext } from '@audit-letters/screens';
import { useConfirm } from '@audit-letters/ui';
import { type ReactNode, useEffect, useMemo } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { unsavedWork } from './unsavedWork.ts';

const question = {
  title: 'Leave without saving?',
  body: 'What you have entered has not been saved and would be lost.',
  tone: 'danger',
} as const;

/** Asks before unsaved work is lost: by a link, by Back and Forward, by a dialog's Close, by a closed tab. */
export function LeaveGuardProvider({ children }: { children: ReactNode }) {
  const confirm = useConfirm();

  const guard = useMemo(
    () => ({ hold: unsavedWork.hold, confirmLeave: () => confirm(question) }),
    [confirm],
  );

  const aroundNav: AroundNavHandler = async (go, to, options) => {
    if (!unsavedWork.exists() || (await confirm(question))) go(to, options);
  };

  useEffect(() => {
    let shown = location.href;
    let asking = false;

    // Back has already changed the address when it is heard of. Before anything is drawn the address is set back,
    // and the way is taken again once the user agrees. (The entries of Forward are lost by that; the work is not.)
    async function handlePop(event: PopStateEvent) {
      if (!unsavedWork.exists() || location.pathname === new URL(shown).pathname) {
        shown = location.href;
        return;
      }
      const target = location.href;
      event.stopImmediatePropagation();
      history.pushState(null, '', shown);
      if (asking) return;
      asking = true;
      const leaves = await confirm(question);
      asking = false;
      if (leaves) navigate(target);
    }
    const handleChange = () => {
      shown = location.href;
    };
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (unsavedWork.exists()) event.preventDefault();
    };

    // Capturing listeners of the window come before the router's own.
    window.addEventListener('popstate', handlePop, { capture: true });
    window.addEventListener('pushState', handleChange);
    window.addEventListener('replaceState', handleChange);
    window.addEventListener('beforeunload', handleUnload);
    return () => {
      window.removeEventListener('popstate', handlePop, { capture: true });
      window.removeEventListener('pushState', handleChange);
      window.removeEventListener('replaceState', handleChange);
      window.removeEventListener('beforeunload', handleUnload);
    };
  }, [confirm]);

  return (
    <LeaveGuardContext value={guard}>
      <Router aroundNav={aroundNav}>{children}</Router>
    </LeaveGuardContext>
  );
}
