import { DataTable, type DataTableColumn, TableFooter, useClientRows } from '@audit-letters/ui';

interface Unit {
  id: number;
  name: string;
  rent: number;
}

// Outside the component: a stable array avoids rendering the rows again.
const columns: DataTableColumn<Unit>[] = [
  { key: 'name', header: 'Unit', cell: ({ name }) => name, rowHeader: true, sort: true },
  { key: 'rent', header: 'Rent', cell: ({ rent }) => `$${rent}`, align: 'end', sort: true },
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
