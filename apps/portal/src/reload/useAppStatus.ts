import { useEffect, useState } from 'react';
import { version as ownVersion } from '../../package.json';
import { client } from '../client.ts';
import { useCall } from '../loading/useCall.ts';
import { appReload } from './appReload.ts';
import { isServerNewer } from './version.ts';

/** Interval of the status calls, in milliseconds (SHL-31). */
const pollMs = 180_000;

/** Fetches the app status at start and every three minutes, and reports a newer server version. */
export function useAppStatus(): { scheduledMaintenance: Date | null } {
  const { data, mutate } = useCall(client.shell.status, [], {
    shouldRetryOnError: false,
  });

  // SWR's refreshInterval pauses in hidden tabs and waits for slow responses; this interval does not.
  useEffect(() => {
    const timer = setInterval(() => void mutate(), pollMs);
    return () => clearInterval(timer);
  }, [mutate]);

  const version = data?.version;
  useEffect(() => {
    if (version && isServerNewer(ownVersion, version)) appReload.report('new-version');
  }, [version]);

  return { scheduledMaintenance: useFuture(data?.scheduled_maintenance_date ?? null) };
}

// The maximum delay of setTimeout.
const longestTimeout = 2 ** 31 - 1;

/** The date while it is in the future, then `null`. */
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
