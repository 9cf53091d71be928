import { LONGEST_CELL_TEXT } from '../excel.ts';
import { type Archive, type ArchiveLimits, archiveLimits } from './archive.ts';
import { columnOf, numberText, plainText } from './cells.ts';
import type { NumberFormat } from './formats.ts';
import { damaged, tooBig } from './refusals.ts';
import { isOn, type Workbook } from './workbook.ts';
import { parsePart } from './xml.ts';

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
  /** The columns of formulas that were stored without a value, as some scripts write them. */
  uncomputed?: number[];
  /** The spreadsheet program does not show the row, because of a filter for example. */
  hidden?: boolean;
}

/** Merged cells over several rows. Only the first cell has the text. */
export interface MergedRows {
  /** As the spreadsheet program writes it: 'A5:A7'. */
  range: string;
  first: number;
  last: number;
  /** The column of the first cell, from 0. */
  column: number;
}

/** The shared texts and styles that the cells of a sheet refer to. */
interface CellContext {
  formats: NumberFormat[];
  strings: string[];
  limits: ReadLimits;
}

/** Reads the rows that have text, in batches. Adds the merged cells to `merged`, which come after the rows in a file. */
export async function* readRows(
  archive: Archive,
  { sheet, since1904 }: Workbook,
  { formats, strings, limits }: CellContext,
  merged: MergedRows[],
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
  let hasFormula = false;
  let hasValue = false;
  let uncomputed: number[] = [];
  let hidden = false;
  let phonetic = false;

  const parsing = parsePart(archive, sheet, {
    open(name, attributes) {
      switch (name) {
        case 'row': {
          const stated = Number(attributes.r);
          rowNumber = stated > rowNumber && stated <= 1_048_576 ? stated : rowNumber + 1;
          cells = [];
          uncomputed = [];
          hidden = isOn(attributes.hidden);
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
          hasFormula = false;
          hasValue = false;
          break;
        case 'f':
          hasFormula = true;
          break;
        case 'v':
          collecting = true;
          hasValue = true;
          break;
        case 't':
          collecting = !phonetic;
          break;
        case 'rPh':
          phonetic = true;
          break;
        case 'mergeCell': {
          const range = attributes.ref ?? '';
          const [, first, last] = /^[A-Z]+(\d+):[A-Z]+(\d+)$/.exec(range) ?? [];
          if (first === last) break;
          const column = columnOf(range, -1);
          merged.push({ range, first: Number(first), last: Number(last), column });
          break;
        }
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
          if (hasFormula && !hasValue) uncomputed.push(column);
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
          batch.push({
            number: rowNumber,
            cells,
            ...(uncomputed.length > 0 && { uncomputed }),
            ...(hidden && { hidden }),
          });
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
