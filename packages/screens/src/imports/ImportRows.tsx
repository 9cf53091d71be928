import type { ImportPreviewRow, ImportResult } from '@audit-letters/api-client';
import {
  DataTable,
  type DataTableColumn,
  formatCount,
  Select,
  TableFooter,
  useClientRows,
} from '@audit-letters/ui';
import { useMemo, useRef, useState } from 'react';
import { outcomes } from './rowOutcomes.ts';

export interface ImportRowsProps {
  /** The rows. */
  rows: readonly ImportPreviewRow[];
  /** The outcome of the shown rows; '' for all. */
  outcome: string;
  /** The user chooses an outcome. */
  onOutcomeChange: (change: { outcome: string }) => void;
}

/** The rows in pages, with a filter for their outcome. */
export function ImportRows({ rows, outcome, onOutcomeChange }: ImportRowsProps) {
  const filter = useMemo(() => outcomes.filter(outcome), [outcome]);
  const { table, footer } = useClientRows({ rows, columns, pageSize, filter });
  return (
    <>
      <div className="al-import-outcome">
        <Select
          label="Result"
          placeholder={`All (${formatCount(rows.length)})`}
          options={optionsOf(rows)}
          value={outcome}
          onValueChange={({ value }) => onOutcomeChange({ outcome: value ?? '' })}
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
    <p className="al-import-rows">
      {`${formatCount(preview_rows.length)} of ${formatCount(row_count)} rows are shown.`}
    </p>
  );

/** The sections below the steps of an import, which a step opens: it filters the rows and moves the focus to the heading. */
export function useImportSections() {
  const [outcome, setOutcome] = useState('');
  const rows = useRef<HTMLDivElement>(null);
  const changes = useRef<HTMLDivElement>(null);
  const onOutcomeChange = (change: { outcome: string }) => setOutcome(change.outcome);
  return {
    rows: { ref: rows, outcome, onOutcomeChange },
    changesRef: changes,
    opens: {
      onRowsOpen: (change: { outcome: string }) => {
        onOutcomeChange(change);
        focusHeading(rows.current);
      },
      onChangesOpen: () => focusHeading(changes.current),
    },
  };
}

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
  [...outcomes.counts(rows)].map(([value, count]) => ({
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
