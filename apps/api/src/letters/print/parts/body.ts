import type { LetterBlock, ReplySlip } from '../letter.ts';
import { ASCENT, type Weight } from '../text/fonts.ts';
import { LEADING, type TypeSetter } from '../text/setting.ts';
import { drawLargest, type Part } from './fit.ts';
import { placeSlip } from './slip.ts';

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

/** Draws the paragraphs, headings, lists and coverages of the body, and the slip at the foot of its place. */
export function drawBody(part: Part, blocks: readonly LetterBlock[], slip?: ReplySlip): boolean {
  const { section, setter, left, top, width } = part;
  const drawLine = (line: PlacedLine) =>
    setter.draw(line.text, left + line.left, top + line.baseline, line.size, line.weight);
  return drawLargest(part, (size) => {
    const { elements, frames, height } = placeBody(setter, blocks, width, size);
    const foot = slip && placeSlip(part, slip, size);
    return {
      height: height + (foot ? foot.height + size : 0),
      draw() {
        for (const frame of frames) {
          section.addFrame(left, top + frame.top, width, frame.height);
        }
        for (const { type, bullet, lines } of elements) {
          const drawLines = () => lines.forEach(drawLine);
          if (bullet) section.addItem(() => drawLine(bullet), drawLines);
          else section.add(type, drawLines);
        }
        foot?.draw(top + part.height - foot.height);
      },
    };
  });
}

/** Lays the body out at one size, relative to its upper left corner. */
function placeBody(
  setter: TypeSetter,
  blocks: readonly LetterBlock[],
  width: number,
  size: number,
): PlacedBody {
  const body: PlacedBody = { elements: [], frames: [], height: 0 };
  const place = (text: string, left: number, weight: Weight, lineSize: number): PlacedLine => ({
    text,
    left,
    baseline: body.height + ASCENT * lineSize,
    size: lineSize,
    weight,
  });
  const lines = (
    text: string,
    { left = 0, right = 0, weight = 'regular', lineSize = size }: LineStyle = {},
  ): PlacedLine[] =>
    setter.wrap(text, width - left - right, lineSize, weight).map((each) => {
      const line = place(each, left, weight, lineSize);
      body.height += LEADING * lineSize;
      return line;
    });
  const add = (element: PlacedElement) => body.elements.push(element);

  blocks.forEach((block, index) => {
    if (index > 0) body.height += size * (block.kind === 'item' ? 0.35 : 0.75);
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
        const top = body.height;
        body.height += size * 0.4;
        const title = 'Coverages offered in your state';
        add({ type: 'P', lines: lines(title, { ...inset, weight: 'bold' }) });
        for (const label of block.labels) add({ type: 'P', lines: lines(label, inset) });
        body.height += size * 0.4;
        body.frames.push({ top, height: body.height - top });
        break;
      }
    }
  });
  return body;
}
