import type { DeletedTenant } from '@audit-letters/api-client';
import { BinScreen, type BinScreenProps, bulkWords } from '@audit-letters/screens';
import useSWRMutation from 'swr/mutation';
import { useNotices } from '../activity/useNotices.ts';
import { unfiltered, useList } from '../lists/useList.ts';
import { saveResultOf } from '../swr/saveResult.ts';
import { tenantCalls } from './calls.ts';

export const BinPage = () => <BinScreen {...useBin()} />;

/** The deleted tenants, with the action that restores them (TEN-103). */
function useBin(): BinScreenProps {
  const { trigger, isMutating } = useSWRMutation('restore', (_key, { arg }: { arg: number[] }) =>
    tenantCalls.restore(arg),
  );
  const { errorModal, toast } = useNotices();
  const { loaded, controls, reload } = useList({ ...unfiltered, call: tenantCalls.deleted });

  async function restore({ tenants }: { tenants: readonly DeletedTenant[] }): Promise<boolean> {
    const result = await saveResultOf(() => trigger(tenants.map(({ id }) => id)));
    reload();
    if (result.ok) toast(bulkWords.restored(tenants.length));
    else errorModal(result.message);
    return result.ok;
  }

  return {
    ...controls,
    tenants: loaded,
    restoring: isMutating,
    onRestore: restore,
  };
}
