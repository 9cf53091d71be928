import type { ImportOutcome, ImportPreviewRow } from '@audit-letters/api-client';
import {
  DataTable,
  type DataTableColumn,
  formatCount,
  Select,
  TableFooter,
  useClientRows,
} from '@audit-letters/ui';
import { useMemo, useState } from 'react';
import { hasOutcome } from './rowOutcomes.ts';

interface ImportRowsProps {
  /** The rows. */
  rows: readonly ImportPreviewRow[];
  /** The number of all rows, if only the first are given. */
  rowCount: number;
  /** The number of rows of each outcome, to filter by; omitted, there is no filter. */
  outcomes?: readonly ImportOutcome[];
}

/** The rows in pages, with a filter for their outcome. */
export function ImportRows({ rows, rowCount, outcomes = [] }: ImportRowsProps) {
  const [outcome, setOutcome] = useState('');
  const filter = useMemo(() => hasOutcome(outcome), [outcome]);
  const { table, footer } = useClientRows({ rows, columns, pageSize, filter });
  return (
    <>
      {rows.length < rowCount && (
        <p className="al-import-rows al-note">
          {`${formatCount(rows.length)} of ${formatCount(rowCount)} rows are shown.`}
        </p>
      )}
      {outcomes.length > 0 && (
        <div className="al-import-outcome">
          <Select
            label="Result"
            placeholder={`All (${formatCount(rowCount)})`}
            options={outcomes.map(({ outcome: value, row_count }) => ({
              value,
              label: `${value} (${formatCount(row_count)})`,
            }))}
            value={outcome}
            onValueChange={({ value }) => setOutcome(value ?? '')}
          />
        </div>
      )}
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

/** Focuses the first heading of an element. */
export function focusHeading(section: HTMLElement | null, heading = 'h2, h3'): void {
  const found = section?.querySelector<HTMLElement>(heading);
  if (!found) return;
  found.tabIndex = -1;
  found.focus();
}

const pageSize = 100;

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
