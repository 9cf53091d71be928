import type { ImportResult, PeriodImport } from '@audit-letters/api-client';
import { importWords } from '@audit-letters/screens';
import { useConfirm } from '@audit-letters/ui';
import { useState } from 'react';
import { useSaves } from '../activity/useSaves.ts';
import { undoCalls } from '../loading/calls.ts';

/** Undoes an import after a question (IMP-38). */
export function useUndoImport() {
  const [running, setRunning] = useState(false);
  const confirm = useConfirm();
  const { report } = useSaves();
  return {
    running,
    /** Resolves to whether the import is undone. */
    onUndo: async (last: PeriodImport | ImportResult): Promise<boolean> => {
      const { undo } = last;
      if (!undo || !(await confirm(importWords.undoQuestion(last)))) return false;
      setRunning(true);
      const isUndone = await report(() => undoCalls.restore(undo), importWords.undone);
      setRunning(false);
      return isUndone;
    },
  };
}
