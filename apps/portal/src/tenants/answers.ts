import { ApiError, createAnswerQueue, tenantWrites } from '@audit-letters/api-client';
import { tenantCalls, undoCalls } from '../loading/calls.ts';
import { session } from '../session/store.ts';
import { unsentAnswers } from '../session/unsentAnswers.ts';

/** A call without a response by then is sent again: a phone may lose the network in the middle of it. */
const timeout = 20_000;

/** The answers of the signed-in manager. They are sent while other pages are open, too. */
export const answers = createAnswerQueue({
  send: (kept, undo) =>
    undo === undefined
      ? tenantWrites(tenantCalls, 'manager').saveAnswer(kept, kept.answer, {
          seen: kept.seen,
          timeout,
        })
      : undoCalls
          .restore(undo, { timeout })
          .catch((error: unknown) => {
            // The response of an earlier attempt was lost, and the undo is done.
            const isDone = kept.tried && error instanceof ApiError && error.status === 404;
            if (!isDone) throw error;
          })
          .then(() => ({})),
});

// The module sends the answers of the signed-in user, at once when the network is back.
let userId: number | null = null;
function follow() {
  const nextId = session.get()?.user.id ?? null;
  if (nextId === userId) return;
  userId = nextId;
  void answers.open(userId);
}
follow();
session.subscribe(follow);
window.addEventListener('online', () => void answers.sendNow());
unsentAnswers.countBy(() => answers.get().waiting.length);
window.addEventListener('beforeunload', (event) => {
  if (answers.get().waiting.length > 0) event.preventDefault();
});
