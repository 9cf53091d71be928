import { PassThrough, pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Day } from '@audit-letters/api-client/contract';
import { ZipFile } from 'yazl';
import { formatDay } from '../time/day.ts';
import { serialOfDay } from './day.ts';
import { LONGEST_CELL_TEXT } from './limits.ts';
import {
  CellStyle,
  contentTypesXml,
  type Properties,
  packageRelationsXml,
  propertiesXml,
  sheetHeadXml,
  sheetTailXml,
  stylesXml,
  workbookRelationsXml,
  workbookXml,
} from './write/parts.ts';

export type CellValue = string | number | boolean | null | undefined;

export interface SheetColumn<Row> {
  heading: string;
  /**
   * `text` keeps leading zeros of ZIP codes, phones and unit numbers and is never read as a formula;
   * `date` takes a calendar day, `YYYY-MM-DD`, and makes a real date cell; `number` a real number.
   * A value that does not fit its kind is written as text.
   */
  kind?: 'text' | 'number' | 'date';
  /** In characters. */
  width?: number;
  value: (row: Row) => CellValue;
}

/** A sheet whose rows are read on demand. `sheet` creates it. */
export interface Sheet {
  name: string;
  widths: readonly number[];
  rows: () => AsyncGenerator<string>;
}

/** A line about a workbook: 'Software', 'SiteLink - Web'. */
export type Fact = readonly [label: string, value: string];

/** The document properties of a workbook, also shown by `aboutSheet`. */
export interface About {
  title: string;
  madeAt: Date;
  /** The day of `madeAt` in the office's time zone. */
  madeOn: Day;
  facts: readonly Fact[];
}

/** The media type of what `writeWorkbook` makes. */
export const XLSX_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const MOST_ROWS = 1_048_576;
const CHUNK_LENGTH = 65_536;
/** A constant time: the same rows produce the same bytes. */
const ENTRY_OPTIONS = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true } as const;

/** Describes a sheet: a heading row, then one row per item of `rows`, which may arrive as they are read. */
export function sheet<Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
): Sheet {
  return {
    name: escapeXml(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)),
    widths: columns.map((column) => column.width ?? (column.kind === 'date' ? 12 : 18)),
    async *rows() {
      yield rowXml(
        1,
        columns.map((column, at) => textCell(reference(at, 1), column.heading, CellStyle.heading)),
      );
      let number = 1;
      for await (const row of rows) {
        number += 1;
        if (number > MOST_ROWS) throw new RangeError(`A sheet holds at most ${MOST_ROWS} rows`);
        yield rowXml(
          number,
          columns.map((column, at) => cell(reference(at, number), column.kind, column.value(row))),
        );
      }
    },
  };
}

/** Streams the sheets as an .xlsx; a failure while reading the rows ends the stream with that error. */
export function writeWorkbook(sheets: readonly Sheet[], about?: About): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  const part = (path: string, xml: string) => zip.addBuffer(Buffer.from(xml), path, ENTRY_OPTIONS);
  part('[Content_Types].xml', contentTypesXml(sheets.length, about !== undefined));
  part('_rels/.rels', packageRelationsXml(about !== undefined));
  if (about) part('docProps/core.xml', propertiesXml(propertiesOf(about)));
  part('xl/workbook.xml', workbookXml(sheets.map((each) => each.name)));
  part('xl/_rels/workbook.xml.rels', workbookRelationsXml(sheets.length));
  part('xl/styles.xml', stylesXml);
  sheets.forEach((each, index) => {
    zip.addReadStreamLazy(`xl/worksheets/sheet${index + 1}.xml`, ENTRY_OPTIONS, (ready) => {
      if (output.destroyed) return;
      const rows = Readable.from(sheetXml(each), { objectMode: false });
      rows.once('error', (error) => output.destroy(error));
      output.once('close', () => rows.destroy());
      ready(null, rows);
    });
  });
  zip.end();
  zip.once('error', (error) => output.destroy(error));
  // The reader of `output` gets every error. Without this callback, it would be thrown as well.
  pipeline(zip.outputStream, output, () => {});
  return output;
}

/** The bytes of `writeWorkbook`, for files that are stored in one piece. */
export const workbookBuffer = (sheets: readonly Sheet[], about?: About): Promise<Buffer> =>
  buffer(writeWorkbook(sheets, about));

/** A last sheet with the properties of the workbook. */
export const aboutSheet = ({ title, madeOn, facts }: About): Sheet =>
  sheet<Fact>(
    'About this file',
    [
      { heading: 'About', width: 32, value: ([label]) => label },
      { heading: 'Value', width: 48, value: ([, value]) => value },
    ],
    [['Title', title], ['Made on', formatDay(madeOn)], ...facts],
  );

const propertiesOf = ({ title, madeAt, madeOn, facts }: About): Properties => ({
  title: escapeXml(title),
  subject: escapeXml(facts.map(([label, value]) => `${label}: ${value}`).join('; ')),
  description: `Made on ${formatDay(madeOn)}.`,
  created: madeAt,
});

/**
 * Prefixes a text that a spreadsheet program could read as a formula. Text cells of an .xlsx are safe, but users may
 * save them as CSV.
 */
export function neutralise(text: string): string {
  // First: a control character before a formula would hide it, and is dropped afterwards.
  const storable = withoutControls(text);
  return readsAsFormula(storable) ? `'${storable}` : storable;
}

const readsAsFormula = (text: string) => /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text);

async function* sheetXml(each: Sheet): AsyncGenerator<Buffer> {
  let chunk = sheetHeadXml(each.widths);
  for await (const row of each.rows()) {
    chunk += row;
    if (chunk.length >= CHUNK_LENGTH) {
      yield Buffer.from(chunk);
      chunk = '';
    }
  }
  yield Buffer.from(chunk + sheetTailXml);
}

const rowXml = (number: number, cells: string[]) => `<row r="${number}">${cells.join('')}</row>`;

function cell(at: string, kind: SheetColumn<never>['kind'], value: CellValue): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return textCell(at, value ? 'Yes' : 'No');
  if (kind === 'date') {
    const serial = serialOfDay(String(value));
    if (serial !== undefined) return `<c r="${at}" s="${CellStyle.date}"><v>${serial}</v></c>`;
  }
  if (kind === 'number' && typeof value === 'number' && Number.isFinite(value)) {
    return `<c r="${at}"><v>${value}</v></c>`;
  }
  return textCell(at, String(value));
}

function textCell(at: string, value: string, style?: number): string {
  const text = neutralise(value);
  const look =
    style ?? (readsAsFormula(withoutControls(value)) ? CellStyle.quotedText : CellStyle.text);
  return `<c r="${at}" s="${look}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
}

/**
 * The text escaped for XML and Excel: `_x0041_` in a cell would otherwise be read as an 'A'. Half a surrogate pair
 * becomes U+FFFD when the text is encoded.
 */
function escapeXml(text: string): string {
  return withoutControls(text)
    .replace(/\r\n?/g, '\n')
    .slice(0, LONGEST_CELL_TEXT)
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** The text without the characters that XML cannot hold. */
function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what XML forbids
  return text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** 'A1' for the first column of the first row. */
function reference(column: number, row: number): string {
  let letters = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  }
  return `${letters}${row}`;
}
