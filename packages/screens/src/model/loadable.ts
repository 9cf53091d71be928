/**
 * What a screen knows of something that comes from elsewhere. Old data stays in `ready` while newer is on its
 * way (`refreshing`), and when that way fails (`staleMessage`), so a screen never blanks what it has shown.
 */
export type Loadable<T> =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retry: () => void }
  | Ready<T>;

/** What is loaded. It stays while it is loaded again. */
export interface Ready<T> {
  status: 'ready';
  data: T;
  /** Newer data is on its way. */
  refreshing: boolean;
  /** Why what is shown could not be renewed. */
  staleMessage?: string;
}

/** A loaded thing at rest; for states, stories and tests. */
export const ready = <T>(data: T): Ready<T> => ({ status: 'ready', data, refreshing: false });
