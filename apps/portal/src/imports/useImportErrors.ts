import type { ImportErrorsModel } from '@audit-letters/screens';
import useSWRMutation from 'swr/mutation';
import { useNotices } from '../activity/useNotices.ts';
import { toLoadable } from '../swr/loadable.ts';
import { saveResultOf } from '../swr/saveResult.ts';
import { useCall } from '../swr/useCall.ts';
import { importCalls } from './calls.ts';

/** The refused rows of an import; `null` without one. */
export function useImportErrors(id: number | null): ImportErrorsModel | null {
  const answer = useCall(importCalls.errors, id === null ? null : [id]);
  const { trigger, isMutating } = useSWRMutation(
    'dismiss-errors',
    (_key, { arg }: { arg: number }) => importCalls.dismissErrors(arg),
  );
  const { errorModal, toast } = useNotices();
  if (id === null) return null;
  return {
    rows: toLoadable(answer),
    dismissing: isMutating,
    onDismiss: async () => {
      const result = await saveResultOf(() => trigger(id));
      if (!result.ok) return errorModal(result.message);
      toast('The rows have been dismissed.');
      void answer.mutate();
    },
  };
}
