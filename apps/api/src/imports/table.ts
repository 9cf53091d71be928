import { type ImportFile, ImportFiles, type Software } from '@audit-letters/api-client/contract';
import type { SheetReader, SheetRow } from '../sheets/read.ts';
import {
  DEEPEST_HEADING,
  type FoundHeadings,
  findHeadings,
  isHeadingAgain,
  likelyHeadings,
} from './columns.ts';
import type { Field } from './headings.ts';
import { reports } from './reports.ts';
import { type RowKind, rowKind } from './rowKind.ts';
import { plural } from './words.ts';

/** The sheet is no such report: the message says what was looked for and what was seen. */
export class NoHeadings extends Error {
  override name = 'NoHeadings';
}

export interface Cells {
  number: number;
  /** The text of a field, of its first column that has one; '' without. */
  get(field: Field): string;
  all(field: Field): string[];
}

/** The rows of a table under recognised headings, of whatever report. */
export interface Table {
  headings: FoundHeadings;
  rows(): AsyncGenerator<Cells & { kind: RowKind }>;
}

/** Finds the headings of a sheet and reads what stands below them. */
export async function openTable(
  sheet: SheetReader,
  software: Software,
  report: ImportFile,
): Promise<Table> {
  const batches = sheet.rows();
  const first: SheetRow[] = [];
  for (let next = await batches.next(); ; next = await batches.next()) {
    if (next.done) break;
    first.push(...next.value);
    // One more than may hold headings, for the second line of the last.
    if (first.length > DEEPEST_HEADING) break;
  }
  const headings = findHeadings(first, software, reports[report].suffices);
  if (!headings) throw new NoHeadings(notFound(report, first, software));
  const cellsOf = ({ number, cells }: SheetRow): Cells & { kind: RowKind } => {
    const all = (field: Field) =>
      (headings.columns.get(field) ?? [])
        .map((at) => cells[at] ?? '')
        .filter((cell) => cell !== '');
    const row = { number, all, get: (field: Field) => all(field)[0] ?? '' };
    return { ...row, kind: isHeadingAgain(cells, headings) ? headingAgain : rowKind(row, cells) };
  };
  return {
    headings,
    async *rows() {
      for (const row of first.slice(headings.rowsAbove)) yield cellsOf(row);
      for await (const batch of batches) for (const row of batch) yield cellsOf(row);
    },
  };
}

const headingAgain: RowKind = { kind: 'skipped', reason: 'Headings again' };

function notFound(report: ImportFile, rows: readonly SheetRow[], software: Software): string {
  const other = ImportFiles.find((each) => findHeadings(rows, software, reports[each].suffices));
  const seen = likelyHeadings(rows);
  const instead = seen.length
    ? `The first sheet has ${plural(seen.length, 'other heading')}: ${seen.map((text) => `'${text}'`).join(', ')}.`
    : 'The first sheet has no headings.';
  return [
    `No headings of ${reports[report].name} were found (such as ${reports[report].headings}).`,
    instead,
    ...(other ? [`It looks like ${reports[other].name}.`] : []),
  ].join(' ');
}

/** The texts of several fields by their names. */
export const cellsFor = <F extends Field>(row: Cells, fields: readonly F[]) =>
  Object.fromEntries(fields.map((field) => [field, row.get(field)])) as Record<F, string>;
