import { PassThrough, pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Day } from '@audit-letters/api-client/contract';
import { formatDay } from '@audit-letters/api-client/values';
import { ZipFile } from 'yazl';
import {
  type CellValue,
  cell,
  columnLetters,
  escapeXml,
  textCell,
  verbatimCell,
} from './write/cells.ts';
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

export { type CellValue, neutralise, storedText } from './write/cells.ts';

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

/** A column of a text that the rows have under this key. */
export const textColumn = <Key extends string>(
  heading: string,
  key: Key,
  width?: number,
): SheetColumn<Record<Key, string | null>> => ({
  heading,
  ...(width && { width }),
  value: (row) => row[key],
});

/** A column of a calendar day that the rows have under this key. */
export const dateColumn = <Key extends `${string}_date`>(
  heading: string,
  key: Key,
): SheetColumn<Record<Key, string | null>> => ({ heading, kind: 'date', value: (row) => row[key] });

export const numberColumn = <Row>(
  heading: string,
  value: SheetColumn<Row>['value'],
  width = 14,
): SheetColumn<Row> => ({ heading, kind: 'number', width, value });

/** A sheet whose rows are read on demand. `sheet` creates it. */
export interface Sheet {
  name: string;
  widths: readonly number[];
  /** The rows, in pieces of some kilobytes. */
  xml: () => AsyncGenerator<string>;
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
/** A fifth larger than the default level, in a third of the time: an export waits for it. */
const SHEET_OPTIONS = { ...ENTRY_OPTIONS, compressionLevel: 2 } as const;

/**
 * Describes a sheet: a heading row, then one row per item of `rows`, which may arrive in portions as they are read.
 * `verbatim` texts have no apostrophe before what reads as a formula.
 */
export function sheet<Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: Iterable<Row> | AsyncIterable<readonly Row[]>,
  { verbatim = false }: { verbatim?: boolean } = {},
): Sheet {
  const text = verbatim ? verbatimCell : textCell;
  const places = columns.map((column, at) => ({ ...column, letters: columnLetters(at) }));
  return {
    name: escapeXml(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)),
    widths: columns.map((column) => column.width ?? (column.kind === 'date' ? 12 : 18)),
    async *xml() {
      let chunk = '<row r="1">';
      for (const { letters, heading } of places) {
        chunk += textCell(`${letters}1`, heading, CellStyle.heading);
      }
      chunk += '</row>';
      let number = 1;
      for await (const portion of Symbol.asyncIterator in rows ? rows : [rows]) {
        for (const row of portion) {
          number += 1;
          if (number > MOST_ROWS) throw new RangeError(`A sheet holds at most ${MOST_ROWS} rows`);
          chunk += `<row r="${number}">`;
          for (const { letters, kind, value } of places) {
            chunk += cell(`${letters}${number}`, kind, value(row), text);
          }
          chunk += '</row>';
          if (chunk.length < CHUNK_LENGTH) continue;
          yield chunk;
          chunk = '';
        }
      }
      yield chunk;
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
    zip.addReadStreamLazy(`xl/worksheets/sheet${index + 1}.xml`, SHEET_OPTIONS, (ready) => {
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

async function* sheetXml(each: Sheet): AsyncGenerator<Buffer> {
  yield Buffer.from(sheetHeadXml(each.widths));
  for await (const chunk of each.xml()) yield Buffer.from(chunk);
  yield Buffer.from(sheetTailXml);
}
