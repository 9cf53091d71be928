import { type UndoImportProps, undoImportConfirmation } from '@audit-letters/screens';
import { useConfirm } from '@audit-letters/ui';
import { useState } from 'react';
import { useNotices } from '../activity/useNotices.ts';
import { saveResultOf } from '../swr/saveResult.ts';
import { importCalls } from './calls.ts';

/** Undoes an import after a question (FAC-100). `reload` loads what the page shows. */
export function useUndoImport(reload: () => void): UndoImportProps {
  const [running, setRunning] = useState(false);
  const confirm = useConfirm();
  const { errorModal, toast } = useNotices();
  return {
    running,
    onUndo: async (last) => {
      if (!(await confirm(undoImportConfirmation(last)))) return;
      setRunning(true);
      const result = await saveResultOf(() => importCalls.undo(last.id));
      setRunning(false);
      reload();
      if (result.ok) toast('The import has been undone.');
      else errorModal(result.message);
    },
  };
}
