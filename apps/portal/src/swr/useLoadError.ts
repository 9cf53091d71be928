import { useEffect, useEffectEvent, useRef } from 'react';

/** Reports a load error once per outage; failing retries stay silent. */
export function useLoadError(error: unknown, report: (error: unknown) => void) {
  const reported = useRef(false);
  const reportError = useEffectEvent(report);
  useEffect(() => {
    if (error !== undefined && !reported.current) reportError(error);
    reported.current = error !== undefined;
  }, [error]);
}
