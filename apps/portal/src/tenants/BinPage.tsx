import { BinScreen, type BinScreenProps, bulkWords } from '@audit-letters/screens';
import { useState } from 'react';
import { useSaves } from '../activity/useSaves.ts';
import { unfiltered, useList } from '../lists/useList.ts';
import { tenantCalls } from '../loading/calls.ts';

export const BinPage = () => <BinScreen {...useBin()} />;

/** The deleted tenants, with the action that restores them (TEN-103). */
function useBin(): BinScreenProps {
  const [restoring, setRestoring] = useState(false);
  const { report } = useSaves();
  const { loaded, controls } = useList({ ...unfiltered, call: tenantCalls.deleted });

  return {
    ...controls,
    tenants: loaded,
    restoring,
    onRestore: async ({ tenants }) => {
      setRestoring(true);
      const isDone = await report(() => tenantCalls.restore(tenants.map(({ id }) => id)), {
        text: bulkWords.restored(tenants.length),
        detail: bulkWords.details.restored(tenants),
      });
      setRestoring(false);
      return isDone;
    },
  };
}
