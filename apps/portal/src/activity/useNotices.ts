import { ConnectionError, errorText } from '@audit-letters/api-client';
import { shellWords } from '@audit-letters/screens';
import { type ToastAction, useMessages, useToasts } from '@audit-letters/ui';
import { useMemo } from 'react';
import { session } from '../session/store.ts';

/** The places where successes and failures appear (SHL-25, SHL-26, SHL-58). */
export interface Notices {
  /** Error modal with the title 'Error' unless named; its text is the error. */
  errorModal: (error: unknown, title?: string) => void;
  /** Toast in error style, with an optional action such as Retry. */
  errorToast: (text: string, action?: ToastAction) => void;
  /** Toast of success, with an optional action such as Undo. Messages also shows the detail. */
  toast: (text: string, action?: ToastAction, detail?: string) => void;
  /** Toast of information: nothing was done. */
  info: (text: string) => void;
  /** Adds an entry to the message log and shows nothing. */
  logOnly: (what: string, error: unknown) => void;
}

export function useNotices(): Notices {
  const messages = useMessages();
  const toasts = useToasts();
  return useMemo(
    () => ({
      errorModal: (error, title = shellWords.error) => {
        // After the session has ended, the login page shows the reason; a modal would cover it.
        if (session.get() === null) return;
        const lost = error instanceof ConnectionError ? ` · ${shellWords.noAnswer}` : '';
        messages.show({ title, description: `${errorText(error)}${lost}`, tone: 'danger' });
      },
      errorToast: (text, action) => toasts.show({ title: text, tone: 'danger', action }),
      toast: (text, action, description) => toasts.show({ title: text, action, description }),
      info: (text) => toasts.show({ title: text, tone: 'info' }),
      logOnly: (what, error) => {
        // After the session has ended, the next user would read it.
        if (session.get() === null) return;
        // Everything that loads during an outage fails for the same reason.
        const title =
          error instanceof ConnectionError ? shellWords.noAnswer : `${what}: ${errorText(error)}`;
        toasts.log({ title, tone: 'danger' });
      },
    }),
    [messages, toasts],
  );
}
