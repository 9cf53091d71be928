import { LONGEST_CELL_TEXT, serialOfDay } from '../excel.ts';
import { CellStyle } from './parts.ts';

export type CellValue = string | number | boolean | null | undefined;
export type CellKind = 'text' | 'number' | 'date' | undefined;

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

/** Most texts: nothing to escape, drop or prefix, and no space at the ends. The other steps take ten times as long. */
const isPlain = (text: string) =>
  text.length <= LONGEST_CELL_TEXT &&
  /^[A-Za-z0-9$](?:[A-Za-z0-9 ,.:;()'#/$-]*[A-Za-z0-9,.:;()'#/$-])?$/.test(text);

export function cell(
  at: string,
  kind: CellKind,
  value: CellValue,
  text: (at: string, value: string) => string,
): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return text(at, value ? 'Yes' : 'No');
  if (kind === 'date') {
    const serial = serialOfDay(String(value));
    if (serial !== undefined) return `<c r="${at}" s="${CellStyle.date}"><v>${serial}</v></c>`;
  }
  if (kind === 'number' && typeof value === 'number' && Number.isFinite(value)) {
    return `<c r="${at}"><v>${value}</v></c>`;
  }
  return text(at, String(value));
}

export function textCell(at: string, value: string, style?: number): string {
  if (isPlain(value)) {
    return `<c r="${at}" s="${style ?? CellStyle.text}" t="inlineStr"><is><t>${value}</t></is></c>`;
  }
  const look =
    style ?? (readsAsFormula(withoutControls(value)) ? CellStyle.quotedText : CellStyle.text);
  return verbatimCell(at, neutralise(value), look);
}

/** The text as it is, for programs that print it. Its type and its format `@` make it a text in Excel, too. */
export const verbatimCell = (at: string, value: string, style: number = CellStyle.text): string =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;

/** The text escaped for XML and Excel. */
export function escapeXml(text: string): string {
  return storedText(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/**
 * The text that a cell stores: without what XML cannot hold, and not longer than Excel allows. `_x0041_` is escaped: it
 * would be read as an 'A'.
 */
export function storedText(text: string): string {
  return withoutControls(text)
    .replace(/\r\n?/g, '\n')
    .slice(0, LONGEST_CELL_TEXT)
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
}

function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what XML forbids
  return text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The letters of a column, counted from 0: 'A' for the first. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  }
  return letters;
}
