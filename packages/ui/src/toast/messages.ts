/** How a message is meant: something went as it should, or did not. */
export type MessageTone = 'normal' | 'error';

/** One thing the program said in this session. */
export interface MessageLogEntry {
  /** What tells it from the other entries. */
  id: number;
  /** When it was said, in milliseconds since 1970 (as `Date.now()` gives it). */
  time: number;
  /** How it was meant. */
  tone: MessageTone;
  /** The words. */
  text: string;
  /** What can still be done about it. */
  action?: ToastAction;
}

/** A button on a toast, such as Retry. */
export interface ToastAction {
  /** The word on it. */
  label: string;
  /** It was pressed. */
  onAction: () => void;
  /** It stays on offer in the message log when the toast is gone, until it is used: Undo. */
  lasting?: boolean;
}

/** What `show` is given. */
export interface ToastMessage {
  /** What happened, in one short sentence. */
  title: string;
  /** @default 'normal' */
  tone?: MessageTone;
  /** One thing the reader can do about it. */
  action?: ToastAction;
}

/** A toast on its way: waiting, or one of the first that are shown. */
export interface QueuedToast extends ToastMessage {
  id: number;
  tone: MessageTone;
  /** How often the same thing was said while the toast was there. */
  count: number;
}

export interface SessionMessages {
  nextId: number;
  /** Oldest first. Only the first few are shown; the others wait, so that each gets its time. */
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

/** A session that says more than this has a fault that the first lines of the log do not explain. */
const logLimit = 500;

export function messagesReducer(
  messages: SessionMessages,
  action: MessagesAction,
): SessionMessages {
  switch (action.type) {
    case 'shown': {
      const { message, time } = action;
      const tone = message.tone ?? 'normal';
      const lasting = message.action?.lasting && { action: message.action };
      const { nextId, log } = withEntry(messages, { time, tone, text: message.title, ...lasting });
      const same = messages.toasts.find(
        (toast) => toast.title === message.title && toast.tone === tone,
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
    case 'cleared':
      return { ...messages, log: [] };
    default:
      return action satisfies never;
  }
}

const done = ({ action: _used, ...entry }: MessageLogEntry): MessageLogEntry => entry;

function withEntry(messages: SessionMessages, entry: Omit<MessageLogEntry, 'id'>): SessionMessages {
  return {
    ...messages,
    nextId: messages.nextId + 1,
    log: [...messages.log, { ...entry, id: messages.nextId }].slice(-logLimit),
  };
}
