import { charactersOf } from './fonts.ts';

/** A glyph that shaping chose, in the order of drawing. */
interface ShapedGlyph {
  id: number;
  /** The characters that it stands for according to the font. */
  codePoints: readonly number[];
  /** Its width. */
  advance: number;
}

export interface ShapedText {
  rightToLeft: boolean;
  glyphs: readonly ShapedGlyph[];
}

/** PDF readers skip this character. Some readers extract the glyph number of a glyph without text. */
export const NO_TEXT = '\u200B';

/**
 * The text that each glyph of a word stands for, in the order of drawing. In reading order, the texts make up the word,
 * also where shaping splits, joins or reorders characters.
 */
export function glyphTexts(
  word: string,
  shaped: ShapedText,
  shape: (text: string) => ShapedText,
): string[] {
  const glyphs = inReadingOrder(shaped.glyphs, shaped);
  const texts =
    ownTexts(word, glyphs) ?? characterTexts(word, glyphs, shape) ?? spread(word, glyphs);
  return inReadingOrder(texts, shaped);
}

const inReadingOrder = <T>(items: readonly T[], { rightToLeft }: ShapedText): T[] =>
  rightToLeft ? items.toReversed() : [...items];

/** The texts that the font gives, if together they are the whole word. */
function ownTexts(word: string, glyphs: readonly ShapedGlyph[]): string[] | undefined {
  const texts = glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints));
  return texts.every((text) => text !== '') && texts.join('') === word ? texts : undefined;
}

/** Character by character, if each has the same glyphs alone as within the word. */
function characterTexts(
  word: string,
  glyphs: readonly ShapedGlyph[],
  shape: (text: string) => ShapedText,
): string[] | undefined {
  const characters = charactersOf(word).map((text) => {
    const shaped = shape(text);
    return { text, glyphs: inReadingOrder(shaped.glyphs, shaped) };
  });
  const alone = characters.flatMap((character) => character.glyphs);
  const same =
    alone.length === glyphs.length && alone.every(({ id }, index) => id === glyphs[index]?.id);
  return same
    ? characters.flatMap((character) => spread(character.text, character.glyphs))
    : undefined;
}

/** Distributes the characters over the glyphs in reading order, first to glyphs with an advance. */
function spread(text: string, glyphs: readonly ShapedGlyph[]): string[] {
  const characters = Array.from(text);
  let spare = glyphs.length - characters.length;
  const silent = new Set<ShapedGlyph>();
  for (const marksOnly of [true, false]) {
    for (const glyph of glyphs.toReversed()) {
      if (spare <= 0 || silent.has(glyph) || (marksOnly && glyph.advance !== 0)) continue;
      silent.add(glyph);
      spare -= 1;
    }
  }
  const last = glyphs.findLast((glyph) => !silent.has(glyph));
  return glyphs.map((glyph) => {
    if (silent.has(glyph)) return NO_TEXT;
    return glyph === last ? characters.splice(0).join('') : (characters.shift() ?? NO_TEXT);
  });
}
