import type {
  ImportComparison,
  ImportPreviewRow,
  ImportResult,
  Software,
} from '@audit-letters/api-client';
import { softwareName } from '@audit-letters/api-client/values';
import { formatCount } from '@audit-letters/ui';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { counted } from '../format/counted.ts';
import { formatMoment } from '../format/dates/moment.ts';
import type { ImportedFiles } from './importModel.ts';
import { outcomes } from './rowOutcomes.ts';

export interface ImportFlowProps {
  /** The preview, or the result of the import. */
  result: ImportResult;
  /** Nothing is stored yet. */
  isPreview?: boolean;
  /** The names of the files, and when they were sent. */
  files?: ImportedFiles | undefined;
  /** The software of the files. */
  software?: Software | undefined;
  /** The address of the workbook of duplicates. */
  duplicatesHref?: string | null;
  /** The address of the workbook with the rows that were not imported. */
  reportHref?: string | null;
  /** The user opens the rows with an outcome; '' for all. */
  onRowsOpen: (event: { outcome: string }) => void;
  /** The user opens the changes since the last import. */
  onChangesOpen: () => void;
}

/** An import as steps: the file, its rows, the tenants, and what was left behind (IMP-58). */
export const ImportFlow = (props: ImportFlowProps) => (
  <ol className="al-import-flow">
    <Step title="File">
      <FileLines {...props} />
    </Step>
    <Step title="Rows">
      <RowLines {...props} />
    </Step>
    <Step title="Tenants">
      <TenantLines {...props} />
    </Step>
    <Step title="Left behind">
      <LeftLines {...props} />
    </Step>
  </ol>
);

const Step = ({ title, children }: { title: string; children: ReactNode }) => (
  <li>
    <h3>{title}</h3>
    {children}
  </li>
);

function FileLines({ result, isPreview, files, software }: ImportFlowProps) {
  const { facilities = [] } = result;
  const [first, ...others] = files?.names ?? [];
  const numbers = facilities.map(({ facility_number, row_count }) => (
    <li key={facility_number}>
      {facility_number}: {counted(row_count, 'row')}
    </li>
  ));
  return (
    <>
      <ul className="al-import-lines">
        {first !== undefined && <li data-head>{first}</li>}
        {others.map((name) => (
          <li key={name}>{name}</li>
        ))}
        {software && (
          <li {...(first === undefined && { 'data-head': '' })}>{softwareName(software)}</li>
        )}
        {files && (
          <li>
            {isPreview ? 'Previewed' : 'Imported'} {formatMoment(files.at)}
          </li>
        )}
        {numbers.length <= mostLines && numbers}
      </ul>
      {numbers.length > mostLines && (
        <details className="al-import-names">
          <summary>{`${formatCount(numbers.length)} facilities`}</summary>
          <ul>{numbers}</ul>
        </details>
      )}
    </>
  );
}

/** More facilities than these are shown on request. */
const mostLines = 3;

function RowLines({ result, isPreview, reportHref, onRowsOpen }: ImportFlowProps) {
  const { row_count, merged_row_count = 0, skipped_row_count = 0, error_count } = result;
  const rows = rowsOf(result);
  const remarked = rows.filter(outcomes.isRemarked);
  const [example] = remarked;
  const line = linesFor(rows, onRowsOpen);
  return (
    <>
      <ul className="al-import-lines">
        <li data-head>
          {row_count === undefined
            ? 'Not counted'
            : row_count === 0
              ? 'No rows read'
              : line(`${counted(row_count, 'row')} read`, '')}
        </li>
        {merged_row_count > 0 && (
          <li>
            {line(
              `${formatCount(merged_row_count)} ${merged_row_count === 1 ? 'further row' : 'further rows'} of a tenant`,
              outcomes.merged,
            )}
          </li>
        )}
        {skipped_row_count > 0 && (
          <li>
            {line(
              `${formatCount(skipped_row_count)} left out as ${skipped_row_count === 1 ? 'a vacant unit, total or heading' : 'vacant units, totals or headings'}`,
              outcomes.skipped,
            )}
          </li>
        )}
        {error_count > 0 && (
          <li>{line(`${formatCount(error_count)} with an error`, outcomes.refused)}</li>
        )}
        {example && (
          <li>
            {line(`${formatCount(remarked.length)} with a remark`, outcomes.remarked)}
            {`, such as “${example.reason}” (row ${example.row})`}
          </li>
        )}
      </ul>
      {!isPreview && reportHref && <DownloadLink href={reportHref}>Row report</DownloadLink>}
    </>
  );
}

