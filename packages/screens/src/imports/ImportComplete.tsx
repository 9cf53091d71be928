import { Card } from '@audit-letters/ui';
import type { ReactNode } from 'react';
import { hasChanges, ImportChanges, ImportWarnings } from './ImportChanges.tsx';
import { ImportFlow } from './ImportFlow.tsx';
import { ImportRows, ShownRows, useImportSections } from './ImportRows.tsx';
import type { ImportTenantsModel } from './importModel.ts';

type ImportCompleteProps = Omit<Extract<ImportTenantsModel, { status: 'complete' }>, 'status'> & {
  /** The links to the next steps. */
  next: ReactNode;
  /** Called to preview the file again; omitted, there is no button. */
  onPreviewAgain?: (() => void) | undefined;
};

/** The result of an import (IMP-6) in the steps of its preview, with the changes and the rows. */
export function ImportComplete({ result, next, onPreviewAgain, ...card }: ImportCompleteProps) {
  const { rows, changesRef, opens } = useImportSections();
  return (
    <>
      <Card title="Import Complete" role="status" className="al-import-wide">
        <ImportWarnings {...result} />
        <ImportFlow result={result} {...card} {...opens} />
      </Card>
      {next}
      {hasChanges(result) && (
        <Card ref={changesRef} title="Changes since the last import" className="al-import-wide">
          <ImportChanges {...result} onPreviewAgain={onPreviewAgain} />
        </Card>
      )}
      {result.preview_rows && result.preview_rows.length > 0 && (
        <Card ref={rows.ref} title="Rows of the file" className="al-import-preview">
          <ShownRows {...result} />
          <ImportRows {...rows} rows={result.preview_rows} />
        </Card>
      )}
    </>
  );
}
