export { DataTable } from './DataTable.tsx';
export { type TableKeys, TableKeysContext } from './keys/tableKeys.ts';
export type {
  DataTableColumn,
  DataTableProps,
  SelectionLimitEvent,
  TableActions,
  TableDensity,
  TableSort,
} from './types.ts';
