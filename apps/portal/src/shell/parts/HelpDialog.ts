export { HelpDialog } from '@audit-letters/screens';
