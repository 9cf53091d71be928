import type { DataTableColumn } from '../data-table/types.ts';

/** The value of a cell: the column's `value`, else the property of the row with the column's key. */
export function cellValue<Row extends object, Actions>(
  { key, value }: DataTableColumn<Row, Actions>,
  row: Row,
): unknown {
  const cell: unknown = value ? value(row) : Reflect.get(row, key);
  return cell === null || cell === '' ? undefined : cell;
}

const text = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Orders numbers by size and everything else as text, in which `B-2` comes before `B-10`. */
export function compareValues(one: TableRow, other: TableRow, column: string): number {
  const [first, second] = [one.getValue(column), other.getValue(column)];
  return typeof first === 'number' && typeof second === 'number'
    ? first - second
    : text.compare(String(first), String(second));
}

interface TableRow {
  getValue: (column: string) => unknown;
}
