import type { ImportColumn } from '@audit-letters/api-client';
import { ImportColumnFields } from '@audit-letters/api-client/values';
import { createPersisted } from '../persisted.ts';

type Columns = Readonly<Record<string, readonly ImportColumn[]>>;

const MOST = 20;

const store = createPersisted<Columns>({
  name: 'audit-letters.import-columns',
  area: () => localStorage,
  initial: {},
  read: (stored) =>
    Object.fromEntries(
      Object.entries(Object(stored)).map(([headings, columns]) => [
        headings,
        Array.isArray(columns) ? columns.flatMap(readColumn) : [],
      ]),
    ),
});

function readColumn(stored: unknown): ImportColumn[] {
  const { field, heading } = Object(stored);
  const knownField = ImportColumnFields.find((each) => each === field);
  return knownField && typeof heading === 'string' ? [{ field: knownField, heading }] : [];
}

const keyOf = (headings: readonly string[]) => headings.join('\t');

/** The columns that a user of this browser has named, for exactly the same headings (IMP-74). */
export const namedColumns = {
  find: (headings: readonly string[]): readonly ImportColumn[] =>
    store.get()[keyOf(headings)] ?? [],
  remember(headings: readonly string[], columns: readonly ImportColumn[]): void {
    const { [keyOf(headings)]: _before, ...others } = store.get();
    const latest = [[keyOf(headings), columns] as const, ...Object.entries(others)].slice(0, MOST);
    store.set(Object.fromEntries(latest));
  },
};
