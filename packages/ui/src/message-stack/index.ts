export { MessageProvider, type Messages, useMessages } from './MessageProvider.tsx';
export type { ModalMessage } from './MessageStack.tsx';
