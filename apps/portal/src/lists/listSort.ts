import type { SortDirection } from '@audit-letters/api-client';
import type { ListState } from './useListState.ts';

/** The sort of a list: query parameters for the call, and props for the table. */
export function listSort<Key extends string>(
  { sort, onSortChange }: Pick<ListState<string>, 'sort' | 'onSortChange'>,
  keys: readonly Key[],
) {
  // Ignore sort keys in the address that the call does not accept.
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
