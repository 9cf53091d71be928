import type { Day, Moment } from '@audit-letters/api-client';
import { parseMoment } from '@audit-letters/api-client/values';
import { dayInZone } from '@audit-letters/ui';
import { useEffect, useState } from 'react';
import type { SWRResponse } from 'swr';
import { createPersisted } from '../persisted.ts';

/** The current time, updated every minute, for states that change while a page is open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The server's time zone, which decides the day of letters (WIR-15); the user's own before its first answer. */
export const officeZone = createPersisted<string | undefined>({
  name: 'audit-letters.time-zone',
  area: () => localStorage,
  initial: undefined,
  read: (value) => (typeof value === 'string' && isTimeZone(value) ? value : null),
});

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The current date at the office. */
export const useToday = (): Day => dayInZone(useNow(), officeZone.useValue());

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
