import '@mantine/core/styles.css';
import 'mantine-datatable/styles.css';
import { Badge, MantineProvider } from '@mantine/core';
import { DataTable } from 'mantine-datatable';
import { detailOf, valueColumns } from '../rows.ts';
import { Buttons, contend } from './page.jsx';

/* mantine-datatable: rows expand by a click, as its documentation shows. */

const columns = [
  ...valueColumns.map((column) => ({
    accessor: column.key,
    title: column.header,
    ellipsis: 'truncate' in column,
    textAlign: 'end' in column ? 'right' : 'left',
    ...('badge' in column && { render: (row) => <Badge>{row[column.key]}</Badge> }),
  })),
  { accessor: 'edit', title: '', render: () => <Buttons /> },
];

contend(
  ({ rows, selected, onSelect }) => {
    const chosen = new Set(selected);
    return (
      <MantineProvider>
        <DataTable
          columns={columns}
          records={rows}
          rowExpansion={{ allowMultiple: true, content: ({ record }) => detailOf(record) }}
          selectedRecords={rows.filter(({ id }) => chosen.has(id))}
          onSelectedRecordsChange={(records) => onSelect(records.map(({ id }) => id))}
        />
      </MantineProvider>
    );
  },
  {
    row: '.mantine-datatable-row',
    expander: '.mantine-datatable-row > td:nth-child(2)',
    check: '.mantine-datatable-row input[type=checkbox]',
    checkAll: 'thead input[type=checkbox]',
  },
);
