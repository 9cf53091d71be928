import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { drawBody } from './drawBody.ts';
import { type Box, type Layout, POINTS } from './layout.ts';
import type { Letter, Unprintable } from './letter.ts';
import { type Section, sections } from './structure.ts';
import { ASCENT, missingCharacters, printable, type Reach, reachOf } from './text/fonts.ts';
import { LEADING, sizesDown, type TypeSetter, typeSetter } from './text/setting.ts';

export interface LettersOrder {
  title: string;
  letters: readonly Letter[];
  /** Stands in the document, so that the same letters made again are the same bytes. */
  createdAt: Date;
  layout: Layout;
}

export type DrawnLetters = { pdf: Buffer } | { unprintable: Unprintable[] };

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
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: order.title, Creator: 'Audit Letter Program', CreationDate: order.createdAt },
  });
  const bytes = buffer(document);
  const setter = typeSetter(document);
  const nextSection = sections(document);
  order.letters.forEach((letter, position) => {
    document.addPage();
    const problem = drawLetter(nextSection(), setter, letter, order.layout);
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

/** Draws on the current page, in the order of reading; returns why the letter does not fit, if so. */
function drawLetter(
  section: Section,
  setter: TypeSetter,
  letter: Letter,
  layout: Layout,
): string | undefined {
  const { address, body, letterhead, smallest } = layout.text;
  const fits =
    drawLetterhead(section, setter, letter.letterhead, layout.letterhead, letterhead, smallest) &&
    drawReference(section, setter, letter.reference, layout.reference, letterhead, smallest) &&
    drawAddress(section, setter, letter.address, layout.address, address, smallest) &&
    drawBody(section, setter, letter.body, layout.body, body, smallest);
  return fits ? undefined : `The letter for ${letter.recipient} has more text than its page holds.`;
}

const blockHeight = (lines: number, size: number, { ascent, descent, leading }: Reach) =>
  ((lines - 1) * leading + ascent + descent) * size;

/** The address, as big as fits; first tried with every line whole, then with long lines wrapped. */
function drawAddress(
  section: Section,
  setter: TypeSetter,
  lines: string[],
  box: Box,
  wished: number,
  smallest: number,
): boolean {
  const width = box.width * POINTS;
  const height = box.height * POINTS;
  const text = lines.map(printable).filter((line) => line !== '');
  const reach = reachOf(text);
  const sizes = sizesDown(wished, smallest);
  const whole = sizes.find(
    (size) =>
      size >= wished * SHRINK_BEFORE_WRAP &&
      text.every((line) => setter.width(line, size) <= width) &&
      blockHeight(text.length, size, reach) <= height,
  );
  if (whole) {
    drawLines(section, setter, text, box, whole, reach);
    return true;
  }
  for (const size of sizes) {
    const wrapped = text.flatMap((line) => setter.wrap(line, width, size));
    if (blockHeight(wrapped.length, size, reach) <= height) {
      drawLines(section, setter, wrapped, box, size, reach);
      return true;
    }
  }
  return false;
}

function drawLines(
  section: Section,
  setter: TypeSetter,
  lines: readonly string[],
  box: Box,
  size: number,
  { ascent, leading }: Reach,
): void {
  section.add('P', () => {
    lines.forEach((line, index) => {
      const baseline = box.top * POINTS + (ascent + index * leading) * size;
      setter.draw(line, box.left * POINTS, baseline, size);
    });
  });
}

function drawLetterhead(
  section: Section,
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
    const left = box.left * POINTS;
    const top = box.top * POINTS;
    section.add('P', () => {
      nameLines.forEach((line, index) => {
        setter.draw(line, left, top + (ASCENT + index * LEADING) * nameSize, nameSize, 'bold');
      });
    });
    section.add('P', () => {
      restLines.forEach((line, index) => {
        setter.draw(line, left, top + nameHeight + (ASCENT + index * LEADING) * size, size);
      });
    });
    return true;
  }
  return false;
}

function drawReference(
  section: Section,
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
    const reach = { ...reachOf([]), leading: LEADING };
    if (valueWidth <= 0 || blockHeight(count, size, reach) > box.height * POINTS) continue;
    let baseline = box.top * POINTS + ASCENT * size;
    for (const { label, lines } of wrapped) {
      section.add('P', () => {
        setter.draw(label, box.left * POINTS, baseline, size, 'bold');
        for (const line of lines) {
          setter.draw(line, box.left * POINTS + labelWidth, baseline, size);
          baseline += LEADING * size;
        }
      });
    }
    return true;
  }
  return false;
}
