import { createContext, use, useEffect } from 'react';

/** The protection of unsaved changes by an app. The portal blocks its router and asks in a dialog. */
export interface LeaveGuard {
  /** Marks unsaved changes until the returned function is called. */
  hold: () => () => void;
  /** Asks whether to discard the unsaved changes; `true` means discard. */
  confirmLeave: () => Promise<boolean>;
}

/** Provides the app's guard. Without a provider the user can always leave. */
export const LeaveGuardContext = createContext<LeaveGuard>({
  hold: () => () => {},
  confirmLeave: async () => true,
});

/**
 * Protects a form while `dirty`: the app asks before a route change or a closed tab discards it. Set `dirty` when the
 * values to save differ from the stored ones.
 *
 * Returns a function for a dialog's `onBeforeClose`. It resolves to `true` if the dialog may close.
 */
export function useLeaveGuard(dirty: boolean): () => Promise<boolean> {
  const guard = use(LeaveGuardContext);

  useEffect(() => {
    if (dirty) return guard.hold();
  }, [dirty, guard]);

  return async () => !dirty || guard.confirmLeave();
}
