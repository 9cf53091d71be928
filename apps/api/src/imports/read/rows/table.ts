import type { ImportColumn, ImportFile, Software } from '@audit-letters/api-client/contract';
import {
  type MergedRows,
  type SheetReader,
  type SheetRow,
  WorkbookError,
} from '../../../sheets/read.ts';
import { counted } from '../../../text/words.ts';
import type { RowClass } from '../../rowClass.ts';
import {
  DEEPEST_HEADING,
  findHeadings,
  isHeadingAgain,
  likelyHeadings,
  namedHeadings,
} from '../headings/find.ts';
import { programOf, reports } from '../headings/reports.ts';
import { classOfRow } from './classOfRow.ts';
import { TableRow, tableColumns } from './tableRow.ts';

/** The rows of a report below its headings. */
export interface Table {
  /** The only program that writes these headings. */
  program: Software | undefined;
  /** Whether serial dates count from 1904. */
  since1904: boolean;
  titleRows: readonly SheetRow[];
  /** In batches: awaiting each row takes longer than reading it. */
  rows: AsyncGenerator<TableRow[]>;
  classOf(row: TableRow): RowClass;
  /** The merged cells over several rows in columns of fields, known when the rows are read. */
  merged(): MergedRows[];
}

/** A sheet without the headings of its report. */
export class UnknownHeadings extends WorkbookError {
  /** The texts of the row that looks most like headings, one for each column. */
  readonly headings: readonly string[];

  constructor(message: string, headings: readonly string[]) {
    super(message);
    this.headings = headings;
  }
}

/** Finds the headings of a sheet. The rows below are read on demand. */
export async function openTable(
  sheet: SheetReader,
  report: ImportFile,
  { software, userColumns }: { software: Software; userColumns: readonly ImportColumn[] },
): Promise<Table> {
  const batches = sheet.rows();
  const first: SheetRow[] = [];
  // One more row than may hold headings, for their second line.
  while (first.length <= DEEPEST_HEADING) {
    const { done, value } = await batches.next();
    if (done) break;
    first.push(...value);
  }
  const headings =
    namedHeadings(first, userColumns, software) ??
    findHeadings(first, reports[report].suffices, software);
  if (!headings) {
    throw new UnknownHeadings(notFound(report, first), likelyHeadings(first)?.names ?? []);
  }
  const rows = async function* () {
    yield first.slice(headings.rowsAbove);
    yield* batches;
  };
  const columns = tableColumns(headings.columns, headings.heading);
  return {
    program: programOf(headings.heading),
    since1904: sheet.since1904,
    titleRows: headings.titleRows,
    rows: mapBatches(rows(), (row) => new TableRow(row, columns)),
    classOf: (row) =>
      isHeadingAgain(row.cells, headings) ? 'headings' : classOfRow(row, row.cells),
    merged: () => sheet.merged.filter(({ column }) => columns.fieldOf.has(column)),
  };
}

/** Maps each item of each batch. */
export async function* mapBatches<From, To>(
  batches: AsyncIterable<readonly From[]>,
  map: (item: From) => To,
): AsyncGenerator<To[]> {
  for await (const batch of batches) yield batch.map(map);
}

function notFound(report: ImportFile, rows: readonly SheetRow[]): string {
  const other = Object.values(reports).find(({ suffices }) => findHeadings(rows, suffices));
  const headingTexts = likelyHeadings(rows)?.texts.slice(0, 10) ?? [];
  const instead = headingTexts.length
    ? `The first sheet has ${counted(headingTexts.length, 'other heading')}: ${headingTexts.map((text) => `'${text}'`).join(', ')}.`
    : 'No row of the first sheet looks like headings.';
  return [
    `No headings of ${reports[report].name} were found (such as ${reports[report].headings}).`,
    instead,
    ...(other ? [`It looks like ${other.name}.`] : []),
  ].join(' ');
}
