import { createContext, use, useEffect } from 'react';

/** What an app offers to forms so that nothing typed is lost: the portal answers with its router and dialogs. */
export interface LeaveGuard {
  /** Unsaved work exists from now until the returned function is called. */
  hold: () => () => void;
  /** Asks whether to leave the unsaved work; `true` means leave. */
  confirmLeave: () => Promise<boolean>;
}

/** Without an app around (stories, other apps) nothing is guarded and nothing asks. */
export const LeaveGuardContext = createContext<LeaveGuard>({
  hold: () => () => {},
  confirmLeave: async () => true,
});

/**
 * Guards a form while `dirty`: the app asks before a route change or a closed tab loses it. `dirty` means that what
 * would be saved differs from what is saved, so a form that was only looked at never asks.
 *
 * Returns a question for the form's own ways out (a dialog's Close): resolves to whether it may close.
 */
export function useLeaveGuard(dirty: boolean): () => Promise<boolean> {
  const guard = use(LeaveGuardContext);

  useEffect(() => {
    if (dirty) return guard.hold();
  }, [dirty, guard]);

  return async () => !dirty || guard.confirmLeave();
}
