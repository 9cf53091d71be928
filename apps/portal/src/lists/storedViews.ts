import type { TablePreferences } from '@audit-letters/screens';
import { readPreferences } from './useTablePreferences.ts';

/** A view as this browser keeps it. `search` is the query of the address, without personal data. */
export interface StoredView {
  name: string;
  search: string;
  /** The columns and the row height, for a list that has them. */
  table?: TablePreferences;
}

/** The valid views of a stored list. */
export const readViews = (stored: unknown): StoredView[] =>
  Array.isArray(stored) ? stored.flatMap(readView) : [];

function readView(entry: Partial<Record<keyof StoredView, unknown>> | null): StoredView[] {
  if (typeof entry?.name !== 'string' || typeof entry.search !== 'string') return [];
  const { name, search, table } = entry;
  return [{ name, search, ...(table ? { table: readPreferences(table) } : {}) }];
}

/** The views with this one, by name. A view of the same name is replaced. */
export const withView = (views: readonly StoredView[], view: StoredView): StoredView[] =>
  [...views.filter(({ name }) => name !== view.name), view].toSorted((a, b) =>
    a.name.localeCompare(b.name),
  );

/** The part of an address that a view keeps: these filters and the sort, but not the page. */
export function searchOfView(address: URLSearchParams, names: readonly string[]): string {
  const parameters = [...address].filter(([name]) =>
    [...names, 'sort_by', 'sort_dir'].includes(name),
  );
  return new URLSearchParams(parameters).toString();
}
