import type { TableDensity } from '@audit-letters/ui';

/** How a reader wants a table; remembered by the app. */
export interface TablePreferences {
  /** Keys of the columns not shown. */
  hiddenColumns: readonly string[];
  density: TableDensity;
}

/** Preferences, and what changes them. */
export interface RememberedTable extends TablePreferences {
  onChange: (change: Partial<TablePreferences>) => void;
}

/** Every column, at the usual height. */
export const usualTable: TablePreferences = { hiddenColumns: [], density: 'regular' };
