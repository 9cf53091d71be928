import {
  ApiError,
  errorText,
  isWorthRetrying,
  UnexpectedResponseError,
} from '../transport/errors.ts';
import { newKey } from '../transport/idempotency.ts';
import type { Undoable } from '../values/schema.ts';
import { chargeAfter } from './charge.ts';
import type { Tenant } from './entities.ts';
import type { Answer } from './patch.ts';
import { conflictingTenant } from './tenants.ts';
import type { TenantSeen } from './writeContract.ts';

/** An answer that the server refused. */
export interface RefusedAnswer {
  id: number;
  name: string;
  answer: Answer;
  /** The tenant as someone else has stored it; `null` if there is no conflict. */
  stored: Tenant | null;
  message: string;
}

/** An answer that is not yet saved. */
export interface KeptAnswer {
  id: number;
  facility_id: number;
  name: string;
  answer: Answer;
  /** The values that the user started from. */
  seen: TenantSeen;
  /** Identifies the answer in all tabs. */
  key?: string;
  /** Answers for the tenant that were sent without a response: the server may have saved them. */
  tried?: readonly Answer[];
  /** The user takes the answer before this one back: the values that come back. */
  undone?: TenantSeen | undefined;
}

/** The answers of a queue. */
export interface AnswerQueueState {
  /** Answers that are not yet saved, oldest first. */
  waiting: readonly KeptAnswer[];
  /** What the lists do not show yet: saved answers, and tenants as other users have stored them. */
  saved: ReadonlyMap<number, TenantSeen>;
  /** Answers that the server refused. */
  refused: readonly RefusedAnswer[];
  /** The last attempt got no response; another one follows. */
  stalled: boolean;
}

/** The options of a queue of answers. */
export interface AnswerQueueOptions {
  /** Saves an answer, or makes the undo of the answer before. */
  send: (kept: KeptAnswer, undo: number | undefined) => Promise<Undoable>;
  /** Keeps the waiting answers of each user across reloads of the page. @default sessionStorage */
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Keeps for all tabs which answers no longer wait: a duplicated tab has copies. @default localStorage */
  shared?: Pick<Storage, 'getItem' | 'setItem'>;
  /** Arranges the next attempt after failed ones. @default after 5 seconds, then twice as long, up to a minute */
  retryLater?: (attempt: () => void, failures: number) => void;
}

const empty: AnswerQueueState = { waiting: [], saved: new Map(), refused: [], stalled: false };

/**
 * The answers of a manager on the way to the server, one call at a time. Without a response, an answer waits and is
 * sent again. The server compares `seen`, so a late answer never overwrites another user's.
 */
