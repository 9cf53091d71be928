export { ActivityPanel } from '@audit-letters/screens';
