import { type ImportTenantsScreenProps, importWords } from '@audit-letters/screens';
import { type Confirm, useConfirm } from '@audit-letters/ui';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useNotices } from '../activity/useNotices.ts';
import { paths } from '../paths.ts';
import { type AskAboutImport, currentImport, useCurrentImport } from './currentImport.ts';

/** The running import, or the result of an import that ended while another page was open. */
export function useImportTenants(): Omit<ImportTenantsScreenProps, 'facilityNumber'> {
  const { errorModal } = useNotices();
  const [, navigate] = useLocation();
  useEffect(() => currentImport.leave, []);
  const confirm = useConfirm();
  const ask: AskAboutImport = async (question, request) => {
    let isOther = false;
    const onOther = () => {
      isOther = true;
    };
    const agreed = await confirm(importWords.question(question, request, onOther));
    if (isOther) return 'yes';
    if (!agreed) return 'no';
    return question.recognised_software ? 'recognised' : 'yes';
  };
  const reported = (work: Promise<void>) => void work.catch((error) => errorModal(error));

  return {
    model: useCurrentImport(),
    onUpload: (request) => reported(currentImport.upload(request, ask)),
    onPreview: (request) => reported(currentImport.preview(request, ask)),
    onPreviewConfirm: ({ apply }) => reported(currentImport.confirmPreview(ask, apply)),
    onTickedChange: currentImport.tick,
    onPreviewAgain: () => reported(currentImport.previewAgain(ask)),
    onTenantOpen: ({ tenant: { facility_number, name } }) => {
      currentImport.keep();
      navigate(paths.tenantsOf(facility_number), { state: { filters: { name } } });
    },
    onPreviewDiscard: currentImport.clear,
    onFileRefused: errorModal,
    onCancel: currentImport.cancel,
    onUndo: () => reported(askAndUndo(confirm)),
  };
}

async function askAndUndo(confirm: Confirm): Promise<void> {
  const model = currentImport.get();
  if (model.status !== 'complete') return;
  const confirmed = await confirm(importWords.undoQuestion(model.result));
  if (confirmed) await currentImport.undo();
}