export function createAnswerQueue({
  send,
  storage = sessionStorage,
  shared = localStorage,
  retryLater = afterPauses(),
}: AnswerQueueOptions) {
  let state = empty;
  const listeners = new Set<() => void>();
  let storageKey: string | null = null;
  let sending: KeptAnswer | null = null;
  /** The undos of the saved answers, by tenant. */
  const undos = new Map<number, number | undefined>();
  const settled = settledKeys(shared);
  let failures = 0;

  function show(next: AnswerQueueState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function change(changes: Partial<AnswerQueueState>) {
    const before = state.waiting;
    show({ ...state, ...changes });
    if (!changes.waiting || storageKey === null) return;
    const waits = new Set(changes.waiting.map(({ key }) => key));
    try {
      settled.add(before.flatMap(({ key }) => (key && !waits.has(key) ? key : [])));
      if (changes.waiting.length > 0) {
        storage.setItem(storageKey, JSON.stringify(changes.waiting));
      } else {
        storage.removeItem(storageKey);
      }
    } catch {
      // Without storage, the answers are kept until the page closes.
    }
  }

  /** Sends the waiting answers one after the other, until one gets no response. */
  async function sendAll(): Promise<void> {
    const [first] = state.waiting;
    if (!first || sending) return;
    if (first.key && settled.has(first.key)) {
      change({ waiting: state.waiting.filter((one) => one !== first) });
      return sendAll();
    }
    const owner = storageKey;
    sending = first;
    let failure: unknown = null;
    try {
      const written = await send(first, first.undone ? undos.get(first.id) : undefined);
      undos.set(first.id, written.undo);
    } catch (error) {
      failure = error;
    }
    sending = null;
    // The user has changed; the answer is still stored for its own user.
    if (storageKey !== owner) return sendAll();
    if (failure !== null && isTemporary(failure)) {
      failures += 1;
      const tried = [...without(first.tried, first.answer), first.answer];
      change({ waiting: replaced(first, { ...first, tried }), stalled: true });
      retryLater(() => void sendAll(), failures);
      return;
    }
    failures = 0;
    // The undo of an earlier answer is not that of a refused one.
    if (failure !== null) undos.delete(first.id);
    finish(first, failure);
    await sendAll();
  }

  const replaced = (kept: KeptAnswer, next: KeptAnswer) =>
    state.waiting.map((one) => (one === kept ? next : one));

  function finish(kept: KeptAnswer, failure: unknown) {
    const { waiting, saved, refused } = state;
    const { id, name, answer, tried } = kept;
    const stored = conflictingTenant(failure);
    const isStored = (one: Answer) => stored !== null && isSameAnswer(one, stored);
    // An earlier attempt was saved although its response was lost.
    const isSaved = failure === null || isStored(answer);
    const before = isSaved ? undefined : tried?.find(isStored);
    if (before) {
      const seen = afterAnswer(kept.seen, before);
      change({ waiting: replaced(kept, { ...kept, seen, tried: without(tried, before) }) });
      return;
    }
    // After a conflict, the lists show the stored tenant at once.
    const shown = stored ?? (isSaved ? valuesAfter(kept) : null);
    const refusal = { id, name, answer, stored, message: errorText(failure) };
    change({
      waiting: waiting.filter((one) => one !== kept),
      stalled: false,
      ...(shown && { saved: new Map(saved).set(id, shown) }),
      ...(!isSaved && {
        refused: [...refused.filter((one) => one.id !== id), refusal],
      }),
    });
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Keeps an answer and sends it. A newer answer for a tenant replaces one that is not being sent. */
    add(kept: KeptAnswer) {
      const { waiting, refused } = state;
      const older = waiting.filter((one) => one.id === kept.id && one !== sending);
      const tried = older.flatMap((one) => one.tried ?? []);
      const next = {
        ...kept,
        key: newKey(),
        ...(older[0] && { seen: older[0].seen, tried, undone: undefined }),
      };
      change({
        waiting: [...waiting.filter((one) => !older.includes(one)), next],
        refused: refused.filter((one) => one.id !== kept.id),
      });
      return sendAll();
    },

    /** Sends the waiting answers now. */
    sendNow: () => sendAll(),

    dismissRefused: (id: number) =>
      change({ refused: state.refused.filter((one) => one.id !== id) }),

    /** The lists show all saved answers. */
    forgetSaved(shown: AnswerQueueState['saved']) {
      const rest = [...state.saved].filter(([id, answer]) => shown.get(id) !== answer);
      change({ saved: new Map(rest) });
    },

    /** Continues with the stored answers of another user; `null` for nobody. */
    open(userId: number | null) {
      storageKey = userId === null ? null : `audit-letters.answers.${userId}`;
      failures = 0;
      undos.clear();
      show({
        ...empty,
        waiting: storageKey === null ? [] : readKept(storage, storageKey),
      });
      return sendAll();
    },
  };
}

/** The values of a tenant once an answer is saved. */
export const valuesAfter = ({ seen, answer, undone }: KeptAnswer): TenantSeen =>
  undone ?? afterAnswer(seen, answer);

/** A tenant as the server stores it with an answer. */
export const afterAnswer = <T extends TenantSeen>(tenant: T, answer: Answer) => ({
  ...tenant,
  ...chargeAfter(tenant, answer),
  ...answer,
});

/** The keys of the last answers that no longer wait in the tab where they were given. */
function settledKeys(shared: Pick<Storage, 'getItem' | 'setItem'>) {
  const name = 'audit-letters.settled-answers';
  const read = (): string[] => {
    try {
      const keys: unknown = JSON.parse(shared.getItem(name) ?? '[]');
      return Array.isArray(keys) ? keys : [];
    } catch {
      return [];
    }
  };
  return {
    has: (key: string) => read().includes(key),
    add(keys: readonly string[]) {
      if (keys.length === 0) return;
      try {
        shared.setItem(name, JSON.stringify([...read(), ...keys].slice(-500)));
      } catch {
        // Without storage, a duplicated tab may send an answer again, which the server compares.
      }
    },
  };
}

/** Makes one next attempt, after pauses that double. */
function afterPauses(): (attempt: () => void, failures: number) => void {
  let next: ReturnType<typeof setTimeout>;
  return (attempt, failures) => {
    clearTimeout(next);
    next = setTimeout(attempt, Math.min(60_000, 2_500 * 2 ** failures));
  };
}

const without = (answers: readonly Answer[] = [], answer: Answer) =>
  answers.filter((one) => !isSameAnswer(one, answer));

const isSameAnswer = (one: Answer, other: Answer) =>
  one.status === other.status &&
  (one.status !== 'selected_coverage' || one.coverage_id === other.coverage_id);

/** No response of the server, a busy server, or an ended session: the answer is sent again. */
const isTemporary = (error: unknown) =>
  isWorthRetrying(error) ||
  // A proxy or the sign-in page of a public network has answered for the server.
  error instanceof UnexpectedResponseError ||
  (error instanceof ApiError && (error.status === 401 || error.status === 429));

function readKept(storage: Pick<Storage, 'getItem'>, key: string): KeptAnswer[] {
  try {
    const answers: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(answers) ? answers.filter(isKeptAnswer) : [];
  } catch {
    return [];
  }
}

const isKeptAnswer = (value: unknown): value is KeptAnswer => {
  const { id, facility_id, answer, seen } = Object(value) as Partial<KeptAnswer>;
  return Boolean(id && facility_id && answer && seen);
};
