import type { ImportOrder, ImportResult, Software } from '@audit-letters/api-client';
import { useEffect, useRef } from 'react';
import { PageLayout } from '../page/PageLayout.tsx';
import { ImportComplete } from './ImportComplete.tsx';
import { ImportForm } from './ImportForm.tsx';
import { ImportPreview } from './ImportPreview.tsx';

/** How far an upload has come, in bytes; `total` is `null` while nobody can tell. */
export interface UploadProgress {
  loaded: number;
  total: number | null;
}

/** Nothing asked yet, files on their way, what an import would do, or what it did. */
export type ImportTenantsModel =
  | { status: 'choosing' }
  | { status: 'uploading'; purpose: 'import' | 'preview'; progress: UploadProgress }
  | { status: 'preview'; result: ImportResult; software: Software }
  | {
      status: 'complete';
      result: ImportResult;
      duplicatesHref: string | null;
      /** Where the workbook with the rows that were not imported is. */
      reportHref: string | null;
    };

export interface ImportTenantsScreenProps {
  model: ImportTenantsModel;
  /** The facility that the page was opened for; the rows of the files may name others. */
  facilityNumber: string | null;
  onUpload: (order: ImportOrder) => void;
  /** What would an import of these files do? */
  onPreview: (order: ImportOrder) => void;
  /** What the preview shows is to be done. */
  onPreviewConfirm: () => void;
  onPreviewDiscard: () => void;
  /** Files are to be sent, but one of them was refused when it was chosen: why. */
  onFileRefused: (sentence: string) => void;
  /** The upload is no longer wanted. */
  onCancel: () => void;
}

/** Imports tenants from the rent roll of a storage-management software (IMP-2). */
export function ImportTenantsScreen(props: ImportTenantsScreenProps) {
  const { model, facilityNumber } = props;
  return (
    <div ref={useStatusFocus(model.status)} className="al-import-page">
      <PageLayout
        title="Upload Tenants"
        width="form"
        intro={facilityNumber && `Tenants are imported into facility ${facilityNumber}.`}
      >
        {model.status === 'complete' && <ImportComplete {...model} />}
        {model.status === 'preview' && (
          <ImportPreview
            result={model.result}
            software={model.software}
            onConfirm={props.onPreviewConfirm}
            onDiscard={props.onPreviewDiscard}
          />
        )}
        <ImportForm {...props} />
      </PageLayout>
    </div>
  );
}

/** A card that comes takes the focus to its heading; where a card or a button goes with the focus, the page's takes it. */
function useStatusFocus(status: ImportTenantsModel['status']) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(status);
  useEffect(() => {
    if (shown.current === status) return;
    shown.current = status;
    const hasCard = status === 'preview' || status === 'complete';
    if (status === 'uploading' || (!hasCard && document.activeElement !== document.body)) return;
    const heading = root.current?.querySelector<HTMLElement>(hasCard ? 'h2' : 'h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [status]);
  return root;
}
