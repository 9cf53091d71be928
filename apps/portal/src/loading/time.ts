import type { Day, Moment } from '@audit-letters/api-client';
import { parseMoment } from '@audit-letters/api-client/values';
import { dayInZone } from '@audit-letters/ui';
import { useEffect, useState } from 'react';
import type { SWRResponse } from 'swr';

/** The current time, updated every minute, for states that change while a page is open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The current date where the user is. */
export const useToday = (): Day => dayInZone(useNow());

/** When the shown data was loaded; `null` before the first load. */
export function useLoadTime({
  data,
  error,
  isValidating,
}: Pick<SWRResponse<unknown, unknown>, 'data' | 'error' | 'isValidating'>) {
  const [time, setTime] = useState<Moment | null>(null);
  useEffect(() => {
    if (data !== undefined && error === undefined && !isValidating) {
      setTime(parseMoment(new Date().toISOString()));
    }
  }, [data, error, isValidating]);
  return time;
}
