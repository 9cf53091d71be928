import { type RememberedTable, type TablePreferences, usualTable } from '@audit-letters/screens';
import { persistedByName } from '../persisted.ts';

const tables = persistedByName<TablePreferences>({
  area: () => localStorage,
  initial: usualTable,
  read: readPreferences,
});

/** The columns and the row height of a table as the user has set them, stored in this browser under its name. */
export function useTablePreferences(table: string): RememberedTable {
  const { useValue, set, stored } = tables(`audit-letters.table.${table}`);
  // Another tab may have changed the rest.
  return { ...useValue(), onChange: (change) => set({ ...stored(), ...change }) };
}

/** The valid parts of the stored preferences, and the defaults for the rest. */
export function readPreferences(stored: unknown): TablePreferences {
  const { columnVisibility, columnOrder, pinnedColumns, columnSizes, density } = Object(stored);
  return {
    columnVisibility: { ...hiddenOf(stored), ...entriesOf(columnVisibility, isBoolean) },
    columnOrder: texts(columnOrder),
    pinnedColumns: texts(pinnedColumns),
    columnSizes: entriesOf(columnSizes, isSize),
    density: densities.find((one) => one === density) ?? usualTable.density,
  };
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

/** The columns that were hidden in version 1.0.0. */
const hiddenOf = (stored: unknown) =>
  Object.fromEntries(texts(Object(stored).hiddenColumns).map((id) => [id, false]));

function entriesOf<T>(value: unknown, isValid: (entry: unknown) => entry is T): Record<string, T> {
  const valid: Record<string, T> = {};
  if (typeof value !== 'object') return valid;
  for (const [id, entry] of Object.entries(value ?? {})) if (isValid(entry)) valid[id] = entry;
  return valid;
}

const isBoolean = (value: unknown) => typeof value === 'boolean';
const isSize = (value: unknown): value is number => Number.isFinite(value) && Number(value) > 0;

const densities = ['compact', 'regular', 'comfortable'] as const;
