import { format, getFormatInfo } from 'numfmt';
import type { Archive } from './archive.ts';
import { isOn } from './workbook.ts';
import { readPart } from './xml.ts';

/** A way of showing a number that hides the text that somebody typed: Excel turns a unit '1E5' into such a number. */
export type Notation = 'scientific' | 'percentage' | 'fraction' | 'time';

/** The meaning of a cell's number; `code` is a format code. */
export type NumberFormat = 'number' | 'date' | Notation | { code: string };

/** How a style shows its cells. */
export interface CellStyle {
  format: NumberFormat;
  struckOut: boolean;
}

/** The built-in formats that need a meaning. */
const builtIn = new Map<number, NumberFormat>([
  ...fromTo(9, 10, 'percentage'),
  ...fromTo(11, 11, 'scientific'),
  ...fromTo(12, 13, 'fraction'),
  ...fromTo(14, 17, 'date'),
  ...fromTo(18, 21, 'time'),
  ...fromTo(22, 22, 'date'),
  ...fromTo(27, 36, 'date'),
  ...fromTo(45, 47, 'time'),
  ...fromTo(48, 48, 'scientific'),
  ...fromTo(50, 58, 'date'),
]);

function fromTo(first: number, last: number, format: NumberFormat) {
  return Array.from({ length: last - first + 1 }, (_, at) => [first + at, format] as const);
}

/** The cell styles, by their index. */
export async function readStyles(archive: Archive, path: string): Promise<CellStyle[]> {
  const codes = new Map(builtIn);
  const struckFonts: boolean[] = [];
  const styles: CellStyle[] = [];
  let list = '';
  await readPart(archive, path, {
    open(name, attributes) {
      if (name === 'fonts' || name === 'cellXfs') list = name;
      else if (name === 'numFmt') {
        codes.set(Number(attributes.numFmtId), formatOfCode(attributes.formatCode ?? ''));
      } else if (list === 'fonts' && name === 'font') struckFonts.push(false);
      else if (list === 'fonts' && name === 'strike') {
        struckFonts[struckFonts.length - 1] = isOn(attributes.val ?? '1');
      } else if (list === 'cellXfs' && name === 'xf') {
        styles.push({
          format: codes.get(Number(attributes.numFmtId)) ?? 'number',
          struckOut: struckFonts[Number(attributes.fontId)] ?? false,
        });
      }
    },
    close(name) {
      if (name === list) list = '';
    },
  });
  return styles;
}

/** The meaning of a format code such as `[$-409]m/d/yy h:mm;@` or `"A-"000`. */
function formatOfCode(code: string): NumberFormat {
  if (code.length > LONGEST_CODE) return 'number';
  switch (getFormatInfo(code).type) {
    case 'date':
    case 'datetime':
      return 'date';
    case 'time':
      return 'time';
    case 'percent':
      return 'percentage';
    case 'scientific':
      return 'scientific';
    case 'fraction':
      return 'fraction';
    case 'error':
      return 'number';
    default:
      return { code };
  }
}

/** The longest format code of Excel. */
const LONGEST_CODE = 255;
/** Excel calculates with 15 digits; identifiers have more. */
const MOST_DIGITS = 15;

/** The number as this format code shows its digits; '' where it hides them. Rounding and grouping do not count. */
export function formatNumber(plain: string, code: string): string {
  if (!/^-?\d+(\.\d+)?$/.test(plain) || plain.length > MOST_DIGITS) return plain;
  const display = format(code, getFormatInfo(code).type === 'text' ? plain : Number(plain)).trim();
  return /^-?(0|[1-9][\d,]*)?(\.\d*)?$/.test(display) && display !== '' ? plain : display;
}

/** The text as this format code shows it. */
export const formatText = (text: string, code: string) => format(code, text).trim();
