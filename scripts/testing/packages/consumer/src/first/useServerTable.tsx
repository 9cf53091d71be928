import { DataTable, type DataTableColumn } from '@audit-letters/ui/data-table';
import { useServerTable } from '@audit-letters/ui/server-table';
import { TableFooter } from '@audit-letters/ui/table-footer';

interface Unit {
  id: number;
  name: string;
}

interface UnitsProps {
  listUnits: (page: number) => Promise<{ rows: Unit[]; total: number }>;
}

const columns: DataTableColumn<Unit>[] = [
  { accessorKey: 'name', header: 'Unit', meta: { rowHeader: true } },
];

export function Units({ listUnits }: UnitsProps) {
  const { table, footer } = useServerTable({ call: ({ page }) => listUnits(page) });
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
