import type { DeletedTenant } from '@audit-letters/api-client';
import { type BinScreenProps, tenantsInWords } from '@audit-letters/screens';
import { useState } from 'react';
import { useNotices } from '../../activity/useNotices.ts';
import { useExistingPage } from '../../lists/useExistingPage.ts';
import { toLoadable } from '../../swr/loadable.ts';
import { saveResultOf } from '../../swr/saveResult.ts';
import { useListCall } from '../../swr/useListCall.ts';
import { tenantCalls } from '../calls.ts';

/** Rows of a page (TEN-78). */
const pageSize = 100;

/** The deleted tenants, with the action that restores them (TEN-103). */
export function useBin(): BinScreenProps {
  const [page, setPage] = useState(1);
  const [restoring, setRestoring] = useState(false);
  const { errorModal, toast } = useNotices();
  const answer = useListCall(tenantCalls.deleted, { page, per_page: pageSize });
  useExistingPage(answer.data?.pagination ?? null, setPage);
  const reload = () => void answer.mutate();

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
    tenants: toLoadable(answer),
    restoring,
    onRestore: restore,
    onPageChange: setPage,
    onRefresh: reload,
  };
}
