export { ShortcutsDialog } from '@audit-letters/screens';
