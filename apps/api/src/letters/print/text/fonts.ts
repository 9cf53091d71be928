import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';

export type Weight = 'regular' | 'bold';

/** A font file, read when the first character needs it. */
export interface Face {
  /** Its name in the document. */
  name: string;
  /** Parsed once for all documents: the layout rules take longer to parse than a letter to print. */
  font: fontkit.Font;
  has(codePoint: number): boolean;
}

/** A run of text in one face. */
export interface Run {
  face: Face;
  text: string;
}

const lazily = <T>(make: () => T): (() => T) => {
  let cached: { value: T } | undefined;
  return () => {
    cached ??= { value: make() };
    return cached.value;
  };
};

const face = (name: string, path: string) =>
  lazily((): Face => {
    const data = readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}`)));
    const font = fontkit.create(data);
    if (!('hasGlyphForCodePoint' in font)) throw new Error(`${path} holds more than one font`);
    return { name, font, has: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
  });

/**
 * In the order of preference. The Chinese face is 10 MB and the Korean one 6 MB, so most batches never open them. The
 * first one has Latin, Greek, Cyrillic and Devanagari, the Chinese one kana.
 */
const Families = ['', 'Hebrew', 'Arabic', 'Thai', 'SC', 'KR'];

const faces = (weight: string): readonly (() => Face)[] =>
  Families.map((family) => {
    const folder = ['noto', 'sans', family.toLowerCase()].filter((part) => part !== '').join('-');
    const file = `NotoSans${family}_${weight}`;
    return face(file, `${folder}/${weight}/${file}.ttf`);
  });

const Faces: Record<Weight, readonly (() => Face)[]> = {
  regular: faces('400Regular'),
  bold: faces('700Bold'),
};

/** Ascent, descent and distance of lines, as shares of the text size. */
export interface Reach {
  ascent: number;
  descent: number;
  leading: number;
}

export const ASCENT = 1.16;
export const DESCENT = 0.3;
const plainReach: Reach = { ascent: ASCENT, descent: DESCENT, leading: 1.14 };
const tallReach: Reach = { ascent: 1.45, descent: 0.6, leading: 1.36 };
/** Scripts that stack marks above and below letters. */
const TALL = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}]/u;

/** The smallest reach that a line needs. */
export const reachOf = (line: string): Reach => (TALL.test(line) ? tallReach : plainReach);

/** Characters that the first face has, which a test checks. Most words need no further look-up. */
const PLAIN = /^[\x20-\x7E\u00A0-\u00AC\u00AE-\u017F\u2013\u2014\u2018\u2019\u201C\u201D\u2022]*$/;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The graphemes of a text: a letter with its accents is one. */
export const charactersOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

/** The text in composed form, without invisible characters, on one line. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** The distinct characters of `text` that no face has. */
export function missingCharacters(text: string, weight: Weight = 'regular'): string[] {
  if (PLAIN.test(text)) return [];
  return [...new Set(charactersOf(text).filter((character) => !faceFor(character, weight)))];
}

/** Splits the text where the face changes. The caller checks for `missingCharacters` before. */
export function runsOf(text: string, weight: Weight): Run[] {
  if (PLAIN.test(text)) return [{ face: firstFace(weight), text }];
  const runs: Run[] = [];
  for (const character of charactersOf(text)) {
    const face = faceFor(character, weight) ?? firstFace(weight);
    const last = runs.at(-1);
    if (last?.face === face) last.text += character;
    else runs.push({ face, text: character });
  }
  return runs;
}

const firstFace = (weight: Weight): Face => {
  const [first] = Faces[weight];
  if (!first) throw new Error(`No ${weight} face`);
  return first();
};

function faceFor(character: string, weight: Weight): Face | undefined {
  for (const open of Faces[weight]) {
    const candidate = open();
    if (Array.from(character).every((each) => candidate.has(each.codePointAt(0) ?? 0)))
      return candidate;
  }
  return undefined;
}
