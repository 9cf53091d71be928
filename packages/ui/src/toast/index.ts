export type { MessageLogEntry, ToastAction, ToastMessage } from './messages.ts';
export {
  type SessionLog,
  ToastProvider,
  type Toasts,
  useMessageLog,
  useToasts,
} from './ToastProvider.tsx';
