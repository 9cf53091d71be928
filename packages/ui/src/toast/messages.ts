import type { Tone } from '../tone/tones.ts';

/** A message in the log. */
export interface MessageLogEntry {
  /** Unique id. */
  id: number;
  /** Time of the message, as from `Date.now()`. */
  time: number;
  /** Meaning of the message. */
  tone: Tone;
  /** What happened, in one short sentence. */
  title: string;
  /** More about it, in a second line. */
  description?: string | undefined;
  /** An action that is still available. */
  action?: ToastAction | undefined;
}

/** A button on a toast, such as Retry. */
export interface ToastAction {
  /** Label of the button. */
  label: string;
  /** Called on click. */
  onAction: () => void;
  /**
   * Asks before `onAction`, which is called if the promise resolves with `true`. The button stays otherwise. The argument is
   * the message.
   */
  confirm?:
    | ((message: Pick<MessageLogEntry, 'title' | 'description'>) => Promise<boolean>)
    | undefined;
  /** Keeps the action in the message log until it is used, for example Undo. */
  lasting?: boolean | undefined;
  /** The data of the action, for an app that restores the log after a reload. */
  data?: unknown;
}

/** The argument of `show`. */
export interface ToastMessage {
  /** Text of the toast: one short sentence. */
  title: string;
  /** More about it, for the log; the toast leaves it out. */
  description?: string | undefined;
  /** @default 'success' */
  tone?: Tone | undefined;
  /** An action button. */
  action?: ToastAction | undefined;
}

/** A visible or queued toast. */
export interface QueuedToast extends Omit<ToastMessage, 'description'> {
  id: number;
  tone: Tone;
  /** Number of times the message was shown while the toast exists. */
  count: number;
}

export interface SessionMessages {
  nextId: number;
  /** Oldest first. The first few are visible; the others are queued. */
  toasts: readonly QueuedToast[];
  /** Oldest first. */
  log: readonly MessageLogEntry[];
}

export type MessagesAction =
  | { type: 'shown'; message: ToastMessage; time: number }
  | { type: 'logged'; entry: Omit<MessageLogEntry, 'id'> }
  | { type: 'dismissed'; id: number }
  | { type: 'used'; action: ToastAction }
  | { type: 'cleared' };

export const noMessages: SessionMessages = { nextId: 1, toasts: [], log: [] };

/** Maximum number of log entries; more indicate a fault that the first entries do not explain. */
const logLimit = 500;

export function messagesReducer(
  messages: SessionMessages,
  action: MessagesAction,
): SessionMessages {
  switch (action.type) {
    case 'shown': {
      const { time } = action;
      const { description, ...message } = action.message;
      const tone = message.tone ?? 'success';
      const lasting = message.action?.lasting && { action: message.action };
      const { nextId, log } = withEntry(messages, {
        time,
        tone,
        title: message.title,
        ...(description && { description }),
        ...lasting,
      });
      const same = messages.toasts.find(
        (toast) =>
          toast.title === message.title &&
          toast.tone === tone &&
          // Each Undo belongs to its own change.
          !(toast.action?.lasting || message.action?.lasting),
      );
      const toasts = same
        ? messages.toasts.map((toast) =>
            toast === same ? { ...same, ...message, tone, count: same.count + 1 } : toast,
          )
        : [...messages.toasts, { ...message, tone, id: messages.nextId, count: 1 }];
      return { nextId, toasts, log };
    }
    case 'logged':
      return withEntry(messages, action.entry);
    case 'dismissed':
      return { ...messages, toasts: messages.toasts.filter(({ id }) => id !== action.id) };
    case 'used':
      return {
        ...messages,
        toasts: messages.toasts.filter((toast) => toast.action !== action.action),
        log: messages.log.map((entry) => (entry.action === action.action ? done(entry) : entry)),
      };
    case 'cleared': {
      // The log has the lasting actions, too.
      const toasts = messages.toasts.filter(({ action }) => !action?.lasting);
      return { ...messages, toasts, log: [] };
    }
    default:
      return action satisfies never;
  }
}

const done = ({ action: _used, ...entry }: MessageLogEntry): MessageLogEntry => entry;

/** Adds an entry. An error that repeats replaces its earlier entry. */
function withEntry(messages: SessionMessages, entry: Omit<MessageLogEntry, 'id'>): SessionMessages {
  const isRepeated = ({ tone, title }: MessageLogEntry) =>
    tone === 'danger' && tone === entry.tone && title === entry.title;
  const others = messages.log.filter((earlier) => !isRepeated(earlier));
  return {
    ...messages,
    nextId: messages.nextId + 1,
    log: [...others, { ...entry, id: messages.nextId }].slice(-logLimit),
  };
}
