import { SecurityScreen, sessionWords } from '@audit-letters/screens';
import { useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { useNotices } from '../activity/useNotices.ts';
import { saveResultOf } from '../loading/saveResultOf.ts';
import { toLoadable } from '../loading/toLoadable.ts';
import { useCall } from '../loading/useCall.ts';
import { factorCalls, sessionCalls } from '../session/calls.ts';
import { factorAdding } from '../session/factorAdding.ts';
import { isAllowed } from '../session/guard.ts';
import { useSession } from '../session/store.ts';

/** The sessions and second factors of the user, or for an admin the sessions of another account. */
export function SecurityPage() {
  const query = new URLSearchParams(useSearch());
  const userId = Number(query.get('user'));
  const isStaff = isAllowed(useSession(), ['monitor']);
  const { report } = useNotices();
  const sessions = useCall(sessionCalls.list, [userId ? { user_id: userId } : {}]);
  const response = useCall(factorCalls.list, isStaff && !userId ? [] : null);
  const [newCodes, setNewCodes] = useState<readonly string[] | null>(null);
  const changed = async (work: () => Promise<void>) => {
    const result = await saveResultOf(work);
    // A removed factor ends the other sessions.
    if (result.ok) void Promise.all([response.mutate(), sessions.mutate()]);
    return result;
  };
  const adding = factorAdding(undefined, ({ recovery_codes }) => {
    setNewCodes(recovery_codes);
    void response.mutate();
  });
  return (
    <SecurityScreen
      {...adding}
      username={userId ? sessions.data?.username : undefined}
      sessions={toLoadable(sessions)}
      onSessionEnd={({ session }) =>
        void report(() => sessionCalls.end(session.id), sessionWords.ended).then(() =>
          sessions.mutate(),
        )
      }
      factors={isStaff && !userId ? toLoadable(response) : null}
      onRemove={({ factor, password }) => changed(() => factorCalls.remove(factor.id, password))}
      onCodesRenew={async ({ password }) => {
        let codes: readonly string[] = [];
        const result = await changed(async () => {
          codes = (await factorCalls.renewRecoveryCodes(password)).recovery_codes;
        });
        return result.ok ? { ok: true, codes } : result;
      }}
      newCodes={newCodes}
      onCodesKept={() => setNewCodes(null)}
      onPrint={() => window.print()}
    />
  );
}
