import type { ImportResult } from '@audit-letters/api-client';
import { Card, formatCount } from '@audit-letters/ui';
import { Download } from 'lucide-react';
import type { ImportTenantsModel } from './ImportTenantsScreen.tsx';

type ImportCompleteProps = Omit<Extract<ImportTenantsModel, { status: 'complete' }>, 'status'>;

/** What became of an import's rows (Tenants and people spec §2, Upload Tenants). */
export const ImportComplete = ({ result, duplicatesHref, reportHref }: ImportCompleteProps) => (
  <Card title="Import Complete" role="status">
    <ul className="al-import-result">
      <li>{result.insert_count} tenants imported</li>
      <li>{result.active_tenants_count} already active</li>
      <li>{result.error_count} had a Prime Site ID not in the system</li>
      <li>
        {result.duplicate_tenant_count} duplicates that have already gone through the system
        {duplicatesHref && (
          <a href={duplicatesHref} target="_blank" rel="noopener" className="al-import-download">
            <Download aria-hidden />
            Download
          </a>
        )}
      </li>
    </ul>
    <MissingPrimeIds ids={result.missing_prime_ids} />
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

/** The sites that rows name and nobody knows. */
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

/** '412 rows read, 8 of them further units of a tenant, 4 left out as vacant units, totals or headings.' */
export function rowsInWords({ row_count, merged_row_count, skipped_row_count }: ImportResult) {
  if (row_count === undefined) return null;
  const parts = [
    merged_row_count ? `${formatCount(merged_row_count)} of them further units of a tenant` : null,
    skipped_row_count
      ? `${formatCount(skipped_row_count)} left out as vacant units, totals or headings`
      : null,
  ].filter(Boolean);
  return `${[`${formatCount(row_count)} rows read`, ...parts].join(', ')}.`;
}
