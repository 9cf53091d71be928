'use client';

import { createContext, type ReactNode, use, useCallback, useMemo, useReducer } from 'react';
import type { Tone } from '../tone/tones.ts';
import {
  type MessageLogEntry,
  messagesReducer,
  noMessages,
  type ToastAction,
  type ToastMessage,
} from './messages.ts';
import { type ToastPosition, ToastRegion } from './ToastRegion.tsx';

/** The value of `useToasts`; it keeps its identity for the lifetime of the provider. */
export interface Toasts {
  /** Shows a toast and adds it to the log. A repeat increases the count of the visible toast. */
  show: (message: ToastMessage) => void;
  /** Adds a message to the log without a toast. `time` is the current time by default. */
  log: (message: {
    title: string;
    description?: string | undefined;
    tone?: Tone | undefined;
    time?: number | undefined;
    action?: ToastAction | undefined;
  }) => void;
}

/** The value of `useMessageLog`. */
export interface SessionLog {
  /** All messages of the session, oldest first. */
  entries: readonly MessageLogEntry[];
  /** Removes all entries, and the toasts with a lasting action such as Undo, for example on sign-out. */
  clear: () => void;
}

interface ToastProviderProps {
  children?: ReactNode;
  /** Milliseconds a toast stays visible. @default 3000 */
  duration?: number | undefined;
  /** The corner of the window where the toasts are, also while a dialog is open. @default 'bottom-start' */
  position?: ToastPosition | undefined;
}

const ToastsContext = createContext<Toasts | null>(null);
const LogContext = createContext<SessionLog | null>(null);

/**
 * Provides `useToasts` and `useMessageLog` to its descendants and renders the toasts. Place it once, outside anything
 * that scrolls or renders conditionally: a live region must exist before its first message.
 */
export function ToastProvider({
  children,
  duration = 3000,
  position = 'bottom-start',
}: ToastProviderProps) {
  const [messages, dispatch] = useReducer(messagesReducer, noMessages);

  const toasts = useMemo<Toasts>(() => {
    // An action used on the toast is removed from the log, and vice versa.
    function once(
      { onAction, confirm, ...action }: ToastAction,
      { title, description }: Pick<ToastMessage, 'title' | 'description'>,
    ): ToastAction {
      const offered: ToastAction = {
        ...action,
        onAction: async () => {
          if (confirm && !(await confirm({ title, description }))) return;
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
          message: { ...message, ...(action && { action: once(action, message) }) },
          time: Date.now(),
        }),
      log: ({ tone = 'success', time = Date.now(), action, ...entry }) =>
        dispatch({
          type: 'logged',
          entry: { ...entry, tone, time, ...(action && { action: once(action, entry) }) },
        }),
    };
  }, []);

  const clear = useCallback(() => dispatch({ type: 'cleared' }), []);
  const log = useMemo<SessionLog>(() => ({ entries: messages.log, clear }), [messages.log, clear]);

  return (
    <ToastsContext value={toasts}>
      <LogContext value={log}>
        {children}
        <ToastRegion
          toasts={messages.toasts.slice(0, visibleToasts)}
          duration={duration}
          position={position}
          onDismiss={(id) => dispatch({ type: 'dismissed', id })}
        />
      </LogContext>
    </ToastsContext>
  );
}

/** More toasts are queued. */
const visibleToasts = 3;

/** `toasts.show({ title: 'Error loading tenants', tone: 'danger' })`. What users must read is for `useMessages`. */
export function useToasts(): Toasts {
  const toasts = use(ToastsContext);
  if (!toasts) throw new Error('useToasts needs a <ToastProvider> around the component.');
  return toasts;
}

/** The toasts of the nearest provider, if any. */
export const useOptionalToasts = (): Toasts | null => use(ToastsContext);

/** The messages of the session, for a `MessageLog`. */
export function useMessageLog(): SessionLog {
  const log = use(LogContext);
  if (!log) throw new Error('useMessageLog needs a <ToastProvider> around the component.');
  return log;
}
