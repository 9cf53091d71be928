const text = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * A sort function of TanStack Table: numbers by size and everything else as text, in which `B-2` comes before `B-10`. Empty
 * values come last.
 */
export function compareValues(one: SortedRow, other: SortedRow, column: string): number {
  const [first, second] = [one.getValue(column), other.getValue(column)];
  const emptiness = Number(isEmpty(first)) - Number(isEmpty(second));
  // TanStack Table reverses a descending result.
  if (emptiness !== 0)
    return one.table.getColumn(column)?.getIsSorted() === 'desc' ? -emptiness : emptiness;
  return typeof first === 'number' && typeof second === 'number'
    ? first - second
    : text.compare(String(first), String(second));
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

interface SortedRow {
  getValue: (column: string) => unknown;
  table: { getColumn: (id: string) => { getIsSorted: () => false | 'asc' | 'desc' } | undefined };
}
