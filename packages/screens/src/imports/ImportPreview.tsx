import type { ImportPreviewRow, ImportResult } from '@audit-letters/api-client';
import { Banner, Button, Card } from '@audit-letters/ui';
import { useMemo } from 'react';
import { counted } from '../format/counted.ts';
import { hasChanges, ImportSummary, ImportWarnings, ListedChanges } from './ImportChanges.tsx';
import { ImportChoicesTable } from './ImportChoicesTable.tsx';
import { NamedColumns } from './ImportColumnsForm.tsx';
import { ImportRows } from './ImportRows.tsx';
import { ImportSentences } from './ImportSentences.tsx';
import { choiceRows, choicesOf, tickedAtFirst } from './importChoices.ts';
import type { ImportTenantsModel, ImportTenantsScreenProps } from './importModel.ts';
import { outcomeCounts, plannedResult } from './rowOutcomes.ts';

type ImportPreviewProps = Omit<Extract<ImportTenantsModel, { status: 'preview' }>, 'status'> &
  Pick<
    ImportTenantsScreenProps,
    'nextLinks' | 'onColumnsChange' | 'onTickedChange' | 'onTenantOpen' | 'onPreviewAgain'
  > & {
    /** The user confirms the import, with the ticked changes. */
    onConfirm: ImportTenantsScreenProps['onPreviewConfirm'];
    /** The user discards the preview. */
    onDiscard: () => void;
  };

/** The result of an import before anything is stored (IMP-23). */
export function ImportPreview(props: ImportPreviewProps) {
  const { software, files, isStale = false, onConfirm, onPreviewAgain, onDiscard } = props;
  const result = useMemo(() => plannedResult(props.result), [props.result]);
  const rows = useMemo(() => choiceRows(result.differences), [result]);
  const atFirst = useMemo(
    () => (isSuspicious(result) ? noTicks : tickedAtFirst(rows)),
    [result, rows],
  );
  const ticked = props.ticked ?? atFirst;
  const taken = rows.filter(({ key }) => ticked.has(key));
  return (
    <Card
      title="Import Preview"
      className="al-import-preview"
      footer={
        <>
          <Button
            variant="primary"
            {...(result.insert_count + taken.length === 0 && {
              disabledReason: 'The file has no new tenant, and no change is ticked.',
            })}
            onClick={() => onConfirm({ apply: choicesOf(taken) })}
          >
            {confirmLabel(result.insert_count, taken.length)}
          </Button>
          <Button onClick={onDiscard}>Discard</Button>
        </>
      }
    >
      {isStale && (
        <Banner tone="warning" title="Tenants have changed since this preview.">
          Preview the file again to see their present values.
          <Button onClick={onPreviewAgain}>Preview again</Button>
        </Banner>
      )}
      <ImportWarnings {...result} />
      <p aria-live="polite">Nothing has been stored yet.</p>
      {props.columns && <NamedColumns columns={props.columns} onChange={props.onColumnsChange} />}
      <ImportSentences result={result} isPreview software={software} files={files} />
      {software === 'easystorage' && (
        <p className="al-import-rows al-note">
          An insurance in the insurance sheet becomes a monitor note of its tenant. It sets no
          coverage.
        </p>
      )}
      {hasChanges(result) && (
        <>
          <h3 className="al-import-missing">Changes since the last import</h3>
          <ImportSummary {...result} />
        </>
      )}
      <ListedChanges {...result} />
      {rows.length > 0 && (
        <ImportChoicesTable
          rows={rows}
          ticked={ticked}
          onTickedChange={props.onTickedChange}
          tenantsHref={props.nextLinks.tenants}
          onTenantOpen={props.onTenantOpen}
        />
      )}
      <h3 className="al-import-missing">Rows of the file</h3>
      <ImportRows
        rows={result.preview_rows ?? noRows}
        rowCount={result.row_count ?? 0}
        outcomes={outcomeCounts(result)}
      />
    </Card>
  );
}

const noRows: readonly ImportPreviewRow[] = [];
const noTicks: ReadonlySet<string> = new Set();

/** A file that may be another facility's changes nobody unless each change is ticked. */
const isSuspicious = ({ comparisons = [] }: ImportResult) =>
  comparisons.some((each) => each.is_suspicious);

function confirmLabel(inserted: number, changed: number): string {
  const changes = counted(changed, 'Change');
  if (changed === 0) return inserted === 0 ? 'Import' : `Import ${counted(inserted, 'Tenant')}`;
  return inserted === 0
    ? `Apply ${changes}`
    : `Import ${counted(inserted, 'Tenant')} and apply ${changes}`;
}
