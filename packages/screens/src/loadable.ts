/**
 * Data that an app loads for a screen. While the data reloads it stays `ready` with `refreshing`; after a failed
 * reload it stays `ready` with `staleMessage`.
 */
export type Loadable<T> =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retry: () => void }
  | Ready<T>;

/** Loaded data. */
export interface Ready<T> {
  /** The data is loaded. */
  status: 'ready';
  /** The loaded data. */
  data: T;
  /** The data is reloading. */
  refreshing: boolean;
  /** Why the last reload failed. */
  staleMessage?: string;
}

/** Loaded data that is not reloading; for states, stories and tests. */
export const ready = <T>(data: T): Ready<T> => ({ status: 'ready', data, refreshing: false });
