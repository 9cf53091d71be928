export { HelpDialog as default } from '@audit-letters/screens';