function TenantLines({ result, isPreview, onRowsOpen, onChangesOpen }: ImportFlowProps) {
  const { insert_count, active_tenants_count: active, comparisons = [] } = result;
  const { changed, same, gone } = totalOf(comparisons);
  const line = linesFor(rowsOf(result), onRowsOpen);
  const imported = `${counted(insert_count, 'tenant')} ${isPreview ? 'to import' : 'imported'}`;
  return (
    <ul className="al-import-lines">
      <li data-head {...zero(insert_count)}>
        {isPreview && insert_count === 0
          ? 'No new tenants'
          : line(imported, isPreview ? outcomes.planned : outcomes.imported)}
      </li>
      {(active > 0 || !isPreview) && (
        <li {...zero(active)}>{line(`${formatCount(active)} already active`, outcomes.active)}</li>
      )}
      {!isPreview && comparisons.length > 0 && (
        <li>
          <Open onOpen={onChangesOpen}>{comparedInWords(result)}</Open>
        </li>
      )}
      {isPreview && changed > 0 && (
        <li>
          <Open onOpen={onChangesOpen}>{formatCount(changed)} changed</Open>
        </li>
      )}
      {isPreview && same > 0 && <li>{formatCount(same)} unchanged</li>}
      {isPreview && gone > 0 && (
        <li>
          <Open onOpen={onChangesOpen}>{formatCount(gone)} gone</Open>
        </li>
      )}
    </ul>
  );
}

/** In the result, the documents name three of these counts also when they are zero (IMP-6). */
function LeftLines({ result, isPreview, duplicatesHref, onRowsOpen }: ImportFlowProps) {
  const { error_count, bad_row_count: refused = 0, duplicate_tenant_count: duplicates } = result;
  const unknown = error_count - refused;
  const rows = rowsOf(result);
  const inBin = rows.filter(outcomes.isInBin).length;
  const all = error_count + duplicates + inBin;
  const line = linesFor(rows, onRowsOpen);
  return (
    <>
      <ul className="al-import-lines">
        <li data-head {...zero(all)}>
          {all === 0 ? 'Nothing' : counted(all, 'row')}
        </li>
        {(unknown > 0 || !isPreview) && (
          <li {...zero(unknown)}>
            {line(
              `${formatCount(unknown)} had a Prime Site ID not in the system`,
              outcomes.refused,
            )}
          </li>
        )}
        {refused > 0 && <li>{line(`${counted(refused, 'row')} refused`, outcomes.refused)}</li>}
        {(duplicates > 0 || !isPreview) && (
          <li {...zero(duplicates)}>
            {line(
              `${counted(duplicates, 'duplicate')} that ${duplicates === 1 ? 'has' : 'have'} already gone through the system`,
              outcomes.duplicate,
            )}
            {duplicatesHref && <DownloadLink href={duplicatesHref}>Download</DownloadLink>}
          </li>
        )}
        {inBin > 0 && (
          <li>
            {line(
              `${formatCount(inBin)} deleted before: the bin keeps the old answer and notes`,
              outcomes.inBin,
            )}
          </li>
        )}
      </ul>
      {result.missing_prime_ids.length > 0 && (
        <>
          <h4>Missing Prime Site IDs</h4>
          <ul className="al-import-ids">
            {result.missing_prime_ids.map((id) => (
              <li key={id}>{id}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const rowsOf = ({ preview_rows = [] }: ImportResult) => preview_rows;

/** The differences of all facilities of the file. */
function totalOf(comparisons: readonly ImportComparison[]) {
  const total = (count: (each: ImportComparison) => number) =>
    comparisons.reduce((sum, each) => sum + count(each), 0);
  return {
    added: total((each) => each.new_count),
    changed: total((each) => each.changed_count),
    same: total((each) => each.same_count),
    gone: total((each) => each.gone_count),
  };
}

/** The file compared with the tenants before the import, and what the import did about the differences (IMP-39). */
function comparedInWords({ comparisons = [], applied_count = 0 }: ImportResult): string {
  const { added, changed, same, gone } = totalOf(comparisons);
  const taken = applied_count > 0 ? `${formatCount(applied_count)} of them as chosen` : 'nobody';
  return `In the file ${formatCount(added)} ${added === 1 ? 'tenant is' : 'tenants are'} new, ${formatCount(changed)} changed, ${formatCount(same)} unchanged and ${formatCount(gone)} gone; the import changed ${taken}.`;
}

/** Counts of zero are quiet. */
const zero = (count: number) => (count === 0 ? { 'data-zero': '' } : {});

/** A count that opens the rows with an outcome; plain text if the server sent none of them. */
const linesFor =
  (rows: readonly ImportPreviewRow[], onRowsOpen: ImportFlowProps['onRowsOpen']) =>
  (text: string, outcome: string) =>
    rows.some(outcomes.filter(outcome)) ? (
      <Open onOpen={() => onRowsOpen({ outcome })}>{text}</Open>
    ) : (
      text
    );

const Open = ({ onOpen, children }: { onOpen: () => void; children: ReactNode }) => (
  <button type="button" className="al-import-open" onClick={onOpen}>
    {children}
  </button>
);

const DownloadLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener" className="al-import-download">
    <Download aria-hidden />
    {children}
  </a>
);
