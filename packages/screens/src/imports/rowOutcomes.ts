import type { ImportOutcome, ImportPreviewRow, ImportResult } from '@audit-letters/api-client';

export const isRemarked = ({ remarked }: ImportPreviewRow) => remarked === true;

/** The marks of rows, which filter them beside their outcomes. */
const marks: ReadonlyMap<string, (row: ImportPreviewRow) => boolean> = new Map([
  ['With a remark', isRemarked],
  ['Deleted before', ({ in_bin }: ImportPreviewRow) => in_bin === true],
]);

/** The rows with an outcome or mark; '' keeps all rows. */
export const hasOutcome =
  (outcome: string) =>
  (row: ImportPreviewRow): boolean =>
    outcome === '' || (marks.get(outcome)?.(row) ?? row.outcome === outcome);

/** The number of rows of each outcome and mark that has any. A result lists only the first of many rows. */
export const outcomeCounts = ({
  outcomes = [],
  remarked_row_count = 0,
  in_bin_row_count = 0,
}: ImportResult): ImportOutcome[] =>
  [
    ...outcomes,
    { outcome: 'With a remark', row_count: remarked_row_count },
    { outcome: 'Deleted before', row_count: in_bin_row_count },
  ].filter(({ row_count }) => row_count > 0);

/** The result of a preview. It has imported nothing yet. */
export const plannedResult = (result: ImportResult): ImportResult => ({
  ...result,
  ...(result.preview_rows && { preview_rows: result.preview_rows.map(planned) }),
  ...(result.outcomes && { outcomes: result.outcomes.map(planned) }),
});

const planned = <T extends { outcome: string }>(each: T): T =>
  each.outcome === 'Imported' ? { ...each, outcome: 'Will be imported' } : each;
