export { DataTable } from './DataTable.tsx';
export type {
  DataTableColumn,
  DataTableProps,
  SelectionLimitEvent,
  TableActions,
  TableDensity,
  TableSort,
} from './types.ts';
