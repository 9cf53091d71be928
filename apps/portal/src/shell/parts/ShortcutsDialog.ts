export { ShortcutsDialog as default } from '@audit-letters/screens';
