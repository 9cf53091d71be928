import { dayOfSerial } from '../excel.ts';
import type { NumberFormat } from './formats.ts';

/** A number as its cell shows it: whole without decimals, a day as `YYYY-MM-DD`, `00000` filled up. */
export function numberText(raw: string, format: NumberFormat, since1904: boolean): string {
  const number = Number(raw);
  if (raw === '' || !Number.isFinite(number)) return raw;
  // Below 1 it is a time without a day.
  if (format === 'date' && number >= 1) return dayOfSerial(number, since1904) ?? raw;
  // Excel calculates with 17 digits and shows 15.
  const plain = Number.isSafeInteger(number)
    ? String(number)
    : String(Number(number.toPrecision(15)));
  if (typeof format === 'string' || !/^\d+$/.test(plain)) return plain;
  const places = format.digits.replaceAll('-', '').length;
  const digits = plain.padStart(places, '0');
  const extra = digits.length - places;
  let at = extra;
  return digits.slice(0, extra) + format.digits.replace(/0/g, () => digits[at++] ?? '');
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
export const plainText = (text: string) =>
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
