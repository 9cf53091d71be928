import type { Confirmation } from '@audit-letters/ui';
import { createContext, use, useEffect } from 'react';

/** The protection of unsaved changes by an app. The portal blocks its router and asks in a dialog. */
export interface LeaveGuard {
  /**
   * Marks unsaved changes until the returned function is called, so that the app can ask before it changes its route. If
   * the user then leaves, the app calls `discard`.
   */
  markUnsaved: (discard: () => void) => () => void;
  /** Asks whether to discard the unsaved changes; `true` means discard. */
  confirmLeave: () => Promise<boolean>;
}

/** The question before unsaved changes are lost. */
export const leaveQuestion = {
  title: 'Leave without saving?',
  description: 'What you have entered has not been saved and would be lost.',
  confirmLabel: 'Yes, leave',
  cancelLabel: 'No, stay',
  tone: 'danger',
} satisfies Confirmation;

/** The guard without an app: the question of the browser. */
const browserGuard: LeaveGuard = {
  markUnsaved: () => () => {},
  async confirmLeave() {
    const { title, description } = leaveQuestion;
    return window.confirm(`${title}\n\n${description}`);
  },
};

/**
 * Provides the app's guard. Without a provider, the browser asks before a dialog closes, and nothing asks before the app
 * changes its route.
 */
export const LeaveGuardContext = createContext<LeaveGuard>(browserGuard);

const nothing = () => {};

/**
 * Protects a form while `dirty`: the browser asks before it closes or reloads the tab, and the guard of the app before it
 * changes its route. Set `dirty` when the values to save differ from the stored ones. `onDiscard` has to stay the same.
 *
 * Returns a function for a dialog's `onBeforeClose`. It resolves to `true` if the dialog may close.
 */
export function useLeaveGuard(dirty: boolean, onDiscard = nothing): () => Promise<boolean> {
  const guard = use(LeaveGuardContext);

  useUnloadQuestion(dirty);
  useEffect(() => (dirty ? guard.markUnsaved(onDiscard) : undefined), [dirty, guard, onDiscard]);

  return async () => {
    if (!dirty) return true;
    const leaves = await guard.confirmLeave();
    if (leaves) onDiscard();
    return leaves;
  };
}

/** While `active`, the browser asks before it closes or reloads the tab. */
export function useUnloadQuestion(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    window.addEventListener('beforeunload', refuse);
    return () => window.removeEventListener('beforeunload', refuse);
  }, [active]);
}

const refuse = (event: Event) => event.preventDefault();
