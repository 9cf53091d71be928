import type { ReplySlip } from '../letter.ts';
import type { Weight } from '../text/fonts.ts';
import { LEADING, type TypeSetter } from '../text/setting.ts';
import { drawLines, type Part, type PlacedPart } from './fit.ts';

/** Lays out the slip at one size. `draw` takes its upper edge. */
export function placeSlip(
  { section, setter, left, width }: Part,
  slip: ReplySlip,
  size: number,
): Omit<PlacedPart, 'draw'> & { draw: (top: number) => void } {
  const drawings: ((top: number) => void)[] = [];
  let height = 0;
  const line = (x: number, y: number, length: number) =>
    drawings.push((top) => section.addFrame(left + x, top + y, length, 0));
  const box = (x: number) => {
    const y = height + 0.4 * size;
    drawings.push((top) => section.addFrame(left + x, top + y, 0.85 * size, 0.85 * size));
  };
  const text = (lines: readonly string[], x: number, weight: Weight = 'regular') => {
    const y = height;
    drawings.push((top) =>
      section.add('P', () =>
        drawLines(setter, lines, { left: left + x, top: top + y, size, weight }),
      ),
    );
    return lines.length * LEADING * size;
  };
  const linesOf = (words: string, x: number, end = width) => setter.wrap(words, end - x, size);

  line(0, 0, width);
  height += 0.6 * size;
  height += text([slip.heading], 0, 'bold');
  height += text(linesOf(slip.note, 0), 0);
  height += 0.4 * size;

  const valueLeft =
    Math.max(...slip.fields.map(({ label }) => setter.width(label, size, 'bold'))) + size;
  for (const { label, value } of slip.fields) {
    text([label], 0, 'bold');
    height += text(linesOf(value, valueLeft), valueLeft);
  }

  const indent = 1.6 * size;
  for (const { label, options, hasLine } of slip.choices) {
    height += 0.4 * size;
    if (options) {
      height += text(linesOf(label, 0), 0);
      for (const row of inColumns(setter, options, width, size, indent)) {
        const heights = row.map((option, column) => {
          const x = (column * width) / 2;
          box(x);
          return text(linesOf(option, x + indent), x + indent);
        });
        height += Math.max(...heights);
      }
      continue;
    }
    box(0);
    const lines = linesOf(label, indent);
    height += text(lines, indent);
    if (hasLine) {
      const end = indent + setter.width(lines.at(-1) ?? '', size) + 0.6 * size;
      if (end < width) line(end, height, width - end);
    }
  }

  height += 1.7 * size;
  const dateLeft = width * 0.68;
  for (const [label, x, end] of [
    [slip.signature, 0, dateLeft - size],
    [slip.date, dateLeft, width],
  ] as const) {
    text([label], x);
    const lineLeft = x + setter.width(label, size) + 0.6 * size;
    line(lineLeft, height + LEADING * size, end - lineLeft);
  }
  height += LEADING * size;

  return { height, draw: (top) => drawings.forEach((draw) => void draw(top)) };
}

/** The options in rows: of two if each fits into half the width. */
function inColumns(
  setter: TypeSetter,
  options: readonly string[],
  width: number,
  size: number,
  indent: number,
): string[][] {
  const fits = options.every((option) => setter.width(option, size) + indent + size <= width / 2);
  const columns = fits ? 2 : 1;
  const rows: string[][] = [];
  for (let at = 0; at < options.length; at += columns) rows.push(options.slice(at, at + columns));
  return rows;
}
