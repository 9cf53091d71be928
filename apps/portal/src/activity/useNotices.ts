import { errorText } from '@audit-letters/api-client';
import { useMessages } from '@audit-letters/ui';
import { useMemo } from 'react';
import { session } from '../session/store.ts';
import { type ToastNotices, useToastNotices } from './useToastNotices.ts';

/** The places where successes and failures appear (SHL-25, SHL-26, SHL-58). */
export interface Notices extends ToastNotices {
  /** Error modal: header 'Error' unless named, state 'bad', body the error. */
  errorModal: (error: unknown, header?: string) => void;
}

export function useNotices(): Notices {
  const messages = useMessages();
  const toasts = useToastNotices();
  return useMemo(
    () => ({
      ...toasts,
      errorModal: (error, header = 'Error') => {
        // After the session has ended, the login page shows the reason; a modal would cover it.
        if (session.get() === null) return;
        messages.show({ header, body: errorText(error), state: 'bad' });
      },
    }),
    [messages, toasts],
  );
}
