import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { ASCENT, DESCENT, missingCharacters, printable } from './fonts.ts';
import type { Box, Layout } from './layout.ts';
import type { Letter, LetterBlock, Unprintable } from './letter.ts';
import { type TypeSetter, typeSetter } from './setting.ts';

export interface LettersOrder {
  title: string;
  letters: readonly Letter[];
  /** Stands in the document, so that the same letters made again are the same bytes. */
  createdAt: Date;
  layout: Layout;
}

export type DrawnLetters = { pdf: Buffer } | { unprintable: Unprintable[] };

const POINTS = 72;
const LEADING = 1.36;
/** The address block's lines stand closer, as five of them share 0.84 in. */
const ADDRESS_LEADING = 1.15;
/** A name is rather set smaller than broken, down to this share of its size. */
const SHRINK_BEFORE_WRAP = 0.8;

/** One page for each letter, or, when any of them cannot be printed, all the reasons and no pages. */
export async function drawLetters(order: LettersOrder): Promise<DrawnLetters> {
  const unprintable = order.letters.flatMap(unprintableCharacters);
  if (unprintable.length > 0) return { unprintable };

  const document = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    autoFirstPage: false,
    lang: 'en-US',
    info: { Title: order.title, Creator: 'Audit Letter Program', CreationDate: order.createdAt },
  });
  const bytes = buffer(document);
  const setter = typeSetter(document);
  order.letters.forEach((letter, position) => {
    document.addPage();
    const problem = drawLetter(document, setter, letter, order.layout);
    if (problem) unprintable.push({ position, reason: problem });
  });
  document.end();
  const pdf = await bytes;
  return unprintable.length > 0 ? { unprintable } : { pdf };
}

function unprintableCharacters(letter: Letter, position: number): Unprintable[] {
  const missing = missingCharacters(textOf(letter).map(printable).join(''));
  if (missing.length === 0) return [];
  const characters = missing
    .map((character) => `'${character}' (${codePoints(character)})`)
    .join(', ');
  return [
    {
      position,
      reason: `The letter for ${letter.recipient} has ${missing.length === 1 ? 'a character' : 'characters'} that no font can print: ${characters}.`,
    },
  ];
}

const textOf = (letter: Letter): string[] => [
  ...letter.letterhead,
  ...letter.reference.flatMap(({ label, value }) => [label, value]),
  ...letter.address,
  ...letter.body.flatMap((block) => (block.kind === 'coverages' ? block.labels : [block.text])),
];

