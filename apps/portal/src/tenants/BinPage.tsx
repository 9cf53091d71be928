import { BinScreen, type BinScreenProps, bulkWords } from '@audit-letters/screens';
import useSWRMutation from 'swr/mutation';
import { useNotices } from '../activity/useNotices.ts';
import { unfiltered, useList } from '../lists/useList.ts';
import { tenantCalls } from '../loading/calls.ts';

export const BinPage = () => <BinScreen {...useBin()} />;

/** The deleted tenants, with the action that restores them (TEN-103). */
function useBin(): BinScreenProps {
  const { trigger, isMutating } = useSWRMutation('restore', (_key, { arg }: { arg: number[] }) =>
    tenantCalls.restore(arg),
  );
  const { report } = useNotices();
  const { loaded, controls, reload } = useList({
    ...unfiltered,
    call: tenantCalls.deleted,
  });

  return {
    ...controls,
    tenants: loaded,
    restoring: isMutating,
    onRestore: async ({ tenants }) => {
      const restore = () => trigger(tenants.map(({ id }) => id));
      const isDone = await report(
        restore,
        bulkWords.restored(tenants.length),
        bulkWords.details.restored(tenants),
      );
      reload();
      return isDone;
    },
  };
}
