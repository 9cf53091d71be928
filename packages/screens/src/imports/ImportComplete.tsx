import type { ImportResult } from '@audit-letters/api-client';
import { Card, formatCount } from '@audit-letters/ui';
import Download from 'lucide-react/icons/download';
import { counted } from '../format/counted.ts';
import type { ImportTenantsModel } from './importModel.ts';

type ImportCompleteProps = Omit<Extract<ImportTenantsModel, { status: 'complete' }>, 'status'>;

/** The result of an import, with the number of rows (IMP-6). */
export const ImportComplete = ({ result, duplicatesHref, reportHref }: ImportCompleteProps) => (
  <Card title="Import Complete" role="status">
    <ul className="al-import-result">
      <li {...zero(result.insert_count)}>{counted(result.insert_count, 'tenant')} imported</li>
      <li {...zero(result.active_tenants_count)}>{result.active_tenants_count} already active</li>
      <li {...zero(unknownSites(result))}>
        {unknownSites(result)} had a Prime Site ID not in the system
      </li>
      {result.bad_row_count ? (
        <li>
          {counted(result.bad_row_count, 'row')} {result.bad_row_count === 1 ? 'was' : 'were'}{' '}
          refused
        </li>
      ) : null}
      <li {...zero(result.duplicate_tenant_count)}>
        {counted(result.duplicate_tenant_count, 'duplicate')} that{' '}
        {result.duplicate_tenant_count === 1 ? 'has' : 'have'} already gone through the system
        {duplicatesHref && (
          <a href={duplicatesHref} target="_blank" rel="noopener" className="al-import-download">
            <Download aria-hidden />
            Download
          </a>
        )}
      </li>
    </ul>
    <MissingPrimeIds ids={result.missing_prime_ids} />
    <RowsOfFacilities facilities={result.facilities} />
    {(reportHref || result.row_count !== undefined) && (
      <p className="al-import-rows">
        {rowsInWords(result)}
        {reportHref && (
          <a href={reportHref} target="_blank" rel="noopener" className="al-import-download">
            <Download aria-hidden />
            Row report
          </a>
        )}
      </p>
    )}
  </Card>
);

/** Counts of zero are quiet. */
const zero = (count: number) => (count === 0 ? { 'data-zero': '' } : {});

const unknownSites = ({ error_count, bad_row_count = 0 }: ImportResult) =>
  error_count - bad_row_count;

/** The site ids without a facility (IMP-12). */
export const MissingPrimeIds = ({ ids }: { ids: readonly string[] }) =>
  ids.length > 0 && (
    <>
      <h3 className="al-import-missing">Missing Prime Site IDs</h3>
      <ul className="al-import-ids">
        {ids.map((id) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
    </>
  );

/** The facilities that the rows are for. */
export const RowsOfFacilities = ({ facilities = [] }: Pick<ImportResult, 'facilities'>) =>
  facilities.length > 0 && (
    <>
      <h3 className="al-import-missing">Facilities of the rows</h3>
      <ul className="al-import-ids">
        {facilities.map(({ facility_number, row_count }) => (
          <li key={facility_number}>
            {facility_number}: {counted(row_count, 'row')}
          </li>
        ))}
      </ul>
    </>
  );

/** '412 rows read, 8 of them further rows of a tenant, 4 left out as vacant units, totals or headings.' */
export function rowsInWords({ row_count, merged_row_count, skipped_row_count }: ImportResult) {
  if (row_count === undefined) return null;
  const parts = [
    merged_row_count
      ? `${formatCount(merged_row_count)} of them ${merged_row_count === 1 ? 'a further row' : 'further rows'} of a tenant`
      : null,
    skipped_row_count
      ? `${formatCount(skipped_row_count)} left out as ${skipped_row_count === 1 ? 'a vacant unit, total or heading' : 'vacant units, totals or headings'}`
      : null,
  ].filter(Boolean);
  return `${[`${counted(row_count, 'row')} read`, ...parts].join(', ')}.`;
}
