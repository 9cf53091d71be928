import { ErrorState, Skeleton } from '@audit-letters/ui';
import type { ReactNode } from 'react';
import type { Loadable, Ready } from '../loadable.ts';

interface NotLoadedProps {
  /** Why there is no data. */
  of: Exclude<Loadable<never>, Ready<never>>;
  /** The lines of its placeholder. */
  lines: number;
  /** The name of the placeholder, such as 'Loading the tenant'. */
  label: string;
}

/** A placeholder while data loads; the reason and Retry after a failure. */
export const NotLoaded = ({ of, lines, label }: NotLoadedProps) =>
  of.status === 'loading' ? (
    <Skeleton lines={lines} label={label} />
  ) : (
    <ErrorState title={of.message} onRetry={of.retry} />
  );

interface LoadedProps<T> extends Omit<NotLoadedProps, 'of'> {
  /** The data. */
  of: Loadable<T>;
  /** Renders the data. */
  children: (data: T, refreshing: boolean) => ReactNode;
}

/** Loaded data, or what is in its place. */
export const Loaded = <T,>({ of, children, ...place }: LoadedProps<T>) =>
  of.status === 'ready' ? children(of.data, of.refreshing) : <NotLoaded of={of} {...place} />;
