import { errorText, type Undoable, UnexpectedResponseError } from '@audit-letters/api-client';
import { shellWords, tenantWords } from '@audit-letters/screens';
import { useUndo } from '../activity/undo.ts';
import { useNotices } from '../activity/useNotices.ts';
import { useLoadError } from '../loading/useCall.ts';

/** A saved change of tenants. */
export interface SavedTenants {
  /** The sentence for the user. */
  text: string;
  /** What was changed of whom, for the message log. */
  detail?: string;
  /** The answer of the server, with the number of its undo if it can be undone. */
  written?: Undoable;
  /** The sentence after an Undo. */
  undoneText?: string;
}

/** Reports a saved change of tenants with its Undo. */
export function useSavedTenants() {
  const { toast } = useNotices();
  const undo = useUndo();
  return ({ text, detail, written = {}, undoneText }: SavedTenants) =>
    toast(text, undo(written, undoneText), detail);
}

/** Shows an error toast after a failed load, with Retry for an unreadable response (TEN-56, TEN-57). */
export function useTenantLoadError(error: unknown, reload: () => void) {
  const { errorToast } = useNotices();
  useLoadError(error, () =>
    error instanceof UnexpectedResponseError
      ? errorToast(error.message, { label: shellWords.retry, onAction: reload })
      : errorToast(tenantWords.loadFailedWith(errorText(error))),
  );
}
