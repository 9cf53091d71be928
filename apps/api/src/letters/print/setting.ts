import type PDFDocument from 'pdfkit';
import { charactersOf, printable, runsOf, type Weight } from './fonts.ts';

/** Measures, wraps and draws text in the faces that its characters need. Lengths are in points. */
export interface TypeSetter {
  width(text: string, size: number, weight?: Weight): number;
  /** The lines that `text` takes; its own line breaks stay. */
  wrap(text: string, width: number, size: number, weight?: Weight): string[];
  draw(text: string, left: number, baseline: number, size: number, weight?: Weight): void;
}

export function typeSetter(document: typeof PDFDocument.prototype): TypeSetter {
  const registered = new Set<string>();
  const select = (name: string, data: Buffer, size: number) => {
    if (!registered.has(name)) {
      document.registerFont(name, data);
      registered.add(name);
    }
    document.font(name, size);
  };

  const unitWidths: Record<Weight, Map<string, number>> = { regular: new Map(), bold: new Map() };
  /** Width at size 1: letters repeat their words, so each is measured once a batch. */
  const unitWidth = (text: string, weight: Weight): number => {
    const known = unitWidths[weight].get(text);
    if (known !== undefined) return known;
    let sum = 0;
    for (const run of runsOf(text, weight)) {
      select(run.face.name, run.face.data, 100);
      sum += document.widthOfString(run.text) / 100;
    }
    unitWidths[weight].set(text, sum);
    return sum;
  };

  const wrapLine = (text: string, width: number, size: number, weight: Weight): string[] => {
    const lines: string[] = [];
    let line = '';
    let taken = 0;
    const space = unitWidth(' ', weight) * size;
    for (const word of text.split(' ').flatMap((each) => breakWord(each, width, size, weight))) {
      const length = unitWidth(word, weight) * size;
      if (line !== '' && taken + space + length > width) {
        lines.push(line);
        line = '';
      }
      taken = line === '' ? length : taken + space + length;
      line = line === '' ? word : `${line} ${word}`;
    }
    lines.push(line);
    return lines;
  };

  /** Chinese has no spaces and some names no end: a word longer than a line breaks between its characters. */
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
      let x = left;
      for (const run of runsOf(text, weight)) {
        select(run.face.name, run.face.data, size);
        document.text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
        x += document.widthOfString(run.text);
      }
    },
  };
}
