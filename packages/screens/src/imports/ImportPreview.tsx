import type { ImportPreviewRow, ImportResult, Software } from '@audit-letters/api-client';
import {
  Banner,
  Button,
  Card,
  DataTable,
  type DataTableColumn,
  formatCount,
  Select,
  TableFooter,
} from '@audit-letters/ui';
import { useState } from 'react';
import { softwareName } from '../format/software.ts';
import { hasChanges, ImportChanges } from './ImportChanges.tsx';
import { counted, MissingPrimeIds, RowsOfFacilities, rowsInWords } from './ImportComplete.tsx';

export interface ImportPreviewProps {
  /** The preview from the server. */
  result: ImportResult;
  /** The software that the import sets at its facilities. */
  software: Software;
  /** The user confirms the import. */
  onConfirm: () => void;
  /** The user discards the preview. */
  onDiscard: () => void;
}

/** The result of an import before anything is stored (IMP-23). */
export const ImportPreview = ({ result, software, onConfirm, onDiscard }: ImportPreviewProps) => (
  <Card
    title="Import Preview"
    className="al-import-preview"
    footer={
      <>
        <Button onClick={onDiscard}>Discard</Button>
        <Button variant="primary" disabled={result.insert_count === 0} onClick={onConfirm}>
          {`Import ${counted(result.insert_count, 'Tenant')}`}
        </Button>
      </>
    }
  >
    <p aria-live="polite">Nothing has been stored yet. An import of these files would give:</p>
    <ul className="al-import-result">
      <li>{counted(result.insert_count, 'new tenant')}</li>
      <li>
        {formatCount(result.active_tenants_count)} who{' '}
        {result.active_tenants_count === 1 ? 'is' : 'are'} already active
      </li>
      <li>{counted(result.error_count, 'row')} with a Prime Site ID not in the system</li>
      <li>
        {formatCount(result.duplicate_tenant_count)} who{' '}
        {result.duplicate_tenant_count === 1 ? 'has' : 'have'} gone through the system already
      </li>
    </ul>
    {hasChanges(result) && (
      <>
        <h3 className="al-import-missing">Changes since the last import</h3>
        <ImportChanges {...result} />
      </>
    )}
    <MissingPrimeIds ids={result.missing_prime_ids} />
    <RowsOfFacilities facilities={result.facilities} />
    <SoftwareChanges software={software} facilities={result.facilities} />
    <p className="al-import-rows">
      {rowsInWords(result)}
      {shownInWords(result)}
    </p>
    <PreviewRows rows={result.preview_rows ?? noRows} />
  </Card>
);

/** An import sets the software of its facilities (IMP-20). */
const SoftwareChanges = ({
  software,
  facilities = [],
}: Pick<ImportPreviewProps, 'software'> & Pick<ImportResult, 'facilities'>) =>
  facilities
    .filter((facility) => facility.software && facility.software !== software)
    .map((facility) => (
      <Banner key={facility.facility_number} tone="warning">
        {`${facility.facility_number} uses ${softwareName(facility.software ?? '')}; this import sets it to ${softwareName(software)}.`}
      </Banner>
    ));

const shownInWords = ({ preview_rows = [], row_count = 0 }: ImportResult) =>
  preview_rows.length < row_count && ` ${formatCount(preview_rows.length)} of them are shown.`;

/** The rows in pages, with a filter for their outcome. */
function PreviewRows({ rows }: { rows: readonly ImportPreviewRow[] }) {
  const [outcome, setOutcome] = useState('');
  const [page, setPage] = useState(1);
  const matching = outcome === '' ? rows : rows.filter((row) => row.outcome === outcome);
  const first = (page - 1) * pageSize;
  const shown = matching.slice(first, first + pageSize);
  return (
    <>
      <div className="al-import-outcome">
        <Select
          label="Result"
          placeholder={`All (${formatCount(rows.length)})`}
          options={outcomesOf(rows)}
          value={outcome}
          onValueChange={({ value }) => {
            setOutcome(value);
            setPage(1);
          }}
        />
      </div>
      <DataTable
        label="Rows of the file"
        columns={columns}
        rows={shown}
        getRowId={rowNumber}
        getRowLabel={rowName}
        emptyText="The file has no rows."
        height={320}
        density="compact"
        footer={
          matching.length > pageSize && (
            <TableFooter
              from={first + 1}
              to={first + shown.length}
              total={matching.length}
              page={page}
              lastPage={Math.ceil(matching.length / pageSize)}
              onPageChange={(change) => setPage(change.page)}
            />
          )
        }
      />
    </>
  );
}

const pageSize = 100;

/** 'Already active (30)' */
function outcomesOf(rows: readonly ImportPreviewRow[]) {
  const counts = new Map<string, number>();
  for (const { outcome } of rows) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({
    value,
    label: `${outcomeName(value)} (${formatCount(count)})`,
  }));
}

const outcomeName = (outcome: string) => (outcome === 'Imported' ? 'Will be imported' : outcome);

const noRows: readonly ImportPreviewRow[] = [];
const rowNumber = ({ row }: ImportPreviewRow) => row;
const rowName = ({ row }: ImportPreviewRow) => `row ${row}`;

const columns: readonly DataTableColumn<ImportPreviewRow>[] = [
  { key: 'row', header: 'Row', align: 'end', rowHeader: true, cell: ({ row }) => row },
  { key: 'outcome', header: 'Result', cell: ({ outcome }) => outcomeName(outcome) },
  { key: 'name', header: 'Tenant', cell: ({ name }) => name },
  { key: 'unit', header: 'Unit', cell: ({ unit }) => unit },
  { key: 'facility', header: 'Facility Number', cell: ({ facility_number }) => facility_number },
  { key: 'reason', header: 'Reason', cell: ({ reason }) => reason },
];
