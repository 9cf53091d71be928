import type { ImportPreviewRow, ImportResult } from '@audit-letters/api-client';
import {
  DataTable,
  type DataTableColumn,
  formatCount,
  Select,
  TableFooter,
  useClientRows,
} from '@audit-letters/ui';
import { useMemo, useState } from 'react';
import { hasOutcome, outcomeCounts } from './rowOutcomes.ts';

interface ImportRowsProps {
  /** The rows. */
  rows: readonly ImportPreviewRow[];
}

/** The rows in pages, with a filter for their outcome. */
export function ImportRows({ rows }: ImportRowsProps) {
  const [outcome, setOutcome] = useState('');
  const filter = useMemo(() => hasOutcome(outcome), [outcome]);
  const { table, footer } = useClientRows({ rows, columns, pageSize, filter });
  return (
    <>
      <div className="al-import-outcome">
        <Select
          label="Result"
          placeholder={`All (${formatCount(rows.length)})`}
          options={optionsOf(rows)}
          value={outcome}
          onValueChange={({ value }) => setOutcome(value ?? '')}
        />
      </div>
      <DataTable
        label="Rows of the file"
        columns={columns}
        rows={table.rows}
        getRowId={rowNumber}
        getRowLabel={rowName}
        emptyText="The file has no rows."
        height={320}
        density="compact"
        footer={footer.lastPage > 1 && <TableFooter {...footer} />}
      />
    </>
  );
}

/** '2,000 of 5,000 rows are shown.'; nothing if all are. */
export const ShownRows = ({ preview_rows = [], row_count = 0 }: ImportResult) =>
  preview_rows.length < row_count && (
    <p className="al-import-rows al-note">
      {`${formatCount(preview_rows.length)} of ${formatCount(row_count)} rows are shown.`}
    </p>
  );

/** Focuses the first heading of an element. */
export function focusHeading(section: HTMLElement | null, heading = 'h2, h3'): void {
  const found = section?.querySelector<HTMLElement>(heading);
  if (!found) return;
  found.tabIndex = -1;
  found.focus();
}

const pageSize = 100;

/** 'Already active (30)' */
const optionsOf = (rows: readonly ImportPreviewRow[]) =>
  [...outcomeCounts(rows)].map(([value, count]) => ({
    value,
    label: `${value} (${formatCount(count)})`,
  }));

const rowNumber = ({ row }: ImportPreviewRow) => row;
const rowName = ({ row }: ImportPreviewRow) => `row ${row}`;

const columns: readonly DataTableColumn<ImportPreviewRow>[] = [
  { accessorKey: 'row', header: 'Row', size: 70, meta: { align: 'end', rowHeader: true } },
  { accessorKey: 'outcome', header: 'Result', size: 150 },
  { accessorKey: 'name', header: 'Tenant', size: 160 },
  { accessorKey: 'unit', header: 'Unit', size: 80 },
  { accessorKey: 'facility_number', header: 'Facility Number' },
  { accessorKey: 'reason', header: 'Reason', size: 240 },
];
