import { ready } from './loadable.ts';

/**
 * The named states of a screen, at least one for each member of its union: a member without a state fails to compile.
 * A list also needs its states while it reloads and after a failed reload. Stories and tests use them.
 */
export type StatesOf<Model extends { status: string }> = {
  [Status in Model['status']]: Extract<Model, { status: Status }>;
} & Record<string, Model> &
  ([Extract<Model, { status: 'ready'; data: { pagination: unknown } }>] extends [never]
    ? unknown
    : Record<'refreshing' | 'stale', Model>);

/** The states of loaded data while it reloads and after a failed reload. */
export const reloading = <T>(data: T) => ({
  refreshing: { ...ready(data), refreshing: true },
  stale: { ...ready(data), staleMessage: 'Network Error' },
});
