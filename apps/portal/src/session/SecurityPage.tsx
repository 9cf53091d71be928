import { SecurityScreen } from '@audit-letters/screens';
import { saveResultOf, toLoadable, useCall } from '@audit-letters/screens/swr';
import { useState } from 'react';
import { factorCalls } from './calls.ts';
import { factorAdding } from './factorAdding.ts';

/** The second factors of the user's own account. */
export function SecurityPage() {
  const response = useCall(factorCalls.list, []);
  const [newCodes, setNewCodes] = useState<readonly string[] | null>(null);
  const changed = async (work: () => Promise<void>) => {
    const result = await saveResultOf(work);
    if (result.ok) void response.mutate();
    return result;
  };
  const adding = factorAdding(undefined, ({ recovery_codes }) => {
    setNewCodes(recovery_codes);
    void response.mutate();
  });
  return (
    <SecurityScreen
      {...adding}
      factors={toLoadable(response)}
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
