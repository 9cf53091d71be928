import type { ImportFile, Software } from '@audit-letters/api-client/contract';
import type { SheetReader, SheetRow } from '../../sheets/read.ts';
import {
  type Columns,
  DEEPEST_HEADING,
  findHeadings,
  isHeadingAgain,
  likelyHeadings,
} from './headings/find.ts';
import type { Field } from './headings/match.ts';
import { programOf } from './headings/program.ts';
import { reports } from './headings/reports.ts';
import { type RowKind, rowKind } from './rowKind.ts';
import { plural } from './words.ts';

/** The sheet is no such report: the message says what was looked for and what was seen. */
export class NoHeadings extends Error {
  override name = 'NoHeadings';
}

/** A row by the fields of its columns. */
export class TableRow {
  readonly number: number;
  readonly cells: readonly string[];
  readonly #columns: Columns;

  constructor({ number, cells }: SheetRow, columns: Columns) {
    this.number = number;
    this.cells = cells;
    this.#columns = columns;
  }

  /** The text of a field, of its first column that has one; '' without. */
  get(field: Field): string {
    for (const at of this.#columns.get(field) ?? []) if (this.cells[at]) return this.cells[at];
    return '';
  }

  all(field: Field): string[] {
    return (this.#columns.get(field) ?? []).flatMap((at) => this.cells[at] || []);
  }
}

/** The rows of a table under recognised headings, of whatever report. */
export interface Table {
  /** The program that certainly wrote the report. */
  program: Software | undefined;
  titleRows: readonly SheetRow[];
  /** A batch at a time: to wait for each row would take longer than to read it. */
  rows: AsyncGenerator<TableRow[]>;
  kindOf(row: TableRow): RowKind;
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
  const rows = async function* () {
    yield first.slice(headings.rowsAbove);
    yield* batches;
  };
  return {
    program: programOf(headings.heading),
    titleRows: headings.titleRows,
    rows: mapBatches(rows(), (row) => new TableRow(row, headings.columns)),
    kindOf: (row) =>
      isHeadingAgain(row.cells, headings)
        ? { kind: 'skipped', reason: 'Headings again' }
        : rowKind(row, row.cells),
  };
}

/** Each item of each batch made into another. */
export async function* mapBatches<From, To>(
  batches: AsyncIterable<readonly From[]>,
  made: (item: From) => To,
): AsyncGenerator<To[]> {
  for await (const batch of batches) yield batch.map(made);
}

function notFound(report: ImportFile, rows: readonly SheetRow[], software: Software): string {
  const other = Object.values(reports).find(({ suffices }) =>
    findHeadings(rows, software, suffices),
  );
  const seen = likelyHeadings(rows);
  const instead = seen.length
    ? `The first sheet has ${plural(seen.length, 'other heading')}: ${seen.map((text) => `'${text}'`).join(', ')}.`
    : 'The first sheet has no headings.';
  return [
    `No headings of ${reports[report].name} were found (such as ${reports[report].headings}).`,
    instead,
    ...(other ? [`It looks like ${other.name}.`] : []),
  ].join(' ');
}

/** The texts of several fields by their names. */
export const cellsFor = <F extends Field>(row: TableRow, fields: readonly F[]) =>
  Object.fromEntries(fields.map((field) => [field, row.get(field)])) as Record<F, string>;
