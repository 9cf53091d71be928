import {
  type ImportTenantsScreenProps,
  importConfirmation,
  undoImportConfirmation,
} from '@audit-letters/screens';
import { type Confirm, useConfirm } from '@audit-letters/ui';
import { useEffect } from 'react';
import { useStore } from '../createStore.ts';
import { useNotices } from '../messages/useNotices.ts';
import { type AskAboutImport, currentImport } from './currentImport.ts';

/** The running import, or the result of an import that ended while another page was open. */
export function useImportTenants(): Omit<ImportTenantsScreenProps, 'facilityNumber'> {
  const { errorModal } = useNotices();
  // The next visit starts with an empty form; the result stays in the tray.
  useEffect(() => currentImport.clear, []);
  const confirm = useConfirm();
  const ask: AskAboutImport = (question, request) => confirm(importConfirmation(question, request));
  const reported = (work: Promise<void>) => void work.catch((error) => errorModal(error));

  return {
    model: useStore(currentImport),
    onUpload: (request) => reported(currentImport.upload(request, ask)),
    onPreview: (request) => reported(currentImport.preview(request, ask)),
    onPreviewConfirm: () => reported(currentImport.confirmPreview(ask)),
    onPreviewDiscard: currentImport.clear,
    onFileRefused: errorModal,
    onCancel: currentImport.cancel,
    onUndo: () => reported(askAndUndo(confirm)),
  };
}

async function askAndUndo(confirm: Confirm): Promise<void> {
  const model = currentImport.get();
  if (model.status !== 'complete') return;
  const confirmed = await confirm(undoImportConfirmation(model.result));
  if (confirmed) await currentImport.undo();
}
