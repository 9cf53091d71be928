export { MessageProvider, type Messages, useMessages } from './MessageProvider.tsx';
export { MessageStack, type MessageStackProps, type ModalMessage } from './MessageStack.tsx';
