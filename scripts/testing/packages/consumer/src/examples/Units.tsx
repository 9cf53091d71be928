import { DataTable, type DataTableColumn, TableFooter, useClientRows } from '@audit-letters/ui';

interface Unit {
  id: number;
  name: string;
  rent: number;
}

// Outside the component: a stable array avoids rendering the rows again.
const columns: DataTableColumn<Unit>[] = [
  { accessorKey: 'name', header: 'Unit', meta: { rowHeader: true } },
  {
    accessorKey: 'rent',
    header: 'Rent',
    meta: { align: 'end' },
    cell: ({ row }) => `$${row.original.rent}`,
  },
];

export function Units({ units }: { units: Unit[] }) {
  const { table, footer } = useClientRows({ rows: units, columns });
  return (
    <DataTable
      label="Units"
      columns={columns}
      {...table}
      getRowId={({ id }) => id}
      getRowLabel={({ name }) => name}
      emptyText="No units."
      footer={<TableFooter {...footer} />}
    />
  );
}
