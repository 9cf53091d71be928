export { MessageLog } from './MessageLog.tsx';
