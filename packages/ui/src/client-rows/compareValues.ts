/**
 * A sort function of TanStack Table: numbers by size and everything else as text of the locale, in which `B-2` comes before `B-10`. Empty
 * values come last.
 */
export const compareValues = (locale: string) => {
  const text = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  return (one: SortedRow, other: SortedRow, column: string): number => {
    const [first, second] = [one.getValue(column), other.getValue(column)];
    const emptiness = Number(isEmpty(first)) - Number(isEmpty(second));
    // TanStack Table reverses a descending result.
    if (emptiness !== 0)
      return one.table.getColumn(column)?.getIsSorted() === 'desc' ? -emptiness : emptiness;
    return typeof first === 'number' && typeof second === 'number'
      ? first - second
      : text.compare(String(first), String(second));
  };
};

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

interface SortedRow {
  getValue: (column: string) => unknown;
  table: { getColumn: (id: string) => { getIsSorted: () => false | 'asc' | 'desc' } | undefined };
}
