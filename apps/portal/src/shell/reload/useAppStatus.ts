import type { AppStatus } from '@audit-letters/api-client';
import { timerDelay } from '@audit-letters/api-client/values';
import { useEffect, useState } from 'react';
import { version as ownVersion } from '../../../package.json';
import { officeZone } from '../../loading/time.ts';
import { shellCalls } from '../../session/calls.ts';
import { extras } from '../../session/extras.ts';
import { appReload, isServerNewer } from './appReload.ts';

/** Interval of the status calls, in milliseconds (SHL-31). */
const pollMs = 180_000;

/** Fetches the app status at start, every three minutes and after a reconnection, and reports a newer version. */
export function useAppStatus(): { scheduledMaintenance: Date | null } {
  const [status, setStatus] = useState<AppStatus | null>(null);

  // The login has no code of SWR. A failed call leaves the last status, and the next one comes soon.
  useEffect(() => {
    const unmounted = new AbortController();
    const load = () =>
      shellCalls.status({ signal: unmounted.signal }).then(setStatus, () => undefined);
    void load();
    const timer = setInterval(load, pollMs);
    window.addEventListener('online', load);
    return () => {
      unmounted.abort();
      clearInterval(timer);
      window.removeEventListener('online', load);
    };
  }, []);

  useEffect(() => {
    if (!status) return;
    extras.learn(status.extras);
    officeZone.set(status.time_zone ?? undefined);
  }, [status]);

  const version = status?.version;
  useEffect(() => {
    if (version && isServerNewer(ownVersion, version)) appReload.report('new-version');
  }, [version]);

  return { scheduledMaintenance: useFuture(status?.scheduled_maintenance_date ?? null) };
}

/** The date while it is in the future, then `null`. */
function useFuture(moment: string | null): Date | null {
  const [now, setNow] = useState(Date.now);
  const time = moment === null ? Number.NaN : Date.parse(moment);

  useEffect(() => {
    const remaining = time - Date.now();
    if (!(remaining > 0)) return setNow(Date.now());
    const timer = setTimeout(() => setNow(Date.now()), timerDelay(remaining));
    return () => clearTimeout(timer);
  }, [time]);

  return time > now ? new Date(time) : null;
}
