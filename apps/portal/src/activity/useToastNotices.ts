import { errorText } from '@audit-letters/api-client';
import { type ToastAction, useToasts } from '@audit-letters/ui';
import { useMemo } from 'react';

/** The notices that need no dialog. The login has only these. */
export interface ToastNotices {
  /** Toast in error style, with an optional action such as Retry. */
  errorToast: (text: string, action?: ToastAction) => void;
  /** Toast of success, with an optional action such as Undo. */
  toast: (text: string, action?: ToastAction) => void;
  /** Adds an entry to the message log and shows nothing. */
  logOnly: (what: string, error: unknown) => void;
}

export function useToastNotices(): ToastNotices {
  const toasts = useToasts();
  return useMemo(
    () => ({
      errorToast: (text, action) => toasts.show({ title: text, tone: 'error', action }),
      toast: (text, action) => toasts.show({ title: text, action }),
      logOnly: (what, error) => toasts.log({ text: `${what}: ${errorText(error)}`, tone: 'error' }),
    }),
    [toasts],
  );
}
