import type { ListSelection } from '@audit-letters/screens';
import { noSelection, type Selection } from '@audit-letters/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** The selected rows of a list, and the rows that it has shown. */
export interface SelectionWithRows<Row, Filter> extends ListSelection<Filter> {
  /** The rows as they were last shown, by id: actions take the selected ones from here. */
  rowsById: RefObject<Map<number, Row>>;
}

/**
 * The selected rows of a list, such as `useListSelection<Tenant, TenantsFilter>(JSON.stringify(applied), rows)`.
 * Another `filter` clears the selection.
 */
export function useListSelection<Row extends { id: number }, Filter = never>(
  filter: string,
  rows: readonly Row[] | undefined,
): SelectionWithRows<Row, Filter> {
  const [selection, setSelection] = useState<{
    filter: string;
    selected: Selection<number, Filter>;
  }>({
    filter,
    selected: noSelection,
  });
  // Renders again before anything shows. The rows are not selected again when the user returns to the filter.
  if (selection.filter !== filter) setSelection({ filter, selected: noSelection });
  return {
    selected: selection.selected,
    onChange: (change) => setSelection({ filter, selected: change.selection }),
    rowsById: useRowsById(rows),
  };
}

/** The rows that a list has shown, by id, each as it was last shown. */
export function useRowsById<Row extends { id: number }>(
  rows: readonly Row[] | undefined,
): RefObject<Map<number, Row>> {
  const rowsById = useRef<Map<number, Row>>(new Map());
  useEffect(() => {
    for (const row of rows ?? []) rowsById.current.set(row.id, row);
  }, [rows]);
  return rowsById;
}
