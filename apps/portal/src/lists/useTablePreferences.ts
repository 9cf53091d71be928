import { type RememberedTable, type TablePreferences, usualTable } from '@audit-letters/screens';
import { persistedByName } from '../persisted.ts';

const tables = persistedByName<TablePreferences>({
  area: () => localStorage,
  initial: usualTable,
  read: readPreferences,
});

/** The columns and the row height of a table as the user has set them, stored in this browser under the name of the table. */
export function useTablePreferences(table: string): RememberedTable {
  const { useValue, set } = tables(`audit-letters.table.${table}`);
  const preferences = useValue();
  return { ...preferences, onChange: (change) => set({ ...preferences, ...change }) };
}

/** The valid parts of the stored preferences, and the defaults for the rest. */
export function readPreferences(stored: unknown): TablePreferences {
  const { hiddenColumns, columnOrder, pinnedColumns, columnSizes, density } = Object(stored);
  return {
    hiddenColumns: texts(hiddenColumns),
    columnOrder: texts(columnOrder),
    pinnedColumns: texts(pinnedColumns),
    columnSizes: sizes(columnSizes),
    density: densities.find((one) => one === density) ?? usualTable.density,
  };
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

const sizes = (value: unknown): Record<string, number> =>
  typeof value === 'object'
    ? Object.fromEntries(
        Object.entries(value ?? {}).filter(([, size]) => Number.isFinite(size) && size > 0),
      )
    : {};

const densities = ['compact', 'regular', 'comfortable'] as const;
