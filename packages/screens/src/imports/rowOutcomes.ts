import type { ImportPreviewRow, ImportResult } from '@audit-letters/api-client';

export const isRemarked = ({ remarked }: ImportPreviewRow) => remarked === true;
export const isInBin = ({ in_bin }: ImportPreviewRow) => in_bin === true;

/** The marks of rows, which filter them beside their outcomes. */
const marks: ReadonlyMap<string, (row: ImportPreviewRow) => boolean> = new Map([
  ['With a remark', isRemarked],
  ['Deleted before', isInBin],
]);

/** The rows with an outcome or mark; '' keeps all rows. */
export const hasOutcome =
  (outcome: string) =>
  (row: ImportPreviewRow): boolean =>
    outcome === '' || (marks.get(outcome)?.(row) ?? row.outcome === outcome);

/** The number of rows of each outcome and mark that has any. */
export function outcomeCounts(rows: readonly ImportPreviewRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { outcome } of rows) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  for (const [mark, isMarked] of marks) {
    const count = rows.filter(isMarked).length;
    if (count > 0) counts.set(mark, count);
  }
  return counts;
}

/** The result of a preview. It has imported nothing yet. */
export const plannedResult = (result: ImportResult): ImportResult => ({
  ...result,
  ...(result.preview_rows && {
    preview_rows: result.preview_rows.map((row) =>
      row.outcome === 'Imported' ? { ...row, outcome: 'Will be imported' } : row,
    ),
  }),
});
