import { type RememberedTable, type TablePreferences, usualTable } from '@audit-letters/screens';
import { useState } from 'react';

/** The columns and the row height of a table as the user has set them, stored in this browser under the name of the table. */
export function useTablePreferences(table: string): RememberedTable {
  const key = `audit-letters.table.${table}`;
  const [preferences, setPreferences] = useState(() => readPreferences(stored(key)));
  return {
    ...preferences,
    onChange: (change) => {
      const next = { ...preferences, ...change };
      setPreferences(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Without storage, the choice lasts until the page is closed.
      }
    },
  };
}

/** The valid parts of the stored preferences, and the defaults for the rest. */
export function readPreferences(text: string | null): TablePreferences {
  try {
    const { hiddenColumns, columnOrder, pinnedColumns, columnSizes, density } = JSON.parse(
      text ?? '',
    );
    return {
      hiddenColumns: texts(hiddenColumns),
      columnOrder: texts(columnOrder),
      pinnedColumns: texts(pinnedColumns),
      columnSizes: sizes(columnSizes),
      density: densities.find((one) => one === density) ?? usualTable.density,
    };
  } catch {
    return usualTable;
  }
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

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
