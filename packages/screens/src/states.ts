import { type Loadable, ready } from './loadable.ts';

/**
 * The named states of a screen, at least one for each member of its union: a member without a state fails to compile.
 * Stories and tests use them.
 */
export type StatesOf<Model extends { status: string }> = {
  [Status in Model['status']]: Extract<Model, { status: Status }>;
} & Record<string, Model>;

/** The states of data that is loading or could not be loaded. */
export const unready: Pick<StatesOf<Loadable<never>>, 'loading' | 'failed'> = {
  loading: { status: 'loading' },
  failed: { status: 'failed', message: 'Network Error', retry: () => {} },
};

/** The states of loaded data while it reloads and after a failed reload. */
export const reloading = <T>(data: T) => ({
  refreshing: { ...ready(data), refreshing: true },
  stale: { ...ready(data), staleMessage: 'Network Error' },
});
