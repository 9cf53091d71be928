import { type ToastAction, useMessages, useToasts } from '@audit-letters/ui';
import { useMemo } from 'react';
import { errorText } from '../loading/errorText.ts';
import { session } from '../session/store.ts';

/** The places where successes and failures appear (SHL-25, SHL-26, SHL-58). */
export interface Notices {
  /** Error modal: header 'Error' unless named, state 'bad', body the error. */
  errorModal: (error: unknown, header?: string) => void;
  /** Toast in error style, with one thing to do about it, such as Retry. */
  errorToast: (text: string, action?: ToastAction) => void;
  /** Toast of success, with one thing to do about it, such as Undo. */
  toast: (text: string, action?: ToastAction) => void;
  /** Nothing is shown; the message log keeps it. */
  logOnly: (what: string, error: unknown) => void;
}

/** Takes back what a toast tells of; the message log keeps offering it. */
export const undo = (onAction: () => void): ToastAction => ({
  label: 'Undo',
  lasting: true,
  onAction,
});

export function useNotices(): Notices {
  const messages = useMessages();
  const toasts = useToasts();
  return useMemo(
    () => ({
      errorModal: (error, header = 'Error') => {
        // The refusal that ended the session says so with the login page; a modal would stand in its way.
        if (session.get() === null) return;
        messages.show({ header, body: errorText(error), state: 'bad' });
      },
      errorToast: (text, action) => toasts.show({ title: text, tone: 'error', action }),
      toast: (text, action) => toasts.show({ title: text, action }),
      logOnly: (what, error) => toasts.log({ text: `${what}: ${errorText(error)}`, tone: 'error' }),
    }),
    [messages, toasts],
  );
}
