import { Card, CollapsibleCard } from '@audit-letters/ui';
import type { ReactNode } from 'react';
import { hasChanges, ImportChanges } from './ImportChanges.tsx';
import { ImportRows } from './ImportRows.tsx';
import { ImportSentences } from './ImportSentences.tsx';
import type { ImportTenantsModel } from './importModel.ts';
import { outcomeCounts } from './rowOutcomes.ts';

type ImportCompleteProps = Omit<Extract<ImportTenantsModel, { status: 'complete' }>, 'status'> & {
  /** The links to the next steps. */
  next: ReactNode;
  /** Called to preview the file again. */
  onPreviewAgain: () => void;
};

/** The result of an import in sentences (IMP-6), with the changes, and the rows on request. */
export const ImportComplete = ({ result, next, onPreviewAgain, ...card }: ImportCompleteProps) => (
  <>
    <Card title="Import Complete" role="status">
      <ImportSentences result={result} {...card} />
    </Card>
    {next}
    {hasChanges(result) && (
      <Card title="Changes since the last import">
        <ImportChanges {...result} onPreviewAgain={onPreviewAgain} />
      </Card>
    )}
    {result.preview_rows && result.preview_rows.length > 0 && (
      <CollapsibleCard title="Show rows" defaultOpen={false} className="al-import-preview">
        <ImportRows
          rows={result.preview_rows}
          rowCount={result.row_count ?? 0}
          outcomes={outcomeCounts(result)}
        />
      </CollapsibleCard>
    )}
  </>
);
