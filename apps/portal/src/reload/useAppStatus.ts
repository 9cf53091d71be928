import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { version as ownVersion } from '../../package.json';
import { client } from '../client.ts';
import { freshness } from './appReload.ts';
import { isServerNewer } from './version.ts';

/** How often the portal asks for version and maintenance (SHL-31). */
const pollMs = 180_000;

/** Asks for the app's status at start and every three minutes, and reports a newer version. */
export function useAppStatus(): { scheduledMaintenance: Date | null } {
  const { data, mutate } = useSWR(['GET', '/api/app/status'], () => client.shell.status(), {
    shouldRetryOnError: false,
  });

  // An interval of its own: it keeps its time however long an answer takes, also in a tab that nobody looks at.
  useEffect(() => {
    const timer = setInterval(() => void mutate(), pollMs);
    return () => clearInterval(timer);
  }, [mutate]);

  const version = data?.version;
  useEffect(() => {
    if (version && isServerNewer(ownVersion, version)) freshness.report('new-version');
  }, [version]);

  return { scheduledMaintenance: useFuture(data?.scheduled_maintenance_date ?? null) };
}

// The longest time that a timer can hold.
const longestTimeout = 2 ** 31 - 1;

/** The moment, for as long as it lies ahead. */
function useFuture(moment: string | null): Date | null {
  const [now, setNow] = useState(Date.now);
  const time = moment === null ? Number.NaN : Date.parse(moment);

  useEffect(() => {
    const left = time - Date.now();
    if (!(left > 0)) return setNow(Date.now());
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, longestTimeout));
    return () => clearTimeout(timer);
  }, [time]);

  return time > now ? new Date(time) : null;
}
