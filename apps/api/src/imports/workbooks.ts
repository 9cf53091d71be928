import { sheet, workbookBuffer } from '../sheets/write.ts';
import type { Outcomes, Plan } from './plan.ts';

const person = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }) =>
  [firstName, lastName].filter(Boolean).join(' ');

/** Those who have been through an earlier period already, with what came of it. */
export function duplicatesWorkbook(duplicates: Outcomes['duplicates']): Promise<Buffer> {
  return workbookBuffer([
    sheet(
      'Duplicate Tenants',
      [
        { heading: 'Facility Number', value: (each) => each.candidate.facility.facilityNumber },
        { heading: 'Prime Site ID', value: (each) => each.candidate.facility.primeSiteId },
        { heading: 'First Name', value: (each) => each.candidate.row.firstName },
        { heading: 'Last Name', value: (each) => each.candidate.row.lastName },
        { heading: 'Unit', value: (each) => each.candidate.row.units.join(', ') },
        {
          heading: 'Earlier Letter Effective Date',
          kind: 'date',
          value: (each) => each.earlier.letterEffectiveDate,
        },
        { heading: 'Earlier Status', value: (each) => each.earlier.status ?? 'no_response' },
        { heading: 'Row', kind: 'number', width: 8, value: (each) => each.candidate.rowNumbers[0] },
      ],
      duplicates,
    ),
  ]);
}

/** What became of one row. */
export interface RowOutcome {
  row: number;
  outcome:
    | 'Imported'
    | 'Same tenant'
    | 'Already active'
    | 'Duplicate'
    | 'Not imported'
    | 'Left out';
  reason: string;
  name: string;
  unit: string;
  facilityNumber: string;
}

/** What became of the rows, in the order of the sheet; the other rows of a tenant follow the first. */
export function rowOutcomes(plan: Plan, outcomes: Outcomes): RowOutcome[] {
  const of = (
    outcome: RowOutcome['outcome'],
    { facility, row, rowNumbers }: Plan['candidates'][number],
    reason: string,
  ): RowOutcome[] =>
    rowNumbers.map((number, at) => ({
      row: number,
      outcome: at === 0 ? outcome : 'Same tenant',
      reason: at === 0 ? reason : `Belongs to the tenant of row ${rowNumbers[0]}`,
      name: person(row),
      unit: row.units.join(', '),
      facilityNumber: facility.facilityNumber,
    }));
  return [
    ...outcomes.inserts.flatMap((each) => of('Imported', each, each.row.remarks.join('; '))),
    ...outcomes.active.flatMap((each) =>
      of('Already active', each, 'The facility has this tenant'),
    ),
    ...outcomes.duplicates.flatMap(({ candidate, earlier }) =>
      of(
        'Duplicate',
        candidate,
        `Was in the period of ${earlier.letterEffectiveDate ?? 'an earlier audit'}`,
      ),
    ),
    ...plan.leftOut.map(({ number, kind, reason }) => ({
      row: number,
      outcome: kind === 'error' ? ('Not imported' as const) : ('Left out' as const),
      reason,
      name: '',
      unit: '',
      facilityNumber: '',
    })),
  ].sort((a, b) => a.row - b.row);
}

/** The rows that were not imported, or not without a remark; `undefined` when all went well. */
export function reportWorkbook(rows: readonly RowOutcome[]): Promise<Buffer> | undefined {
  const told = rows.filter(
    ({ outcome, reason }) => outcome !== 'Same tenant' && (outcome !== 'Imported' || reason !== ''),
  );
  if (told.length === 0) return undefined;
  return workbookBuffer([
    sheet(
      'Import Report',
      [
        { heading: 'Row', kind: 'number', width: 8, value: (each) => each.row },
        { heading: 'Outcome', value: (each) => each.outcome },
        { heading: 'Reason', width: 48, value: (each) => each.reason },
        { heading: 'Tenant', width: 28, value: (each) => each.name },
        { heading: 'Unit', value: (each) => each.unit },
        { heading: 'Facility Number', value: (each) => each.facilityNumber },
      ],
      told,
    ),
  ]);
}
