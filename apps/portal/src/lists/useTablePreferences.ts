import { type RememberedTable, type TablePreferences, usualTable } from '@audit-letters/screens';
import { useState } from 'react';

/** The columns and the row height that this browser's reader chose for a table, by its name. */
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
        // Without storage the choice lasts as long as the page.
      }
    },
  };
}

/** Takes from what was stored whatever still has the right shape. */
export function readPreferences(text: string | null): TablePreferences {
  try {
    const { hiddenColumns, density } = JSON.parse(text ?? '');
    return {
      hiddenColumns: Array.isArray(hiddenColumns)
        ? hiddenColumns.filter((key) => typeof key === 'string')
        : usualTable.hiddenColumns,
      density: densities.find((one) => one === density) ?? usualTable.density,
    };
  } catch {
    return usualTable;
  }
}

const densities = ['compact', 'regular', 'comfortable'] as const;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
