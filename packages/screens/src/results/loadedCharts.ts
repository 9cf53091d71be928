export { BarChart, Funnel, StackedBar, TimeAxis } from '@audit-letters/ui';
