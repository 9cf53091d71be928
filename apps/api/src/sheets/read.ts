import { LONGEST_CELL_TEXT } from './limits.ts';
import { type Archive, type ArchiveLimits, archiveLimits, openArchive } from './read/archive.ts';
import { columnOf, numberText, plainText } from './read/cells.ts';
import { damaged, tooBig } from './read/errors.ts';
import { type NumberFormat, readFormats } from './read/formats.ts';
import { readStrings } from './read/strings.ts';
import { isOn, readWorkbook, refuseOtherPackages, type Workbook } from './read/workbook.ts';
import { parsePart } from './read/xml.ts';

export interface ReadLimits extends ArchiveLimits {
  rows: number;
  columns: number;
  sharedStrings: number;
}

export const readLimits: ReadLimits = {
  ...archiveLimits,
  rows: 200_000,
  // The widest report known, SiteLink's Directory, has 409.
  columns: 1_000,
  sharedStrings: 2_000_000,
};

export interface SheetRow {
  /** The number that the spreadsheet program shows at the left of the row. */
  number: number;
  /**
   * Each cell as text: a whole number without decimals, a day as `YYYY-MM-DD`, a formula by its last
   * value, an empty or failed cell as ''.
   */
  cells: string[];
}

export interface SheetReader {
  sheetName: string;
  /** Whether serial dates count from 1904, for those in cells that are not formatted as dates. */
  since1904: boolean;
  /** The rows that have any text, a batch at a time. */
  rows(): AsyncGenerator<SheetRow[]>;
}

/**
 * Opens the first sheet of an .xlsx that nobody has to trust: nothing else in it is ever unpacked, and
 * every size is bounded while it is read. Throws `WorkbookError`, also from `rows()`.
 */
export function openFirstSheet(file: Buffer, limits = readLimits): Promise<SheetReader> {
  return open(file, undefined, limits);
}

/** The same for the sheet of a name: for workbooks of our own, which are checked before they are relied on. */
export function openNamedSheet(
  file: Buffer,
  name: string,
  limits = readLimits,
): Promise<SheetReader> {
  return open(file, name, limits);
}

async function open(
  file: Buffer,
  sheetName: string | undefined,
  limits: ReadLimits,
): Promise<SheetReader> {
  const archive = await openArchive(file, limits);
  refuseOtherPackages(archive);
  const workbook = await readWorkbook(archive, sheetName);
  const formats = workbook.styles ? await readFormats(archive, workbook.styles) : [];
  const strings = workbook.sharedStrings
    ? await readStrings(archive, workbook.sharedStrings, limits.sharedStrings)
    : [];
  return {
    sheetName: workbook.sheetName,
    since1904: workbook.since1904,
    rows: () => readRows(archive, workbook, { formats, strings, limits }),
  };
}

interface CellContext {
  formats: NumberFormat[];
  strings: string[];
  limits: ReadLimits;
}

async function* readRows(
  archive: Archive,
  { sheet, since1904 }: Workbook,
  { formats, strings, limits }: CellContext,
): AsyncGenerator<SheetRow[]> {
  let batch: SheetRow[] = [];
  let rowCount = 0;
  let rowNumber = 0;
  let cells: string[] = [];
  let column = -1;
  let type = '';
  let format: NumberFormat = 'number';
  let text = '';
  let collecting = false;
  let phonetic = false;

  const parsing = parsePart(archive, sheet, {
    open(name, attributes) {
      switch (name) {
        case 'row': {
          const stated = Number(attributes.r);
          rowNumber = stated > rowNumber && stated <= 1_048_576 ? stated : rowNumber + 1;
          cells = [];
          column = -1;
          break;
        }
        case 'c':
          column = attributes.r ? columnOf(attributes.r, column) : column + 1;
          if (column >= limits.columns) {
            throw tooBig(
              `its row ${rowNumber} has more than ${limits.columns.toLocaleString('en-US')} columns`,
            );
          }
          type = attributes.t ?? 'n';
          format = formats[Number(attributes.s)] ?? 'number';
          text = '';
          break;
        case 'v':
          collecting = true;
          break;
        case 't':
          collecting = !phonetic;
          break;
        case 'rPh':
          phonetic = true;
          break;
      }
    },
    text(piece) {
      if (!collecting) return;
      text += piece;
      if (text.length > LONGEST_CELL_TEXT) {
        throw tooBig(`a cell in its row ${rowNumber} is longer than Excel allows`);
      }
    },
    close(name) {
      switch (name) {
        case 'v':
        case 't':
          collecting = false;
          break;
        case 'rPh':
          phonetic = false;
          break;
        case 'c':
          if (text !== '' && column >= 0) {
            const value = cellText(type, text);
            if (value !== '') {
              while (cells.length < column) cells.push('');
              cells[column] = value;
            }
          }
          break;
        case 'row':
          if (cells.length === 0) break;
          rowCount += 1;
          if (rowCount > limits.rows) {
            throw tooBig(`it has more than ${limits.rows.toLocaleString('en-US')} rows`);
          }
          batch.push({ number: rowNumber, cells });
          break;
      }
    },
  });

  function cellText(kind: string, raw: string): string {
    switch (kind) {
      case 's': {
        const at = Number(raw);
        const shared = strings[at];
        if (shared === undefined) throw damaged(`a cell in its row ${rowNumber} has no text`);
        return shared.trim();
      }
      case 'b':
        return isOn(raw.trim()) ? 'TRUE' : 'FALSE';
      case 'e':
        return '';
      case 'd':
        return raw.trim().slice(0, 10);
      case 'str':
      case 'inlineStr':
        return plainText(raw).trim();
      default:
        return numberText(raw.trim(), format, since1904);
    }
  }

  for await (const _ of parsing) {
    if (batch.length === 0) continue;
    const rows = batch;
    batch = [];
    yield rows;
  }
}
