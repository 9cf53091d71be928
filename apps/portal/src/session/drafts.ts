import type { KeptDraft, KeptDrafts } from '@audit-letters/screens';
import { createPersisted } from '../persisted.ts';
import { keptEntries } from './kept.ts';

interface NamedDraft extends KeptDraft {
  /** The form and the id of its record. */
  name: string;
}

const storedDrafts = keptEntries<NamedDraft>('drafts');

const recentDrafts = () => storedDrafts.get().filter(({ time }) => Date.now() - time < dayMs);
const dayMs = 24 * 60 * 60 * 1000;

/** The unsaved changes of forms that this tab keeps for a day (SHL-95). */
const drafts: KeptDrafts = {
  read: (name) => recentDrafts().find((draft) => draft.name === name) ?? null,
  write: (name, draft) => {
    const others = recentDrafts().filter((other) => other.name !== name);
    storedDrafts.set(draft ? [...others, { ...draft, name }] : others);
  },
};

/** Removes the drafts of the signed-in user. */
export const forgetDrafts = () => storedDrafts.set([]);

const tabId = createPersisted<string | null>({
  name: 'audit-letters.tab',
  area: () => sessionStorage,
  initial: null,
  read: (stored) => (typeof stored === 'string' ? stored : null),
});

/**
 * The drafts, once they are known to be of this tab: a duplicated tab starts with a copy of the storage, and removes
 * the drafts from it.
 */
export const openDrafts: Promise<KeptDrafts> = claimTab().then(() => drafts);

async function claimTab() {
  // Browsers lock only for pages of a secure origin.
  if (!('locks' in navigator)) return;
  const id = tabId.get();
  if (id && (await lockForPage(id))) return;
  if (id) forgetDrafts();
  const ownId = crypto.randomUUID();
  tabId.set(ownId);
  await lockForPage(ownId);
}

/** Locks the id while this page is open. Resolves to `false` if another tab has the lock. */
function lockForPage(id: string): Promise<boolean> {
  // The page before a reload may still have the lock.
  const signal = AbortSignal.timeout(1000);
  return new Promise((resolve) => {
    navigator.locks
      .request(`audit-letters.tab.${id}`, { signal }, () => {
        resolve(true);
        return new Promise(() => {});
      })
      .catch(() => resolve(false));
  });
}
