import { useSyncExternalStore } from 'react';
import { unsavedWork } from '../unsaved/unsavedWork.ts';

/**
 * Why the page should be loaded anew: the server runs a newer version, a page's code is gone after a deploy, or the
 * user is back after hours away.
 */
export type ReloadReason = 'new-version' | 'lost-chunk' | 'long-idle';

export interface Surroundings {
  unsaved: boolean;
  online: boolean;
  /** Milliseconds since the page last reloaded itself for this reason; none yet is Infinity. */
  sinceLastReload: number;
}

/**
 * What to do about it: reload at once, offer it in the banner, or leave the page as it is. Never a reload over unsaved
 * work, into a browser without a network, or in a loop when the last one did not help. A new version by itself only
 * offers; lost code is only a sign of one while there is a network.
 */
export function decide(reason: ReloadReason, around: Surroundings): 'reload' | 'offer' | 'nothing' {
  if (reason === 'new-version') return 'offer';
  if (!around.online) return 'nothing';
  if (!around.unsaved && around.sinceLastReload > loopGuardMs) return 'reload';
  return reason === 'lost-chunk' ? 'offer' : 'nothing';
}

const loopGuardMs = 60_000;

let outOfDate = false;
const listeners = new Set<() => void>();

/** The one place that reloads the page or says that it should be (SHL-28, SHL-33). */
export const freshness = {
  isOutOfDate: () => outOfDate,

  report(reason: ReloadReason) {
    const last = lastReload(reason);
    const sinceLastReload = last === null ? Number.POSITIVE_INFINITY : Date.now() - last;
    const around = { unsaved: unsavedWork.exists(), online: navigator.onLine, sinceLastReload };
    const decision = decide(reason, around);
    if (decision === 'reload') {
      rememberReload(reason);
      location.reload();
    } else if (decision === 'offer' && !outOfDate) {
      outOfDate = true;
      for (const listener of listeners) listener();
    }
  },

  /** The user asked for it; the browser still asks back while there is unsaved work. */
  reload: () => location.reload(),

  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export const useOutOfDate = () => useSyncExternalStore(freshness.subscribe, freshness.isOutOfDate);

// Outlives the reload, not the tab.
const storageKey = (reason: ReloadReason) => `audit-letters.reloaded.${reason}`;

function lastReload(reason: ReloadReason): number | null {
  try {
    const stored = sessionStorage.getItem(storageKey(reason));
    return stored === null ? null : Number(stored);
  } catch {
    return null;
  }
}

function rememberReload(reason: ReloadReason) {
  try {
    sessionStorage.setItem(storageKey(reason), String(Date.now()));
  } catch {
    // Without storage a loop cannot be told from a first time; the browser's own reload button remains.
  }
}
