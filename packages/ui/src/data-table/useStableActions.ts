import { useLayoutEffect, useMemo, useRef } from 'react';

/**
 * Functions that keep their identity and call their latest versions. Callers may then pass inline callbacks without
 * rendering the rows again.
 */
export function useStableActions<Actions>(actions: Actions | undefined): Actions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const names = Object.keys(actions ?? {}).join();
  return useMemo(() => {
    const stable = names.split(',').map((name) => [
      name,
      (...args: unknown[]) => {
        const action: unknown = latest.current?.[name as keyof Actions];
        if (typeof action === 'function') return action(...args);
      },
    ]);
    return Object.fromEntries(stable) as Actions;
  }, [names]);
}
