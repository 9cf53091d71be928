import type { Font } from 'fontkit';
import type PDFDocument from 'pdfkit';
import { type PlacedRun, placedRuns } from './direction.ts';
import { charactersOf, type Face, printable, runsOf, type Weight } from './fonts.ts';
import { makeReadable } from './readableFont.ts';

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Since 0.20.0; the types do not have it yet. */
      registerFont(name: string, font: Font): this;
    }
  }
}

/** The distance between baselines, as a share of the text size. */
export const LEADING = 1.36;

/** From the largest size to the smallest, in steps of half a point. */
export function sizesDown(largest: number, smallest: number): number[] {
  const sizes: number[] = [];
  for (let size = largest; size > smallest; size -= 0.5) sizes.push(size);
  return [...sizes, smallest];
}

/** Measures, wraps and draws text in the faces that its characters need. Lengths are in points. */
export interface TypeSetter {
  width(text: string, size: number, weight?: Weight): number;
  /** The lines of `text` within `width`. Line breaks in the text are kept. */
  wrap(text: string, width: number, size: number, weight?: Weight): string[];
  draw(text: string, left: number, baseline: number, size: number, weight?: Weight): void;
}

export function typeSetter(document: typeof PDFDocument.prototype): TypeSetter {
  const registered = new Set<string>();
  const select = ({ name, font }: Face, size: number) => {
    const isRegistered = registered.has(name);
    if (!isRegistered) document.registerFont(name, font);
    document.font(name, size);
    if (!isRegistered) makeReadable(document);
    registered.add(name);
  };

  const unitWidths: Record<Weight, Map<string, number>> = { regular: new Map(), bold: new Map() };
  /** Width at size 1. Each word is measured once per batch, because letters repeat their words. */
  const unitWidth = (text: string, weight: Weight): number => {
    const cachedWidth = unitWidths[weight].get(text);
    if (cachedWidth !== undefined) return cachedWidth;
    let sum = 0;
    for (const run of runsOf(text, weight)) {
      select(run.face, 100);
      sum += document.widthOfString(run.text) / 100;
    }
    unitWidths[weight].set(text, sum);
    return sum;
  };

  /** The runs in reading order, each with its left edge. */
  const runsWithEdges = (text: string, left: number, size: number, weight: Weight) => {
    const runs = placedRuns(text, weight);
    const edges = new Map<PlacedRun, number>();
    let x = left;
    for (const run of runs.toSorted((one, other) => one.place - other.place)) {
      edges.set(run, x);
      select(run.face, size);
      x += document.widthOfString(run.text);
    }
    return runs.map((run) => ({ run, x: edges.get(run) ?? left }));
  };

  const wrapLine = (text: string, width: number, size: number, weight: Weight): string[] => {
    const lines: string[] = [];
    let line = '';
    let lineWidth = 0;
    const space = unitWidth(' ', weight) * size;
    for (const word of text.split(' ').flatMap((each) => breakWord(each, width, size, weight))) {
      const length = unitWidth(word, weight) * size;
      if (line !== '' && lineWidth + space + length > width) {
        lines.push(line);
        line = '';
      }
      lineWidth = line === '' ? length : lineWidth + space + length;
      line = line === '' ? word : `${line} ${word}`;
    }
    lines.push(line);
    return lines;
  };

  /** Breaks a word that is longer than a line, such as a Chinese text without spaces, between characters. */
  const breakWord = (word: string, width: number, size: number, weight: Weight): string[] => {
    if (unitWidth(word, weight) * size <= width) return [word];
    const parts = [''];
    for (const character of charactersOf(word)) {
      const part = (parts.at(-1) ?? '') + character;
      if (unitWidth(part, weight) * size > width && part !== character) parts.push(character);
      else parts[parts.length - 1] = part;
    }
    return parts;
  };

  return {
    width: (text, size, weight = 'regular') => unitWidth(text, weight) * size,
    wrap: (text, width, size, weight = 'regular') =>
      text.split('\n').flatMap((line) => wrapLine(printable(line), width, size, weight)),
    draw(text, left, baseline, size, weight = 'regular') {
      for (const { run, x } of runsWithEdges(text, left, size, weight)) {
        select(run.face, size);
        document.text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
      }
    },
  };
}
