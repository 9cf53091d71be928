export { ActivityPanel as default } from '@audit-letters/screens';
