import '../../../packages/ui/src/styles.css';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Badge } from '../../../packages/ui/src/badge/index.ts';
import { DataTable, type DataTableColumn } from '../../../packages/ui/src/data-table/index.ts';
import {
  noSelection,
  type Selection,
  selectionCount,
} from '../../../packages/ui/src/selection/index.ts';
import { ownSelectors } from '../contender.ts';
import { detailOf, type Facility, valueColumns } from '../rows.ts';

/* DataTable of @audit-letters/ui, used as its documentation shows. */

const columns: DataTableColumn<Facility>[] = [
  ...valueColumns.map(
    (column): DataTableColumn<Facility> => ({
      accessorKey: column.key,
      header: column.header,
      meta: {
        rowHeader: column.key === 'number',
        truncate: 'truncate' in column,
        align: 'end' in column ? 'end' : 'start',
      },
      cell: ({ row: { original } }) =>
        'badge' in column ? <Badge>{original[column.key]}</Badge> : original[column.key],
    }),
  ),
  {
    id: 'edit',
    header: 'Edit',
    meta: { headerHidden: true, noClick: true },
    cell: () => (
      <>
        <button type="button">Edit</button>
        <button type="button">Delete</button>
      </>
    ),
  },
];
const getRowId = ({ id }: Facility) => id;
const getRowLabel = ({ number }: Facility) => number;

let showRows: (rows: Facility[]) => void;

function App({ firstRows }: { firstRows: Facility[] }) {
  const [rows, setRows] = useState(firstRows);
  const [filter, setFilter] = useState('');
  const [selection, setSelection] = useState<Selection<number>>(noSelection);
  useEffect(() => {
    showRows = setRows;
  }, []);
  return (
    <>
      <input id="filter" value={filter} onChange={(event) => setFilter(event.target.value)} />
      <DataTable
        label="Facilities"
        columns={columns}
        rows={rows}
        getRowId={getRowId}
        getRowLabel={getRowLabel}
        emptyText="No facilities to show."
        renderDetail={detailOf}
        selection={selection}
        onSelectionChange={({ selection }) => setSelection(selection)}
      />
      <p>{selectionCount(selection)} selected</p>
    </>
  );
}

window.contender = {
  mount: (root, rows) => flushSync(() => createRoot(root).render(<App firstRows={rows} />)),
  replace: (rows) => flushSync(() => showRows(rows)),
  find: ownSelectors,
};
