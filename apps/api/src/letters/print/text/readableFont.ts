import type PDFDocument from 'pdfkit';
import { glyphTexts, NO_TEXT, type ShapedText } from './glyphText.ts';

/** The parts of pdfkit's embedded font that this file changes. */
interface EmbeddedFont {
  scale: number;
  /** The code points of each glyph in the subset. */
  unicode: number[][];
  widths: number[];
  subset: { glyphs: number[]; includeGlyph(id: number): number };
  layoutRun(text: string, features?: Record<string, boolean>): ShapedRun;
  layoutCached(text: string): ShapedRun;
  encode(text: string): EncodedText;
}

interface ShapedRun {
  direction: 'ltr' | 'rtl';
  glyphs: { id: number; codePoints: number[]; advanceWidth: number }[];
  positions: Position[];
}

interface Position {
  xAdvance: number;
}

type EncodedText = [codes: string[], positions: Position[]];

interface EncodedWord {
  codes: string[];
  positions: Position[];
}

/** pdfkit lays text out by these words and caches them. */
const WORDS = /[^ \t]*[ \t]|[^ \t]+/g;

/** Letters that have a glyph each. Noto would compose some of two, such as 'ị' of 'i' and a dot. */
const PRECOMPOSED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]*$/u;

/**
 * Changes the current font of a document so that its text can be copied, searched and read aloud.
 * pdfkit gives a glyph one text, that of its first use: once 'ị' is drawn as 'i' and a dot, every 'i'
 * is read as 'ị'. Here the subset holds a glyph once for each text that it stands for.
 */
export function makeReadable(document: typeof PDFDocument.prototype): void {
  const font: unknown = Reflect.get(document, '_font');
  if (!isEmbeddedFont(font))
    throw new Error('This version of pdfkit embeds fonts in an unknown way.');

  const shapedRuns = new Map<string, ShapedRun>();
  font.layoutCached = (text) => {
    const cachedRun = shapedRuns.get(text);
    if (cachedRun) return cachedRun;
    const run = font.layoutRun(text, PRECOMPOSED.test(text) ? { ccmp: false } : undefined);
    shapedRuns.set(text, run);
    return run;
  };

  const shape = (text: string): ShapedText => {
    const { direction, glyphs, positions } = font.layoutCached(text);
    return {
      rightToLeft: direction === 'rtl',
      glyphs: glyphs.map(({ id, codePoints }, index) => ({
        id,
        codePoints,
        advance: positions[index]?.xAdvance ?? 0,
      })),
    };
  };

  const codes = new Map<string, string>();
  const codeFor = (id: number, text: string, advanceWidth: number): string => {
    const key = `${id} ${text}`;
    const cachedCode = codes.get(key);
    if (cachedCode) return cachedCode;
    let place = font.subset.includeGlyph(id);
    if (font.unicode[place]) place = font.subset.glyphs.push(id) - 1;
    font.widths[place] = advanceWidth * font.scale;
    font.unicode[place] = Array.from(text, (character) => character.codePointAt(0) ?? 0);
    const code = place.toString(16).padStart(4, '0');
    codes.set(key, code);
    return code;
  };

  const words = new Map<string, EncodedWord>();
  const encodeWord = (word: string): EncodedWord => {
    const cachedWord = words.get(word);
    if (cachedWord) return cachedWord;
    const { glyphs, positions } = font.layoutCached(word);
    const texts = glyphTexts(word, shape(word), shape);
    const encoded = {
      codes: glyphs.map(({ id, advanceWidth }, index) =>
        codeFor(id, texts[index] ?? NO_TEXT, advanceWidth),
      ),
      positions,
    };
    words.set(word, encoded);
    return encoded;
  };
  const wordsOf = (text: string) => (text.match(WORDS) ?? []).map(encodeWord);

  font.encode = (text) => {
    const encoded = wordsOf(text);
    return [encoded.flatMap(({ codes }) => codes), encoded.flatMap(({ positions }) => positions)];
  };
}

const isEmbeddedFont = (font: unknown): font is EmbeddedFont =>
  typeof font === 'object' &&
  font !== null &&
  ['scale', 'unicode', 'widths', 'subset', 'layoutRun', 'layoutCached', 'encode'].every(
    (name) => name in font,
  );
