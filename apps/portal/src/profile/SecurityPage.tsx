import { parseId } from '@audit-letters/api-client/values';
import { factorWords, SecurityScreen } from '@audit-letters/screens';
import { useConfirm } from '@audit-letters/ui';
import { useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { useSaves } from '../activity/useSaves.ts';
import { toLoadable } from '../loading/toLoadable.ts';
import { useCall } from '../loading/useCall.ts';
import { useReloadAll } from '../loading/useReloadAll.ts';
import { sessionCalls } from '../session/calls.ts';
import { isAllowed } from '../session/guard.ts';
import { useSession } from '../session/store.ts';
import { factorAdding, factorCalls } from './factorAdding.ts';

/** The sessions and second factors of the user, or for an admin the sessions of another account. */
export function SecurityPage() {
  const query = new URLSearchParams(useSearch());
  const userId = parseId(query.get('user') ?? '');
  const isStaff = isAllowed(useSession(), ['monitor']);
  const { report } = useSaves();
  const reloadAll = useReloadAll();
  const confirm = useConfirm();
  const sessions = useCall(sessionCalls.list, [userId ? { user_id: userId } : {}]);
  const response = useCall(factorCalls.list, isStaff && !userId ? [] : null);
  const [newCodes, setNewCodes] = useState<readonly string[] | null>(null);
  const adding = factorAdding(undefined, ({ recovery_codes }) => {
    setNewCodes(recovery_codes);
    // A change of factors ends the other sessions.
    void reloadAll();
  });
  return (
    <SecurityScreen
      {...adding}
      username={userId ? sessions.data?.username : undefined}
      sessions={toLoadable(sessions)}
      onSessionEnd={({ session }) =>
        void report(() => sessionCalls.end(session.id), 'The session has been ended.')
      }
      factors={isStaff && !userId ? toLoadable(response) : null}
      onRemove={async ({ factor }) => {
        if (!(await confirm(factorWords.removeQuestion(factor)))) return;
        await report(() => factorCalls.remove(factor.id), factorWords.removed(factor));
      }}
      onCodesRenew={async () => {
        if (!(await confirm(factorWords.codesQuestion))) return;
        await report(async () => {
          const { recovery_codes } = await factorCalls.renewRecoveryCodes();
          setNewCodes(recovery_codes);
        }, factorWords.codesMade);
      }}
      newCodes={newCodes}
      onCodesKept={() => setNewCodes(null)}
      onPrint={() => window.print()}
    />
  );
}
