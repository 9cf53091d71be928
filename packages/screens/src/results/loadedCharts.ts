export { Funnel, StackedBar, TimeAxis } from '@audit-letters/ui';
