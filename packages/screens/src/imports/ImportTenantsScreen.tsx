import { Banner, Card } from '@audit-letters/ui';
import { useEffect, useRef } from 'react';
import { counted } from '../format/counted.ts';
import { PageLayout } from '../layout/PageLayout.tsx';
import { ImportColumnsForm } from './ImportColumnsForm.tsx';
import { ImportComplete } from './ImportComplete.tsx';
import { ImportErrorsCard } from './ImportErrorsCard.tsx';
import { ImportForm } from './ImportForm.tsx';
import { canUndo, facilityOf, ImportNext } from './ImportNext.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { focusHeading } from './ImportRows.tsx';
import type { ImportTenantsModel, ImportTenantsScreenProps } from './importModel.ts';

/**
 * Imports tenants from the rent roll of a storage-management software (IMP-2).
 * @calls facilities.search, imports.preview, imports.upload, undo.restore, imports.errors, imports.dismissErrors
 */
export function ImportTenantsScreen(props: ImportTenantsScreenProps) {
  const { model, facilityNumber, facility } = props;
  return (
    <div ref={useStatusFocus(model.status)} className="al-import-page">
      <PageLayout
        title="Upload Tenants"
        width={hasRows(props) ? 'full' : 'form'}
        intro={
          facilityNumber &&
          facility !== null &&
          `Tenants are imported into facility ${facilityNumber}.`
        }
      >
        {facilityNumber && facility === null && (
          <Banner tone="warning">{`There is no facility with the number '${facilityNumber}'.`}</Banner>
        )}
        {props.errors && model.status === 'choosing' && <ImportErrorsCard {...props.errors} />}
        {model.status === 'complete' && (
          <ImportComplete
            {...model}
            onPreviewAgain={props.onPreviewAgain}
            next={
              <ImportNext
                links={props.nextLinks}
                facility={
                  facilityOf(model.result) ??
                  (facilityNumber ? { facility_number: facilityNumber } : null)
                }
                onAnother={props.onPreviewDiscard}
                undo={
                  props.onUndo && canUndo(model.result)
                    ? { running: model.undoing ?? false, onUndo: props.onUndo }
                    : null
                }
              />
            }
          />
        )}
        {model.status === 'undone' && (
          <Card title="Import Undone" role="status">
            {undoneInWords(model)}
          </Card>
        )}
        {model.status === 'columns' && (
          <ImportColumnsForm
            {...model}
            onSubmit={(event) => props.onColumnsPreview?.(event)}
            onCancel={props.onPreviewDiscard}
          />
        )}
        {model.status === 'preview' && (
          <ImportPreview
            {...props}
            {...model}
            onConfirm={props.onPreviewConfirm}
            onDiscard={props.onPreviewDiscard}
          />
        )}
        <ImportForm {...props} />
      </PageLayout>
    </div>
  );
}

/** Whether a table of rows needs the width of the page. */
const hasRows = ({ model, errors }: ImportTenantsScreenProps) =>
  model.status === 'preview' ||
  (model.status === 'choosing' && Boolean(errors)) ||
  model.status === 'complete';

const undoneInWords = ({
  removedCount,
  restoredCount,
}: Extract<ImportTenantsModel, { status: 'undone' }>) =>
  [
    removedCount > 0 &&
      `${counted(removedCount, 'tenant of the import was', 'tenants of the import were')} deleted.`,
    restoredCount > 0 &&
      `${counted(restoredCount, 'tenant has', 'tenants have')} the old values again.`,
    'The file can be imported again.',
  ]
    .filter(Boolean)
    .join(' ');

/** Focuses the heading of a new card, or the page heading if the focused element was removed. */
function useStatusFocus(status: ImportTenantsModel['status']) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(status);
  useEffect(() => {
    if (shown.current === status) return;
    shown.current = status;
    const hasCard =
      status === 'preview' || status === 'columns' || status === 'complete' || status === 'undone';
    if (status === 'uploading' || (!hasCard && document.activeElement !== document.body)) return;
    focusHeading(root.current, hasCard ? 'h2' : 'h1');
  }, [status]);
  return root;
}
