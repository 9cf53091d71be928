import { useEffect, useRef } from 'react';

/** Reports a load error once per outage; failing retries stay silent. */
export function useLoadError(error: unknown, report: (error: unknown) => void) {
  const reported = useRef(false);
  const latest = useRef(report);
  useEffect(() => {
    latest.current = report;
  });
  useEffect(() => {
    if (error !== undefined && !reported.current) latest.current(error);
    reported.current = error !== undefined;
  }, [error]);
}
