import { ErrorState, Skeleton } from '@audit-letters/ui';
import type { ReactNode } from 'react';
import type { Loadable } from '../loadable.ts';

interface LoadedProps<T> {
  /** The data. */
  of: Loadable<T>;
  /** The lines of its placeholder. */
  lines: number;
  /** The name of the placeholder, such as 'Loading the tenant'. */
  label: string;
  /** Renders the data. */
  children: (data: T, refreshing: boolean) => ReactNode;
}

/** Loaded data; a placeholder while it loads; the reason and Retry after a failure. */
export function Loaded<T>({ of, lines, label, children }: LoadedProps<T>) {
  switch (of.status) {
    case 'loading':
      return <Skeleton lines={lines} label={label} />;
    case 'failed':
      return <ErrorState title={of.message} onRetry={of.retry} />;
    default:
      return children(of.data, of.refreshing);
  }
}
