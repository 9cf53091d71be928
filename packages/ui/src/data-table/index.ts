export {
  actionsOf,
  type DataTableColumn,
  type DataTableColumnMeta,
  type DataTableFeatures,
} from './columns.ts';
export { DataTable } from './DataTable.tsx';
export { type TableKeys, TableKeysContext } from './keys/tableKeys.ts';
export type {
  ColumnLayout,
  DataTableProps,
  TableActions,
  TableDensity,
  TableSort,
} from './types.ts';
