import type { TableDensity } from '@audit-letters/ui';

/** The user's settings of a table. The app stores them. */
export interface TablePreferences {
  /** The keys of the hidden columns. */
  hiddenColumns: readonly string[];
  /** The row height. */
  density: TableDensity;
}

/** Table settings with their setter. */
export interface RememberedTable extends TablePreferences {
  /** The user changes a preference. */
  onChange: (change: Partial<TablePreferences>) => void;
}

/** The default settings: all columns, regular row height. */
export const usualTable: TablePreferences = { hiddenColumns: [], density: 'regular' };
