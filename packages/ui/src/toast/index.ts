export type { MessageLogEntry, MessageTone, ToastAction, ToastMessage } from './messages.ts';
export { Toast, type ToastProps } from './Toast.tsx';
export {
  type SessionLog,
  ToastProvider,
  type ToastProviderProps,
  type Toasts,
  useMessageLog,
  useToasts,
} from './ToastProvider.tsx';
