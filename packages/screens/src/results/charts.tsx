import {
  ErrorState,
  type FunnelProps,
  later,
  type StackedBarProps,
  type TimeAxisProps,
} from '@audit-letters/ui';

/** The charts load with the first screen that shows one, after its numbers. */
const load = () => import('./loadedCharts.ts');

const Failure = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState title="The chart could not be loaded." onRetry={onRetry} />
);

/** The numbers stand beside a bar, so nothing is said in its place. */
export const StackedBar = later<StackedBarProps>(async () => (await load()).StackedBar, {
  waiting: <div className="al-stacked-bar al-results-waiting" />,
  Failure: () => <div className="al-stacked-bar al-results-waiting" />,
});

export const Funnel = later<FunnelProps>(async () => (await load()).Funnel, {
  waiting: <div className="al-results-waiting" data-chart="funnel" />,
  Failure,
});

export const TimeAxis = later<TimeAxisProps>(async () => (await load()).TimeAxis, {
  waiting: <div className="al-results-waiting" data-chart="axis" />,
  Failure,
});
