import type { DeletedTenant } from '@audit-letters/api-client';
import { type BinScreenProps, tenantsInWords } from '@audit-letters/screens';
import { useState } from 'react';
import { useNotices } from '../../activity/useNotices.ts';
import { unfiltered, useList } from '../../lists/useList.ts';
import { saveResultOf } from '../../swr/saveResult.ts';
import { tenantCalls } from '../calls.ts';

/** The deleted tenants, with the action that restores them (TEN-103). */
export function useBin(): BinScreenProps {
  const [restoring, setRestoring] = useState(false);
  const { errorModal, toast } = useNotices();
  const { loaded, controls, reload } = useList({ ...unfiltered, call: tenantCalls.deleted });

  async function restore(tenants: readonly DeletedTenant[]): Promise<boolean> {
    setRestoring(true);
    const result = await saveResultOf(() => tenantCalls.restore(tenants.map(({ id }) => id)));
    setRestoring(false);
    reload();
    if (result.ok) toast(`${tenantsInWords(tenants.length)} restored.`);
    else errorModal(result.message);
    return result.ok;
  }

  return {
    ...controls,
    tenants: loaded,
    restoring,
    onRestore: restore,
  };
}
