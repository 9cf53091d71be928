import { useEffect, useRef } from 'react';
import { PageLayout } from '../page/PageLayout.tsx';
import { ImportComplete } from './ImportComplete.tsx';
import { ImportForm } from './ImportForm.tsx';
import { facilityOf, ImportNext } from './ImportNext.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import type { ImportTenantsModel, ImportTenantsScreenProps } from './importModel.ts';

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
        {model.status === 'complete' && (
          <>
            <ImportComplete {...model} />
            {props.nextLinks && (
              <ImportNext
                links={props.nextLinks}
                facilityNumber={facilityOf(model.result) ?? facilityNumber}
                onAnother={props.onPreviewDiscard}
              />
            )}
          </>
        )}
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

/** Focuses the heading of a new card, or the page heading if the focused element was removed. */
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
