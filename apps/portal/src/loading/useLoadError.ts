import { useEffect, useRef } from 'react';

/** Tells of a failure to load once, and again only after it has been overcome: retries that fail too are no news. */
export function useLoadError(error: unknown, tell: (error: unknown) => void) {
  const told = useRef(false);
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    if (error !== undefined && !told.current) latest.current(error);
    told.current = error !== undefined;
  }, [error]);
}
