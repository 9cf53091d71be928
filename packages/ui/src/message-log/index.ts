export { MessageLog, type MessageLogProps } from './MessageLog.tsx';
