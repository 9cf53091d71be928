import type { Archive } from './archive.ts';
import { isOn } from './workbook.ts';
import { readPart } from './xml.ts';

/** A way of showing a number that hides the text that somebody typed: Excel turns a unit '1E5' into such a number. */
export type Notation = 'scientific' | 'percentage' | 'fraction' | 'time';

/** The meaning of a cell's number. */
export type NumberFormat = 'number' | 'date' | Notation | readonly Section[];

/** A part of a format code, for the numbers of one sign or range. */
interface Section {
  applies: ((number: number) => boolean) | undefined;
  tokens: readonly Token[];
}

type Token = { literal: string } | { code: string };

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

/** Quoted, escaped, padded and bracketed text of a format code, and its other signs. */
const codeToken =
  /"(?<quoted>[^"]*)"?|\\(?<escaped>.)|(?<space>_).|\*.|\[(?<bracket>[^\]]*)\]|(?<code>General|E[+-]|AM\/PM|[a-z0#?.,%/@;])|(?<other>.)/giu;

/** The meaning of a format code such as `[$-409]m/d/yy h:mm;@` or `"A-"000`. */
function formatOfCode(code: string): NumberFormat {
  if (code.trim() === '') return 'number';
  const sections: { applies: Section['applies']; tokens: Token[] }[] = [];
  let section = { applies: undefined, tokens: [] } as (typeof sections)[number];
  sections.push(section);
  for (const { groups = {} } of code.matchAll(codeToken)) {
    const { quoted, escaped, space, bracket, code: sign, other } = groups;
    const literal = quoted ?? escaped ?? other ?? (space && ' ') ?? currency(bracket);
    if (sign === ';') {
      section = { applies: undefined, tokens: [] };
      sections.push(section);
    } else if (sign !== undefined) section.tokens.push({ code: sign });
    else if (literal) section.tokens.push({ literal });
    else if (bracket !== undefined) section.applies ??= condition(bracket);
  }
  const codes = (sections[0]?.tokens ?? []).map((token) => ('code' in token ? token.code : ''));
  const signs = codes.filter((each) => each !== 'General').join('');
  if (/E[+-]/i.test(signs)) return 'scientific';
  if (/[dy]|m{3}/i.test(signs)) return 'date';
  if (/[hms]/i.test(signs)) return 'time';
  if (signs.includes('%')) return 'percentage';
  if (signs.includes('/')) return 'fraction';
  return sections.every(isPlain) ? 'number' : sections;
}

/** The sign of a currency: `[$€-407]`. */
const currency = (bracket = '') => /^\$([^-]*)/.exec(bracket)?.[1];

function condition(bracket: string): Section['applies'] {
  const [, sign = '', text = ''] = /^([<>=]{1,2})\s*(-?[\d.]+)$/.exec(bracket) ?? [];
  const limit = Number(text);
  switch (sign) {
    case '<':
      return (number) => number < limit;
    case '<=':
      return (number) => number <= limit;
    case '>':
      return (number) => number > limit;
    case '>=':
      return (number) => number >= limit;
    case '=':
      return (number) => number === limit;
    case '<>':
      return (number) => number !== limit;
    default:
      return undefined;
  }
}

/** Whether a section shows a number as its digits: without other text, and not filled up with zeros. */
const isPlain = ({ tokens }: Section) =>
  tokens.length > 0 &&
  tokens.every((token) => 'code' in token || token.literal.trim() === '') &&
  integerPlaces(tokens).filter((place) => place === '0').length < 2;

function integerPlaces(tokens: readonly Token[]): string[] {
  const codes = tokens.map((token) => ('code' in token ? token.code : ''));
  const point = codes.indexOf('.');
  return (point < 0 ? codes : codes.slice(0, point)).filter((code) => /^[0#?]$/.test(code));
}

/** The number as these sections show it, given its digits; '' where they hide it. */
export function formatNumber(plain: string, sections: readonly Section[]): string {
  const number = Number(plain);
  if (!/^-?\d+(\.\d+)?$/.test(plain)) return plain;
  const [first, negative, zero] = sections;
  const byRange = sections.find(({ applies }) => applies?.(number));
  const bySign = number < 0 ? negative : number === 0 ? zero : undefined;
  const isRanged = sections.some(({ applies }) => applies);
  const section =
    byRange ?? (isRanged ? sections.find(({ applies }) => !applies) : (bySign ?? first));
  if (!section || isPlain(section)) return plain;
  const { tokens } = section;
  const decimals = tokens.filter((token) => 'code' in token && /^[0#?]$/.test(token.code)).length;
  const [integer = '', fraction = ''] = roundedTo(
    plain.replace('-', ''),
    decimals - integerPlaces(tokens).length,
  ).split('.');
  const shown = filledIn(tokens, integer, fraction).trim();
  return number < 0 && section === first ? `-${shown}` : shown;
}

/** The text as these sections show it: the fourth one, or the only one with an '@', is for texts. */
export function formatText(text: string, sections: readonly Section[]): string {
  const isText = (token: Token) => 'code' in token && token.code === '@';
  const section = sections[3] ?? sections.find(({ tokens }) => tokens.some(isText));
  if (!section) return text;
  const shown = section.tokens.map((token) => ('literal' in token ? token.literal : text));
  return shown.join('').trim();
}

/** A number of many digits has no decimals, and would lose digits. */
const roundedTo = (plain: string, decimals: number) =>
  plain.includes('.') || decimals > 0 ? Number(plain).toFixed(Math.min(decimals, 20)) : plain;

/** Puts the digits into the places of the tokens. The first place takes all that are left. */
function filledIn(tokens: readonly Token[], integer: string, fraction: string): string {
  const places = integerPlaces(tokens).length;
  const digits = integer.padStart(places, ' ');
  const isGrouped = tokens.some((token) => 'code' in token && token.code === ',');
  let place = 0;
  let decimal = 0;
  let isInFraction = false;
  const shown = tokens.map((token) => {
    if ('literal' in token) return token.literal;
    const { code } = token;
    if (/^General$/i.test(code) || code === '@')
      return fraction ? `${integer}.${fraction}` : integer;
    if (code === '.') {
      isInFraction = true;
      return '.';
    }
    if (!/^[0#?]$/.test(code)) return '';
    if (isInFraction) {
      decimal += 1;
      return fraction[decimal - 1] ?? '';
    }
    const extra = digits.length - places;
    const taken = place === 0 ? digits.slice(0, extra + 1) : (digits[extra + place] ?? '');
    place += 1;
    const filled = taken.trim() === '' && code === '0' ? '0' : taken.trim();
    if (!isGrouped) return filled;
    const after = places - place;
    return filled.replace(/\d/g, (digit, at: number) => {
      const right = filled.length - 1 - at + after;
      return right > 0 && right % 3 === 0 ? `${digit},` : digit;
    });
  });
  return shown.join('');
}
