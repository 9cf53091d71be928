import { type Box, POINTS } from './layout.ts';
import type { LetterBlock } from './letter.ts';
import type { Section } from './structure.ts';
import { ASCENT, type Weight } from './text/fonts.ts';
import { LEADING, sizesDown, type TypeSetter } from './text/setting.ts';

interface PlacedLine {
  text: string;
  left: number;
  baseline: number;
  size: number;
  weight: Weight;
}

interface LineStyle {
  left?: number;
  right?: number;
  weight?: Weight;
  lineSize?: number;
}

interface PlacedElement {
  type: 'H1' | 'P';
  /** The bullet of a list's item. */
  bullet?: PlacedLine;
  lines: PlacedLine[];
}

interface PlacedBody {
  elements: PlacedElement[];
  frames: { top: number; height: number }[];
  height: number;
}

/** Draws the body as big as its box allows; returns whether it fits at all. */
export function drawBody(
  section: Section,
  setter: TypeSetter,
  blocks: LetterBlock[],
  box: Box,
  wished: number,
  smallest: number,
): boolean {
  const width = box.width * POINTS;
  const left = box.left * POINTS;
  const top = box.top * POINTS;
  const draw = (line: PlacedLine) =>
    setter.draw(line.text, left + line.left, top + line.baseline, line.size, line.weight);
  for (const size of sizesDown(wished, smallest)) {
    const placed = placeBody(setter, blocks, width, size);
    if (placed.height > box.height * POINTS) continue;
    for (const frame of placed.frames) {
      section.addFrame(left, top + frame.top, width, frame.height);
    }
    for (const { type, bullet, lines } of placed.elements) {
      const drawAll = () => lines.forEach(draw);
      if (bullet) section.addItem(() => draw(bullet), drawAll);
      else section.add(type, drawAll);
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
  const placed: PlacedBody = { elements: [], frames: [], height: 0 };
  const place = (text: string, left: number, weight: Weight, lineSize: number): PlacedLine => ({
    text,
    left,
    baseline: placed.height + ASCENT * lineSize,
    size: lineSize,
    weight,
  });
  const lines = (
    text: string,
    { left = 0, right = 0, weight = 'regular', lineSize = size }: LineStyle = {},
  ): PlacedLine[] =>
    setter.wrap(text, width - left - right, lineSize, weight).map((each) => {
      const line = place(each, left, weight, lineSize);
      placed.height += LEADING * lineSize;
      return line;
    });
  const add = (element: PlacedElement) => placed.elements.push(element);

  blocks.forEach((block, index) => {
    if (index > 0) placed.height += size * (block.kind === 'item' ? 0.35 : 0.75);
    switch (block.kind) {
      case 'heading':
        add({ type: 'H1', lines: lines(block.text, { weight: 'bold', lineSize: size * 1.2 }) });
        break;
      case 'paragraph':
        add({ type: 'P', lines: lines(block.text) });
        break;
      case 'item': {
        const bullet = place('•', size * 0.4, 'regular', size);
        add({ type: 'P', bullet, lines: lines(block.text, { left: size * 1.4 }) });
        break;
      }
      case 'coverages': {
        const inset = { left: size * 0.6, right: size * 0.6 };
        const top = placed.height;
        placed.height += size * 0.4;
        const title = 'Coverages offered in your state';
        add({ type: 'P', lines: lines(title, { ...inset, weight: 'bold' }) });
        for (const label of block.labels) add({ type: 'P', lines: lines(label, inset) });
        placed.height += size * 0.4;
        placed.frames.push({ top, height: placed.height - top });
        break;
      }
    }
  });
  return placed;
}
