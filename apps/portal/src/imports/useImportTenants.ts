import { type ImportTenantsScreenProps, importConfirmation } from '@audit-letters/screens';
import { useConfirm } from '@audit-letters/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useNotices } from '../messages/useNotices.ts';
import { type AskAboutImport, currentImport } from './currentImport.ts';

/** The import that is under way, or the last one that ended while its page was not looked at. */
export function useImportTenants(): Omit<ImportTenantsScreenProps, 'facilityNumber'> {
  const { errorModal } = useNotices();
  // A result that was seen is in the tray; the page starts afresh.
  useEffect(() => currentImport.clear, []);
  const confirm = useConfirm();
  const ask: AskAboutImport = (question, order) => confirm(importConfirmation(question, order));
  const told = (work: Promise<void>) => void work.catch((error) => errorModal(error));

  return {
    model: useSyncExternalStore(currentImport.subscribe, currentImport.model),
    onUpload: (order) => told(currentImport.upload(order, ask)),
    onPreview: (order) => told(currentImport.preview(order, ask)),
    onPreviewConfirm: () => told(currentImport.confirmPreview(ask)),
    onPreviewDiscard: currentImport.clear,
    onFileRefused: errorModal,
    onCancel: currentImport.cancel,
  };
}
