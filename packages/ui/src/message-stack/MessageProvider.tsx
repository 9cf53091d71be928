'use client';

import { createContext, type ReactNode, use, useMemo, useRef, useState } from 'react';
import { useOptionalToasts } from '../toast/ToastProvider.tsx';
import { MessageStack, type ModalMessage } from './MessageStack.tsx';

/** The value of `useMessages`; it keeps its identity for the lifetime of the provider. */
export interface Messages {
  /** Shows a modal message on top of the stack. */
  show: (message: Omit<ModalMessage, 'id'>) => void;
}

const MessagesContext = createContext<Messages | null>(null);

/**
 * Provides `useMessages` to its descendants and renders the stack. Inside a `ToastProvider` the messages are also
 * added to its log.
 */
export function MessageProvider({ children }: { children?: ReactNode }) {
  const [stack, setStack] = useState<readonly ModalMessage[]>([]);
  const lastId = useRef(0);
  const toasts = useOptionalToasts();

  const messages = useMemo<Messages>(
    () => ({
      show(message) {
        lastId.current += 1;
        const id = lastId.current;
        setStack((shown) => [...shown, { ...message, id }]);
        const { title, description, tone = 'info' } = message;
        toasts?.log({
          title: typeof description === 'string' ? `${title}: ${description}` : title,
          tone,
        });
      },
    }),
    [toasts],
  );

  return (
    <MessagesContext value={messages}>
      {children}
      <MessageStack
        messages={stack}
        onClose={({ message: { id } }) =>
          setStack((shown) => shown.filter((message) => message.id !== id))
        }
      />
    </MessagesContext>
  );
}

/** `messages.show({ title: 'Error', description: error.message, tone: 'danger' })` */
export function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (!messages) throw new Error('useMessages needs a <MessageProvider> around the component.');
  return messages;
}
