import type { ImportPreviewRow, ImportResult } from '@audit-letters/api-client';

/** The outcomes that the rows of a file are filtered by: the words of the server, and the marks of rows. */
const words = {
  imported: 'Imported',
  planned: 'Will be imported',
  active: 'Already active',
  merged: 'Same tenant',
  duplicate: 'Duplicate',
  refused: 'Not imported',
  skipped: 'Left out',
  remarked: 'With a remark',
  inBin: 'Deleted before',
} as const;

const isRemarked = ({ remarked }: ImportPreviewRow) => remarked === true;
const isInBin = ({ in_bin }: ImportPreviewRow) => in_bin === true;
const marks: ReadonlyMap<string, (row: ImportPreviewRow) => boolean> = new Map([
  [words.remarked, isRemarked],
  [words.inBin, isInBin],
]);

export const outcomes = {
  ...words,
  isRemarked,
  isInBin,

  /** The filter for an outcome; '' keeps all rows. */
  filter:
    (outcome: string) =>
    (row: ImportPreviewRow): boolean =>
      outcome === '' || (marks.get(outcome)?.(row) ?? row.outcome === outcome),

  /** The number of rows of each outcome that has any. */
  counts(rows: readonly ImportPreviewRow[]): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const { outcome } of rows) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    for (const [mark, isMarked] of marks) {
      const count = rows.filter(isMarked).length;
      if (count > 0) counts.set(mark, count);
    }
    return counts;
  },
};

/** The result of a preview. It has imported nothing yet. */
export const plannedResult = (result: ImportResult): ImportResult => ({
  ...result,
  ...(result.preview_rows && {
    preview_rows: result.preview_rows.map((row) =>
      row.outcome === words.imported ? { ...row, outcome: words.planned } : row,
    ),
  }),
});
