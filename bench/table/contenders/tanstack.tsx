import {
  type Cell,
  createColumnHelper,
  type Row,
  rowExpandingFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ownSelectors } from '../contender.ts';
import { detailOf, type Facility, valueColumns } from '../rows.ts';

/* TanStack Table 9 as its documentation shows it: all state in the table, rows that subscribe to their part of it. */

const features = tableFeatures({ rowExpandingFeature, rowSelectionFeature });
const helper = createColumnHelper<typeof features, Facility>();
const columns = helper.columns([
  ...valueColumns.map((column) =>
    helper.accessor(column.key, {
      header: column.header,
      cell: ({ getValue }) =>
        'truncate' in column ? (
          <span className="al-table-truncate">{getValue()}</span>
        ) : 'badge' in column ? (
          <span className="al-badge">{getValue()}</span>
        ) : (
          getValue()
        ),
    }),
  ),
  helper.display({
    id: 'edit',
    cell: () => (
      <>
        <button type="button">Edit</button>
        <button type="button">Delete</button>
      </>
    ),
  }),
]);
const classes = new Map<string, string>(
  valueColumns.map((column) => [
    column.key,
    'end' in column ? 'al-table-end' : 'truncate' in column ? 'al-table-cut' : '',
  ]),
);

let showRows: (rows: Facility[]) => void;

function App({ firstRows }: { firstRows: Facility[] }) {
  const [rows, setRows] = useState(firstRows);
  const [filter, setFilter] = useState('');
  useEffect(() => {
    showRows = setRows;
  }, []);
  const table = useTable(
    {
      features,
      columns,
      data: rows,
      getRowId: ({ id }) => `${id}`,
      getRowCanExpand: () => true,
      autoResetExpanded: false,
    },
    ({ rowSelection }) => ({ rowSelection }),
  );
  const all = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (all.current)
      all.current.indeterminate = table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected();
  });
  const cellOf = (cell: Cell<typeof features, Facility>) =>
    cell.column.id === 'number' ? (
      <th key={cell.id} scope="row">
        <table.FlexRender cell={cell} />
      </th>
    ) : (
      <td key={cell.id} className={classes.get(cell.column.id) || undefined}>
        <table.FlexRender cell={cell} />
      </td>
    );
  const rowOf = (row: Row<typeof features, Facility>) => (
    <table.Subscribe
      key={row.id}
      selector={({ rowSelection, expanded }) => ({
        selected: Boolean(rowSelection[row.id]),
        expanded: expanded !== true && Boolean(expanded[row.id]),
      })}
    >
      {({ selected, expanded }) => (
        <>
          <tr data-selected={selected || undefined} data-expanded={expanded || undefined}>
            <td className="al-table-mark" data-no-click="">
              <input
                type="checkbox"
                className="al-checkbox al-table-check"
                aria-label={`Select ${row.original.number}`}
                checked={selected}
                onChange={row.getToggleSelectedHandler()}
              />
            </td>
            <td className="al-table-mark">
              <button
                type="button"
                className="al-table-expander"
                aria-label={`Details of ${row.original.number}`}
                aria-expanded={expanded}
                onClick={row.getToggleExpandedHandler()}
              />
            </td>
            {row.getAllCells().map(cellOf)}
          </tr>
          {expanded && (
            <tr className="al-table-detail">
              <td colSpan={valueColumns.length + 3}>
                <div className="al-table-detail-body">{detailOf(row.original)}</div>
              </td>
            </tr>
          )}
        </>
      )}
    </table.Subscribe>
  );
  return (
    <>
      <input id="filter" value={filter} onChange={(event) => setFilter(event.target.value)} />
      <div className="al-table">
        <section className="al-table-scroll">
          <table>
            <thead>
              <tr>
                <th className="al-table-mark">
                  <input
                    ref={all}
                    type="checkbox"
                    className="al-checkbox al-table-check"
                    aria-label="Select all"
                    checked={table.getIsAllRowsSelected()}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
                </th>
                <th className="al-table-mark" />
                {table.getLeafHeaders().map((header) => (
                  <th key={header.id}>
                    <table.FlexRender header={header} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="al-table-rows al-table-clickable">
              {table.getRowModel().rows.map(rowOf)}
            </tbody>
          </table>
        </section>
      </div>
      <p>{Object.keys(table.state.rowSelection).length} selected</p>
    </>
  );
}

window.contender = {
  mount: (root, rows) => flushSync(() => createRoot(root).render(<App firstRows={rows} />)),
  replace: (rows) => flushSync(() => showRows(rows)),
  find: ownSelectors,
};
