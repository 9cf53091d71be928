import { LONGEST_CELL_TEXT } from '../excel.ts';
import type { Archive, ReadLimits } from './archive.ts';
import {
  type CellMark,
  columnOf,
  isErrorText,
  type MarkReason,
  normalisedText,
  numberText,
} from './cells.ts';
import { type CellStyle, formatText } from './formats.ts';
import { damaged, tooBig, tooLong } from './refusals.ts';
import { type ReadText, RichText } from './richText.ts';
import type { SharedText } from './strings.ts';
import { isOn, type Workbook } from './workbook.ts';
import { parsePart } from './xml.ts';

export interface SheetRow {
  /** The number that the spreadsheet program shows at the left of the row. */
  number: number;
  /**
   * Each cell as text: a whole number without decimals, a day as `YYYY-MM-DD`, a formula by its last
   * value, an empty or failed cell as ''.
   */
  cells: string[];
  /** The cells that are not to be taken at face value. Each has one mark. */
  marks?: CellMark[];
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
  styles: CellStyle[];
  strings: SharedText[];
  limits: ReadLimits;
}

const plainStyle: CellStyle = { format: 'number', struckOut: false };

const noText: ReadText = { text: '', struckOut: '' };

const isZero = (size: string | undefined) => size !== undefined && Number(size) === 0;

/** Reads the rows that have text, in batches. Adds the merged cells, which a file has after its rows, to `merged`. */
export async function* readRows(
  archive: Archive,
  { sheet, since1904, isUncalculated }: Workbook,
  { styles, strings, limits }: CellContext,
  merged: MergedRows[],
): AsyncGenerator<SheetRow[]> {
  let batch: SheetRow[] = [];
  let rowCount = 0;
  let rowNumber = 0;
  let cells: string[] = [];
  let marks: CellMark[] = [];
  let column = -1;
  let type = '';
  let style: CellStyle = plainStyle;
  let text = '';
  let isCollecting = false;
  let isInline = false;
  let hasFormula = false;
  let hasValue = false;
  let isHiddenRow = false;
  const hiddenColumns: { first: number; last: number }[] = [];
  const inline = new RichText();
  let inlineText: ReadText = noText;

  const parsing = parsePart(archive, sheet, {
    open(name, attributes) {
      switch (name) {
        case 'col':
          if (isOn(attributes.hidden) || isZero(attributes.width)) {
            hiddenColumns.push({ first: Number(attributes.min), last: Number(attributes.max) });
          }
          break;
        case 'row': {
          const stated = Number(attributes.r);
          rowNumber = stated > rowNumber && stated <= 1_048_576 ? stated : rowNumber + 1;
          cells = [];
          marks = [];
          isHiddenRow = isOn(attributes.hidden) || isZero(attributes.ht);
          column = -1;
          break;
        }
        case 'c':
          column = attributes.r ? columnOf(attributes.r, column) : column + 1;
          type = attributes.t ?? 'n';
          style = styles[Number(attributes.s)] ?? plainStyle;
          text = '';
          inlineText = noText;
          hasFormula = false;
          hasValue = false;
          break;
        case 'f':
          hasFormula = true;
          break;
        case 'v':
          isCollecting = true;
          hasValue = true;
          break;
        case 'is':
          isInline = true;
          break;
        case 'mergeCell': {
          const range = attributes.ref ?? '';
          const [, first, last] = /^[A-Z]+(\d+):[A-Z]+(\d+)$/.exec(range) ?? [];
          if (first === last) break;
          const column = columnOf(range, -1);
          merged.push({ range, first: Number(first), last: Number(last), column });
          break;
        }
        default:
          if (isInline) inline.open(name, attributes);
      }
    },
    text(piece) {
      if (isInline) inline.text(piece);
      if (!isCollecting) return;
      text += piece;
      if (text.length > LONGEST_CELL_TEXT) throw tooLong(rowNumber);
    },
    close(name) {
      switch (name) {
        case 'v':
          isCollecting = false;
          break;
        case 'is':
          isInline = false;
          inlineText = inline.take();
          break;
        case 'c':
          endCell();
          break;
        case 'row':
          if (cells.length === 0 && marks.length === 0) break;
          rowCount += 1;
          if (rowCount > limits.rows) {
            throw tooBig(`it has more than ${limits.rows.toLocaleString('en-US')} rows`);
          }
          batch.push({ number: rowNumber, cells, ...(marks.length > 0 && { marks }) });
          break;
        default:
          if (isInline) inline.close(name);
      }
    },
  });

  function endCell(): void {
    const cell = readCell();
    if (cell.text === '' && !cell.reason) return;
    if (column >= limits.columns) {
      throw tooBig(
        `its row ${rowNumber} has more than ${limits.columns.toLocaleString('en-US')} columns`,
        'Delete the columns that are not part of the report and upload the file again.',
      );
    }
    const reason = cell.reason ?? hidingOf(column);
    if (reason) marks.push({ column, reason, text: cell.detail ?? '' });
    if (cell.text === '') return;
    while (cells.length < column) cells.push('');
    cells[column] = cell.text;
  }

  function hidingOf(column: number): MarkReason | undefined {
    if (isHiddenRow) return 'hiddenRow';
    if (hiddenColumns.length === 0) return undefined;
    const isHidden = hiddenColumns.some(({ first, last }) => column + 1 >= first && column < last);
    return isHidden ? 'hiddenColumn' : undefined;
  }

  /** The text of the cell, and why it is not its face value. An error and a missing value have only the reason. */
  function readCell(): { text: string; reason?: MarkReason; detail?: string } {
    const raw = text.trim();
    if (hasFormula && isMissingValue(raw)) return { text: '', reason: 'uncomputed' };
    if (type === 'e') return raw === '' ? { text: '' } : { text: '', reason: 'error', detail: raw };
    if (type === 'b' && raw !== '') {
      return { text: isOn(raw) ? 'TRUE' : 'FALSE', reason: 'truthValue' };
    }
    const value = faceValue(raw);
    if (isErrorText(value.text)) return { text: '', reason: 'error', detail: value.text };
    if (style.struckOut && value.text !== '') {
      return { text: value.text, reason: 'struckOut', detail: value.text };
    }
    return value;
  }

  /** Only a text can be empty. A workbook that was not calculated has 0 in the formulas of some scripts. */
  const isMissingValue = (raw: string) =>
    raw === '' ? type !== 'str' || !hasValue : raw === '0' && type === 'n' && isUncalculated;

  function faceValue(raw: string): { text: string; reason?: MarkReason; detail?: string } {
    if (type === 'n') return numberText(raw, style.format, since1904);
    if (type === 'd') return { text: raw.slice(0, 10) };
    if (type === 's' && raw === '') return { text: '' };
    const value = type === 's' ? strings[Number(raw)] : textOf(raw);
    if (value === undefined) throw damaged(`a cell in its row ${rowNumber} has no text`);
    if (typeof value !== 'string') {
      return { text: value.text, reason: 'struckOut', detail: value.struckOut };
    }
    if (value === '' || typeof style.format === 'string') return { text: value };
    const display = formatText(value, style.format.code);
    return display === '' ? { text: value, reason: 'hiddenText' } : { text: display };
  }

  function textOf(raw: string): SharedText {
    if (type !== 'inlineStr') return normalisedText(raw).trim();
    return inlineText.struckOut ? inlineText : inlineText.text || normalisedText(raw).trim();
  }

  for await (const _ of parsing) {
    if (batch.length === 0) continue;
    const rows = batch;
    batch = [];
    yield rows;
  }
}
