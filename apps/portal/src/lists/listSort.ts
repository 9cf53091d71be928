import type { SortDirection } from '@audit-letters/api-client';
import type { ListState } from './useListState.ts';

/** The order of a list as the wire wants it, and as its table shows and changes it. */
export function listOrder<Key extends string>(
  { sort, onSortChange }: Pick<ListState<string>, 'sort' | 'onSortChange'>,
  keys: readonly Key[],
) {
  // Words of the address that the wire does not know are left out.
  const sort_by = keys.find((key) => key === sort?.sort_by);
  return {
    order: sort && sort_by ? { sort_by, sort_dir: sort.sort_dir } : null,
    inTable: {
      sort: sort && sort_by ? { key: sort_by, direction: sort.sort_dir } : null,
      onSortChange: (next: { key: string; direction: SortDirection } | null) =>
        onSortChange(next && { sort_by: next.key, sort_dir: next.direction }),
    },
  };
}