const codePoints = (character: string) =>
  Array.from(
    character,
    (each) => `U+${(each.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  ).join(' ');

/** Draws on the current page; returns why the letter does not fit, if so. */
function drawLetter(
  document: typeof PDFDocument.prototype,
  setter: TypeSetter,
  letter: Letter,
  layout: Layout,
): string | undefined {
  const { address, body, letterhead, smallest } = layout.text;
  const fits =
    drawAddress(setter, letter.address, layout.address, address, smallest) &&
    drawLetterhead(setter, letter.letterhead, layout.letterhead, letterhead, smallest) &&
    drawReference(setter, letter.reference, layout.reference, letterhead, smallest) &&
    drawBody(document, setter, letter.body, layout.body, body, smallest);
  return fits ? undefined : `The letter for ${letter.recipient} has more text than its page holds.`;
}

/** From the wished size down to the smallest, in half points. */
function sizesDown(wished: number, smallest: number): number[] {
  const sizes: number[] = [];
  for (let size = wished; size > smallest; size -= 0.5) sizes.push(size);
  return [...sizes, smallest];
}

const blockHeight = (lines: number, size: number, leading: number) =>
  ((lines - 1) * leading + ASCENT + DESCENT) * size;

/** The address, as big as fits; first tried with every line whole, then with long lines wrapped. */
function drawAddress(
  setter: TypeSetter,
  lines: string[],
  box: Box,
  wished: number,
  smallest: number,
): boolean {
  const width = box.width * POINTS;
  const height = box.height * POINTS;
  const text = lines.map(printable).filter((line) => line !== '');
  const sizes = sizesDown(wished, smallest);
  const whole = sizes.find(
    (size) =>
      size >= wished * SHRINK_BEFORE_WRAP &&
      text.every((line) => setter.width(line, size) <= width) &&
      blockHeight(text.length, size, ADDRESS_LEADING) <= height,
  );
  if (whole) {
    drawLines(setter, text, box, whole, ADDRESS_LEADING);
    return true;
  }
  for (const size of sizes) {
    const wrapped = text.flatMap((line) => setter.wrap(line, width, size));
    if (blockHeight(wrapped.length, size, ADDRESS_LEADING) <= height) {
      drawLines(setter, wrapped, box, size, ADDRESS_LEADING);
      return true;
    }
  }
  return false;
}

function drawLines(
  setter: TypeSetter,
  lines: readonly string[],
  box: Box,
  size: number,
  leading: number,
): void {
  lines.forEach((line, index) => {
    setter.draw(
      line,
      box.left * POINTS,
      box.top * POINTS + (ASCENT + index * leading) * size,
      size,
    );
  });
}

function drawLetterhead(
  setter: TypeSetter,
  lines: string[],
  box: Box,
  wished: number,
  smallest: number,
): boolean {
  const [name = '', ...rest] = lines;
  const width = box.width * POINTS;
  for (const size of sizesDown(wished, smallest)) {
    const nameSize = size * 1.4;
    const nameLines = setter.wrap(name, width, nameSize, 'bold');
    const restLines = rest.flatMap((line) => setter.wrap(line, width, size));
    const nameHeight = nameLines.length * nameSize * LEADING;
    if (nameHeight + restLines.length * size * LEADING > box.height * POINTS) continue;
    const top = box.top * POINTS;
    nameLines.forEach((line, index) => {
      setter.draw(
        line,
        box.left * POINTS,
        top + (ASCENT + index * LEADING) * nameSize,
        nameSize,
        'bold',
      );
    });
    restLines.forEach((line, index) => {
      setter.draw(
        line,
        box.left * POINTS,
        top + nameHeight + (ASCENT + index * LEADING) * size,
        size,
      );
    });
    return true;
  }
  return false;
}

function drawReference(
  setter: TypeSetter,
  rows: Letter['reference'],
  box: Box,
  wished: number,
  smallest: number,
): boolean {
  for (const size of sizesDown(wished, smallest)) {
    const labelWidth =
      Math.max(...rows.map(({ label }) => setter.width(label, size, 'bold'))) + size;
    const valueWidth = box.width * POINTS - labelWidth;
    const wrapped = rows.map(({ label, value }) => ({
      label,
      lines: setter.wrap(value, valueWidth, size),
    }));
    const count = wrapped.reduce((sum, { lines }) => sum + lines.length, 0);
    if (valueWidth <= 0 || blockHeight(count, size, LEADING) > box.height * POINTS) continue;
    let baseline = box.top * POINTS + ASCENT * size;
    for (const { label, lines } of wrapped) {
      setter.draw(label, box.left * POINTS, baseline, size, 'bold');
      for (const line of lines) {
        setter.draw(line, box.left * POINTS + labelWidth, baseline, size);
        baseline += LEADING * size;
      }
    }
    return true;
  }
  return false;
}

interface PlacedLine {
  text: string;
  left: number;
  baseline: number;
  size: number;
  weight: 'regular' | 'bold';
}

interface PlacedBody {
  lines: PlacedLine[];
  frames: { top: number; height: number }[];
  height: number;
}

function drawBody(
  document: typeof PDFDocument.prototype,
  setter: TypeSetter,
  blocks: LetterBlock[],
  box: Box,
  wished: number,
  smallest: number,
): boolean {
  const width = box.width * POINTS;
  for (const size of sizesDown(wished, smallest)) {
    const placed = placeBody(setter, blocks, width, size);
    if (placed.height > box.height * POINTS) continue;
    const left = box.left * POINTS;
    const top = box.top * POINTS;
    for (const frame of placed.frames) {
      document
        .rect(left, top + frame.top, width, frame.height)
        .lineWidth(0.5)
        .stroke('#808080');
    }
    for (const line of placed.lines) {
      setter.draw(line.text, left + line.left, top + line.baseline, line.size, line.weight);
    }
    return true;
  }
  return false;
}

/** Where every line of the body stands at this size, from the body's own corner. */
function placeBody(
  setter: TypeSetter,
  blocks: LetterBlock[],
  width: number,
  size: number,
): PlacedBody {
  const placed: PlacedBody = { lines: [], frames: [], height: 0 };
  const line = (
    text: string,
    left = 0,
    weight: PlacedLine['weight'] = 'regular',
    lineSize = size,
  ) => {
    placed.lines.push({
      text,
      left,
      baseline: placed.height + ASCENT * lineSize,
      size: lineSize,
      weight,
    });
    placed.height += LEADING * lineSize;
  };
  const indent = size * 1.4;
  blocks.forEach((block, index) => {
    if (index > 0) placed.height += size * (block.kind === 'item' ? 0.35 : 0.75);
    switch (block.kind) {
      case 'heading':
        for (const text of setter.wrap(block.text, width, size * 1.2, 'bold'))
          line(text, 0, 'bold', size * 1.2);
        break;
      case 'paragraph':
        for (const text of setter.wrap(block.text, width, size)) line(text);
        break;
      case 'item': {
        const bulletBaseline = placed.height + ASCENT * size;
        placed.lines.push({
          text: '•',
          left: size * 0.4,
          baseline: bulletBaseline,
          size,
          weight: 'regular',
        });
        for (const text of setter.wrap(block.text, width - indent, size)) line(text, indent);
        break;
      }
      case 'coverages': {
        const top = placed.height;
        placed.height += size * 0.4;
        line('Coverages offered in your state', size * 0.6, 'bold');
        for (const label of block.labels) {
          for (const text of setter.wrap(label, width - size * 1.2, size)) line(text, size * 0.6);
        }
        placed.height += size * 0.4;
        placed.frames.push({ top, height: placed.height - top });
        break;
      }
    }
  });
  return placed;
}
