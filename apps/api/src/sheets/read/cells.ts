import { dayOfSerial } from '../excel.ts';
import { formatNumber, type Notation, type NumberFormat } from './formats.ts';

/** Why the text of a cell may not be its face value. */
export type MarkReason =
  /** Excel shows an error, such as '#REF!'. */
  | 'error'
  /** A formula was stored without a value, as some scripts write it. */
  | 'uncomputed'
  | 'struckOut'
  | 'hiddenRow'
  | 'hiddenColumn'
  /** The format of the cell shows nothing. */
  | 'hiddenText'
  /** The number may have been a text, such as '1E5', before Excel read it. */
  | Notation
  | 'truthValue';

/** The mark of a cell that is not to be taken at face value. */
export interface CellMark {
  /** From 0. */
  column: number;
  reason: MarkReason;
  /** The error, or the struck-out text. */
  text: string;
}

/** Errors of spreadsheets in any language, as cells show them. '####' is a number that was wider than its column. */
export const isErrorText = (text: string) =>
  text.startsWith('#') && /^#([¡¿]?[\p{L}/0]{2,}[!?]|N\/[AD]|GETTING_DATA|#{2,})$/iu.test(text);

/** A number as its cell shows it: a day as `YYYY-MM-DD`, else with the zeros and texts of its format. */
export function numberText(
  raw: string,
  format: NumberFormat,
  since1904: boolean,
): { text: string; reason?: MarkReason } {
  const number = Number(raw);
  if (raw === '' || !Number.isFinite(number)) return { text: raw };
  // Below 1 it is a time without a day.
  if (format === 'date' && number >= 1) return { text: dayOfSerial(number, since1904) ?? raw };
  const plain = plainDigits(raw, number);
  if (format === 'number') return { text: plain };
  if (format === 'date') return { text: plain, reason: 'time' };
  if (typeof format === 'string') return { text: plain, reason: format };
  const display = formatNumber(plain, format.code);
  return display === '' ? { text: plain, reason: 'hiddenText' } : { text: display };
}

/** All digits of a whole number. Of others the 15 that Excel shows: it calculates with 17. */
function plainDigits(raw: string, number: number): string {
  const [whole, sign = '', digits = ''] = /^(-?)0*(\d+)(?:\.0*)?$/.exec(raw) ?? [];
  if (whole !== undefined) return sign + digits;
  const [, minus = '', first = '', decimals = '', power = ''] =
    /^(-?)(\d)(?:\.(\d+))?E\+?(\d{1,2})$/i.exec(raw) ?? [];
  return power !== '' && Number(power) >= decimals.length
    ? minus + first + decimals.padEnd(Number(power), '0')
    : String(Number(number.toPrecision(15)));
}

/** The column of a reference, from 0: 'AB12' is 27. An invalid reference is the next column. */
export function columnOf(reference: string, previous: number): number {
  let column = 0;
  for (let at = 0; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
    if (column > 20_000) break;
  }
  return column === 0 ? previous + 1 : column - 1;
}

/**
 * The text of a cell. `_x000D_` is an escaped character that XML cannot hold. Characters are composed (NFC), and
 * invisible ones such as direction marks are removed, so a name has one spelling.
 */
export const normalisedText = (text: string) =>
  /^[\n\r\t -~]*$/.test(text) && !text.includes('_x')
    ? text
    : text
        .replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        )
        .replace(invisible, '')
        .replace(/(?![\n\r\t])\p{Cc}/gu, ' ')
        .normalize('NFC');

/** Keeps the two joiners, which scripts such as Devanagari and Persian need. */
const invisible = /\0|\p{Cs}|(?![\u200c\u200d])\p{Cf}/gu;
