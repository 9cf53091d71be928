import type { DataTableColumnMeta } from './columns.ts';
import type { ColumnLayout } from './types.ts';

/** Visibility, order and pinning as state of TanStack Table. */
export const columnState = (
  columns: readonly HideableColumn[],
  { columnVisibility, columnOrder = [], pinnedColumns = [] }: ColumnLayout,
) => ({
  columnVisibility: { ...initialVisibility(columns), ...columnVisibility },
  columnOrder: [...columnOrder],
  columnPinning: { start: [...pinnedColumns], end: [] },
});

interface HideableColumn {
  id?: string;
  accessorKey?: unknown;
  meta?: DataTableColumnMeta;
}

const initialVisibility = (columns: readonly HideableColumn[]) =>
  Object.fromEntries(
    columns.flatMap(({ id, accessorKey, meta }) =>
      meta?.hidden ? [[id ?? `${accessorKey}`, false]] : [],
    ),
  );

/** The ids of all columns in order: the pinned ones first. */
export const columnIds = (table: ArrangedTable): string[] => [
  ...idsOf(table.getStartLeafColumns()),
  ...idsOf(table.getCenterLeafColumns()),
];

/** The ids of the pinned columns in order. */
export const pinnedIds = (table: ArrangedTable): string[] => idsOf(table.getStartLeafColumns());

interface ArrangedTable {
  getStartLeafColumns: () => readonly { id: string }[];
  getCenterLeafColumns: () => readonly { id: string }[];
}

const idsOf = (columns: readonly { id: string }[]) => columns.map(({ id }) => id);

/** Pins a column after the others, or unpins it. */
export const togglePin = (pinned: readonly string[], id: string): ColumnLayout => ({
  pinnedColumns: pinned.includes(id) ? pinned.filter((other) => other !== id) : [...pinned, id],
});

/**
 * Moves a column to the place of another. `ids` are all columns as shown: the pinned ones first. In the place of a pinned
 * column it becomes pinned, else it is not.
 */
export function moveColumn(
  ids: readonly string[],
  pinned: readonly string[],
  id: string,
  place: string,
): Required<Pick<ColumnLayout, 'columnOrder' | 'pinnedColumns'>> {
  const columnOrder = ids.filter((other) => other !== id);
  columnOrder.splice(ids.indexOf(place), 0, id);
  const isPinned = (other: string) => pinned.includes(other === id ? place : other);
  return { columnOrder, pinnedColumns: columnOrder.filter(isPinned) };
}
