import type { ImportErrorsModel } from '@audit-letters/screens';
import { useState } from 'react';
import { useNotices } from '../activity/useNotices.ts';
import { toLoadable } from '../swr/loadable.ts';
import { saveResultOf } from '../swr/saveResult.ts';
import { useCall } from '../swr/useCall.ts';
import { importCalls } from './calls.ts';

/** The refused rows of an import; `null` without one. */
export function useImportErrors(id: number | null): ImportErrorsModel | null {
  const answer = useCall(importCalls.errors, id === null ? null : [id]);
  const [dismissing, setDismissing] = useState(false);
  const { errorModal, toast } = useNotices();
  if (id === null) return null;
  return {
    rows: toLoadable(answer),
    dismissing,
    onDismiss: async () => {
      setDismissing(true);
      const result = await saveResultOf(() => importCalls.dismissErrors(id));
      setDismissing(false);
      if (!result.ok) return errorModal(result.message);
      toast('The rows have been dismissed.');
      void answer.mutate();
    },
  };
}
