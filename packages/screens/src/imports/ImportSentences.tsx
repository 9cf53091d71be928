import type { ImportResult, Software } from '@audit-letters/api-client';
import { softwareName } from '@audit-letters/api-client/values';
import { formatCount } from '@audit-letters/ui';
import { counted } from '../format/counted.ts';
import { formatMoment } from '../format/dates/moment.ts';
import { FileLink } from '../layout/FileLink.tsx';
import type { ImportedFiles } from './importModel.ts';
import { isRemarked } from './rowOutcomes.ts';

interface ImportSentencesProps {
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
}

/** What an import did or would do, in the sentences of the documents (IMP-6), and what else to look at (IMP-6). */
export function ImportSentences({
  result,
  isPreview = false,
  duplicatesHref,
  reportHref,
  ...origin
}: ImportSentencesProps) {
  const { preview_rows = [], bad_row_count: refused = 0, missing_prime_ids } = result;
  const duplicates = result.duplicate_tenant_count;
  const { remarked_row_count: remarked = 0, in_bin_row_count: inBin = 0 } = result;
  const example = preview_rows.find(isRemarked);
  return (
    <>
      <p className="al-import-rows al-note">{originOf({ result, isPreview, ...origin })}</p>
      <ul className="al-import-result">
        <li>{`${counted(result.insert_count, 'tenant')} ${isPreview ? 'to import' : 'imported'}`}</li>
        <li>{formatCount(result.active_tenants_count)} already active</li>
        <li>{formatCount(result.error_count - refused)} had a Prime Site ID not in the system</li>
        <li>
          {`${counted(duplicates, 'duplicate that has', 'duplicates that have')} already gone through the system`}
          {duplicatesHref && <FileLink href={duplicatesHref}>Download</FileLink>}
        </li>
        {missing_prime_ids.length > 0 && (
          <li>Missing Prime Site IDs: {missing_prime_ids.join(', ')}</li>
        )}
        {refused > 0 && <li>{counted(refused, 'row')} refused</li>}
        {example && (
          <li>
            {`${counted(remarked, 'row')} with a remark, such as “${example.reason}” (row ${example.row})`}
          </li>
        )}
        {inBin > 0 && (
          <li>{`${formatCount(inBin)} deleted before: the bin keeps the old answer and notes`}</li>
        )}
        {reportHref && (
          <li>
            <FileLink href={reportHref}>Row report</FileLink>
          </li>
        )}
      </ul>
    </>
  );
}

/** 'rent-roll.xlsx, Storedge, imported 3/10/2026, 10:00 AM, D-1042: 388 rows' */
function originOf({ result, isPreview, files, software }: ImportSentencesProps): string {
  const { facilities = [], row_count } = result;
  return [
    ...(files?.names ?? []),
    software && softwareName(software),
    files && `${isPreview ? 'previewed' : 'imported'} ${formatMoment(files.at)}`,
    ...(facilities.length > mostNamed
      ? [`${formatCount(facilities.length)} facilities`]
      : facilities.map((each) => `${each.facility_number}: ${counted(each.row_count, 'row')}`)),
    row_count !== undefined && `${counted(row_count, 'row')} read`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** More facilities than these are only counted. */
const mostNamed = 3;
