import { importWords, type UndoImportProps } from '@audit-letters/screens';
import { useConfirm } from '@audit-letters/ui';
import useSWRMutation from 'swr/mutation';
import { useNotices } from '../activity/useNotices.ts';
import { undoCalls } from '../loading/calls.ts';

/** Undoes an import after a question (IMP-38). `reload` loads what the page shows. */
export function useUndoImport(reload: () => void): UndoImportProps {
  const { trigger, isMutating } = useSWRMutation('undo-import', (_key, { arg }: { arg: number }) =>
    undoCalls.restore(arg),
  );
  const confirm = useConfirm();
  const { report } = useNotices();
  return {
    running: isMutating,
    onUndo: async (last) => {
      const { undo } = last;
      if (!undo || !(await confirm(importWords.undoQuestion(last)))) return;
      await report(() => trigger(undo), importWords.undone);
      reload();
    },
  };
}
