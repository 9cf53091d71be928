import { importWords, type UndoImportProps } from '@audit-letters/screens';
import { useConfirm } from '@audit-letters/ui';
import useSWRMutation from 'swr/mutation';
import { useNotices } from '../activity/useNotices.ts';
import { importCalls } from './calls.ts';

/** Undoes an import after a question (FAC-100). `reload` loads what the page shows. */
export function useUndoImport(reload: () => void): UndoImportProps {
  const { trigger, isMutating } = useSWRMutation('undo-import', (_key, { arg }: { arg: number }) =>
    importCalls.undo(arg),
  );
  const confirm = useConfirm();
  const { report } = useNotices();
  return {
    running: isMutating,
    onUndo: async (last) => {
      if (!(await confirm(importWords.undoQuestion(last)))) return;
      await report(() => trigger(last.id), importWords.undone);
      reload();
    },
  };
}
