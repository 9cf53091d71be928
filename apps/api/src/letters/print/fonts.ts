import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';

export type Weight = 'regular' | 'bold';

/** A font file, read when the first character needs it. */
export interface Face {
  /** The name under which the document knows it. */
  name: string;
  data: Buffer;
  has(codePoint: number): boolean;
}

/** A stretch of text that one face prints. */
export interface Run {
  face: Face;
  text: string;
}

const lazily = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

const face = (name: string, path: string) =>
  lazily((): Face => {
    const data = readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}`)));
    const font = fontkit.create(data);
    if (!('hasGlyphForCodePoint' in font)) throw new Error(`${path} holds more than one font`);
    return { name, data, has: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
  });

/** In the order in which they are asked. The Chinese faces are 10 MB each, so most batches never open them. */
const Faces: Record<Weight, readonly (() => Face)[]> = {
  regular: [
    face('Noto Sans', 'noto-sans/400Regular/NotoSans_400Regular.ttf'),
    face('Noto Sans SC', 'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  ],
  bold: [
    face('Noto Sans Bold', 'noto-sans/700Bold/NotoSans_700Bold.ttf'),
    face('Noto Sans SC Bold', 'noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
  ],
};

/** Of both families, so that a line's ascent above and descent below its baseline never leave its box. */
export const ASCENT = 1.16;
export const DESCENT = 0.3;

/** The first face covers all of this (its test goes through it), so most words need no look-up. */
const PLAIN = /^[\x20-\x7E\u00A0-\u00AC\u00AE-\u017F\u2013\u2014\u2018\u2019\u201C\u201D\u2022]*$/;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What a reader sees as characters: a letter with its accents is one. */
export const charactersOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Text as it can be set: composed, without the characters that print nothing, on one line. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** The characters of `text` that no face has, each once. */
export function missingCharacters(text: string, weight: Weight = 'regular'): string[] {
  if (PLAIN.test(text)) return [];
  return [...new Set(charactersOf(text).filter((character) => !faceFor(character, weight)))];
}

/** Parts the text where the face changes. A character that no face has is the caller's to find first. */
export function runsOf(text: string, weight: Weight): Run[] {
  if (PLAIN.test(text)) return [{ face: firstFace(weight), text }];
  const runs: Run[] = [];
  for (const character of charactersOf(text)) {
    const found = faceFor(character, weight) ?? firstFace(weight);
    const last = runs.at(-1);
    if (last?.face === found) last.text += character;
    else runs.push({ face: found, text: character });
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
