import type { ColumnLayout, TableDensity } from '@audit-letters/ui';

/** The user's settings of a table. The app stores them. */
export interface TablePreferences extends Required<ColumnLayout> {
  /** The row height. */
  density: TableDensity;
}

/** Table settings with their setter. */
export interface RememberedTable extends TablePreferences {
  /** The user changes a preference. */
  onChange: (change: Partial<TablePreferences>) => void;
}

/** The default settings: the columns as the app defines them, compact rows. */
export const usualTable: TablePreferences = {
  columnVisibility: {},
  columnOrder: [],
  pinnedColumns: [],
  columnSizes: {},
  density: 'compact',
};
