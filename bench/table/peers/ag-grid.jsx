import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { valueColumns } from '../rows.ts';
import { Buttons, contend, viewHeight } from './page.jsx';

/* AG Grid Community, which draws the rows in view. Its detail rows are part of the paid edition. */

ModuleRegistry.registerModules([AllCommunityModule]);

const columns = [
  ...valueColumns.map((column) => ({
    field: column.key,
    headerName: column.header,
    width: 120,
    ...('end' in column && { type: 'rightAligned' }),
    ...('badge' in column && {
      cellRenderer: ({ value }) => <span className="badge">{value}</span>,
    }),
  })),
  { colId: 'edit', headerName: '', width: 130, cellRenderer: Buttons },
];
const selection = { mode: 'multiRow' };
const idOf = ({ data }) => String(data.id);

contend(
  ({ rows, onSelect }) => (
    <div style={{ height: viewHeight }}>
      <AgGridReact
        columnDefs={columns}
        rowData={rows}
        getRowId={idOf}
        rowSelection={selection}
        onSelectionChanged={({ api }) => onSelect(api.getSelectedRows().map(({ id }) => id))}
      />
    </div>
  ),
  {
    row: '.ag-row',
    check: '.ag-row .ag-checkbox-input',
    checkAll: '.ag-header .ag-checkbox-input',
  },
);
