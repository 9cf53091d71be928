import Chip from '@mui/material/Chip';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import { valueColumns } from '../rows.ts';
import { Buttons, contend, viewHeight } from './page.jsx';

/* DataGrid of MUI X Community, which draws the rows in view, at most 100. Its detail rows are part of the paid edition. */

const columns = [
  ...valueColumns.map((column) => ({
    field: column.key,
    headerName: column.header,
    width: 120,
    ...('end' in column && { align: 'right' }),
    ...('badge' in column && { renderCell: ({ value }) => <Chip size="small" label={value} /> }),
  })),
  { field: 'edit', headerName: '', width: 130, renderCell: () => <Buttons /> },
];

contend(
  ({ rows, onSelect }) => {
    const [model, setModel] = useState({ type: 'include', ids: new Set() });
    return (
      <div style={{ height: viewHeight }}>
        <DataGrid
          checkboxSelection
          hideFooter
          columns={columns}
          rows={rows}
          rowSelectionModel={model}
          onRowSelectionModelChange={(next) => {
            setModel(next);
            const included = next.type === 'include';
            onSelect(rows.map(({ id }) => id).filter((id) => next.ids.has(id) === included));
          }}
        />
      </div>
    );
  },
  {
    row: '.MuiDataGrid-row',
    check: '.MuiDataGrid-row input[type=checkbox]',
    checkAll: '.MuiDataGrid-columnHeaders input[type=checkbox]',
  },
);
