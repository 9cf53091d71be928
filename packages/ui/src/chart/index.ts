export { Funnel, type FunnelProps, type FunnelStep } from './Funnel.tsx';
export { StackedBar, type StackedBarPart, type StackedBarProps } from './StackedBar.tsx';
export {
  TimeAxis,
  type TimeAxisBar,
  type TimeAxisMark,
  type TimeAxisProps,
} from './TimeAxis.tsx';
export type { ChartTone } from './types.ts';
