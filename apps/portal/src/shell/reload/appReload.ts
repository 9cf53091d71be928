import { create } from 'zustand';
import { leavingMs, sinceLeaving } from '../../leaving.ts';
import { createPersisted } from '../../persisted.ts';
import { leaveGuard } from '../leaveGuard.ts';

/** The reason to reload the page: a newer server version, a failed chunk load, or the first input after hours. */
export type ReloadReason = 'new-version' | 'chunk-load-error' | 'long-idle';

export interface ReloadContext {
  unsaved: boolean;
  online: boolean;
  /** Milliseconds since the last automatic reload for this reason; Infinity if there was none. */
  sinceLastReload: number;
  /** Milliseconds since another page began to replace this one; Infinity if none did. */
  sinceLeaving: number;
}

/**
 * Decides whether to reload at once, to offer a reload in the banner, or to do nothing. It never reloads while there is
 * unsaved work, while the browser is offline, or twice within a minute. A new version only offers a reload. A failed
 * chunk load suggests a new deploy only while online.
 *
 * It never reloads while another page replaces this one: Firefox then cancels the requests of this page at once, and a
 * reload would cancel the other page.
 */
export function decide(
  reason: ReloadReason,
  around: ReloadContext,
): 'reload' | 'offer' | 'nothing' {
  if (reason === 'new-version') return 'offer';
  if (!around.online) return 'nothing';
  const isCalm = around.sinceLastReload > loopGuardMs && around.sinceLeaving > leavingMs;
  if (!around.unsaved && isCalm) return 'reload';
  return reason === 'chunk-load-error' ? 'offer' : 'nothing';
}

const loopGuardMs = 60_000;

/** Whether a reload is offered. */
export const useOutOfDate = create(() => false);

/** The times of the last automatic reloads of this tab. */
const reloads = createPersisted<Partial<Record<ReloadReason, number>>>({
  name: 'audit-letters.reloads',
  area: () => sessionStorage,
  initial: {},
  read: (stored) => Object(stored),
});

/** The only place that reloads the page or offers a reload (SHL-28, SHL-32). */
export const appReload = {
  report(reason: ReloadReason) {
    const sinceLastReload = Date.now() - (reloads.get()[reason] ?? Number.NEGATIVE_INFINITY);
    const around = {
      unsaved: leaveGuard.hasUnsaved(),
      online: navigator.onLine,
      sinceLastReload,
      sinceLeaving: sinceLeaving(),
    };
    const decision = decide(reason, around);
    if (decision === 'reload') {
      reloads.set({ ...reloads.get(), [reason]: Date.now() });
      location.reload();
    } else if (decision === 'offer' && !useOutOfDate.getState()) {
      useOutOfDate.setState(true, true);
    }
  },

  /** Reloads on request of the user. The browser still warns of unsaved work. */
  reload: () => location.reload(),
};

/**
 * Whether the server version is newer than the version of this page. SHL-28 removes the dots and compares the rest as
 * numbers.
 *
 * Known flaw of the rule: versions with different numbers of digits compare wrongly. 2.0.0 (200) counts as older than
 * 1.13.5 (1135). Release numbers must keep their number of digits.
 */
export const isServerNewer = (own: string, server: string): boolean =>
  withoutDots(server) > withoutDots(own);

const withoutDots = (version: string) => Number(version.replaceAll('.', ''));
