export { IdleOverlay as default } from '@audit-letters/screens';
