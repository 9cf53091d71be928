'use client';

import { createContext, type ReactNode, use, useCallback, useMemo, useReducer } from 'react';
import {
  type MessageLogEntry,
  type MessageTone,
  messagesReducer,
  noMessages,
  type ToastAction,
  type ToastMessage,
} from './messages.ts';
import { ToastRegion } from './ToastRegion.tsx';

/** What `useToasts` gives; the same object for as long as the provider lives. */
export interface Toasts {
  /** Shows a toast and keeps its words in the message log. A repeat is counted on the toast that is there. */
  show: (message: ToastMessage) => void;
  /** Keeps a message in the log only; nothing is shown. */
  log: (message: { text: string; tone?: MessageTone }) => void;
}

/** What `useMessageLog` gives. */
export interface SessionLog {
  /** Everything said in this session, oldest first. */
  entries: readonly MessageLogEntry[];
  /** Forgets the entries, for example when the reader signs out. */
  clear: () => void;
}

export interface ToastProviderProps {
  children?: ReactNode;
  /** How long a toast stays, in milliseconds. @default 3000 */
  duration?: number;
  /** How many toasts are shown at once; more wait for their turn. @default 3 */
  limit?: number;
  /** The clock that dates the log's entries. @default Date.now */
  now?: () => number;
}

const ToastsContext = createContext<Toasts | null>(null);
const LogContext = createContext<SessionLog | null>(null);

/**
 * Gives `useToasts` and `useMessageLog` to everything inside it, and renders the toasts' region. Place it once,
 * outside of everything that scrolls or is shown conditionally: the live regions must be there before
 * the first toast is.
 */
export function ToastProvider({
  children,
  duration = 3000,
  limit = 3,
  now = Date.now,
}: ToastProviderProps) {
  const [messages, dispatch] = useReducer(messagesReducer, noMessages);

  const toasts = useMemo<Toasts>(() => {
    // Used on the toast, it is gone from the log as well, and the other way round.
    function once({ onAction, ...action }: ToastAction): ToastAction {
      const offered: ToastAction = {
        ...action,
        onAction: () => {
          dispatch({ type: 'used', action: offered });
          onAction();
        },
      };
      return offered;
    }
    return {
      show: ({ action, ...message }) =>
        dispatch({
          type: 'shown',
          message: { ...message, ...(action && { action: once(action) }) },
          time: now(),
        }),
      log: ({ text, tone = 'normal' }) =>
        dispatch({ type: 'logged', entry: { text, tone, time: now() } }),
    };
  }, [now]);

  const clear = useCallback(() => dispatch({ type: 'cleared' }), []);
  const log = useMemo<SessionLog>(() => ({ entries: messages.log, clear }), [messages.log, clear]);

  return (
    <ToastsContext value={toasts}>
      <LogContext value={log}>
        {children}
        <ToastRegion
          toasts={messages.toasts.slice(0, limit)}
          duration={duration}
          onDismiss={(id) => dispatch({ type: 'dismissed', id })}
        />
      </LogContext>
    </ToastsContext>
  );
}

/** `toasts.show({ title: 'Error loading tenants', tone: 'error' })` */
export function useToasts(): Toasts {
  const toasts = use(ToastsContext);
  if (!toasts) throw new Error('useToasts needs a <ToastProvider> around the component.');
  return toasts;
}

/** The toasts of the provider around the component, if there is one. */
export const useOptionalToasts = (): Toasts | null => use(ToastsContext);

/** The messages of this session, for a `MessageLog`. */
export function useMessageLog(): SessionLog {
  const log = use(LogContext);
  if (!log) throw new Error('useMessageLog needs a <ToastProvider> around the component.');
  return log;
}
