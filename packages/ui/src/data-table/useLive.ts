import { useLayoutEffect, useMemo, useRef } from 'react';

/** The latest value, for handlers that must not change when it does. */
export function useLive<Value>(value: Value) {
  const live = useRef(value);
  useLayoutEffect(() => {
    live.current = value;
  });
  return live;
}

/**
 * The same functions for ever, each calling its latest version. So a page may write its callbacks inline and the
 * rows still never render for it.
 */
export function useStableActions<Actions>(actions: Actions | undefined): Actions {
  const live = useLive(actions);
  const names = Object.keys(actions ?? {}).join();
  return useMemo(() => {
    const stable = names.split(',').map((name) => [
      name,
      (...args: unknown[]) => {
        const action: unknown = live.current?.[name as keyof Actions];
        if (typeof action === 'function') return action(...args);
      },
    ]);
    return Object.fromEntries(stable) as Actions;
  }, [names, live]);
}
