/** What an import does with one row of a rent roll. Every row has exactly one disposition (IMP-17). */
export type RowDisposition =
  | 'imported'
  /** Another row's tenant. */
  | 'merged'
  | 'active'
  | 'duplicate'
  | 'error'
  | 'skipped';

/** The dispositions as previews and reports name them. */
export const dispositionNames: Record<RowDisposition, string> = {
  imported: 'Imported',
  merged: 'Same tenant',
  active: 'Already active',
  duplicate: 'Duplicate',
  error: 'Not imported',
  skipped: 'Left out',
};
