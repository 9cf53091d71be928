import type { Letter } from '../letter.ts';
import { ASCENT, DESCENT, printable, type Reach, reachOf } from '../text/fonts.ts';
import { LEADING } from '../text/setting.ts';
import { drawLargest, drawLines, type Part } from './fit.ts';

/** Draws the facility's name in bold and the lines below it. */
export function drawLetterhead(part: Part, [name = '', ...rest]: readonly string[]): boolean {
  const { section, setter, left, top, width } = part;
  return drawLargest(part, (size) => {
    const nameSize = size * 1.4;
    const nameLines = setter.wrap(name, width, nameSize, 'bold');
    const restLines = rest.flatMap((line) => setter.wrap(line, width, size));
    const nameHeight = nameLines.length * nameSize * LEADING;
    return {
      height: nameHeight + restLines.length * size * LEADING,
      draw() {
        section.add('P', () =>
          drawLines(setter, nameLines, { left, top, size: nameSize, weight: 'bold' }),
        );
        section.add('P', () => drawLines(setter, restLines, { left, top: top + nameHeight, size }));
      },
    };
  });
}

/** Draws the labels in one column and their values, wrapped, in another. */
export function drawReference(part: Part, rows: Letter['reference']): boolean {
  const { section, setter, left, top, width } = part;
  return drawLargest(part, (size) => {
    const labelWidth =
      Math.max(...rows.map(({ label }) => setter.width(label, size, 'bold'))) + size;
    const valueWidth = width - labelWidth;
    if (valueWidth <= 0) return undefined;
    const rowsInLines = rows.map(({ label, value }) => ({
      label,
      lines: setter.wrap(value, valueWidth, size),
    }));
    const count = rowsInLines.reduce((sum, { lines }) => sum + lines.length, 0);
    return {
      height: ((count - 1) * LEADING + ASCENT + DESCENT) * size,
      draw() {
        let baseline = top + ASCENT * size;
        for (const { label, lines } of rowsInLines) {
          section.add('P', () => {
            setter.draw(label, left, baseline, size, 'bold');
            for (const line of lines) {
              setter.draw(line, left + labelWidth, baseline, size);
              baseline += LEADING * size;
            }
          });
        }
      },
    };
  });
}

/** The baselines of lines and their height, as shares of the text size. Only lines of tall scripts are far apart. */
function stackOf(lines: readonly string[]) {
  let height = 0;
  let before: Reach | undefined;
  const baselines = lines.map((line) => {
    const reach = reachOf(line);
    height += before ? Math.max(before.leading, reach.leading) : reach.ascent;
    before = reach;
    return height;
  });
  return { baselines, height: height + (before?.descent ?? 0) };
}

/** A long line is set smaller before it is wrapped, down to this share of the largest size. */
const SHRINK_BEFORE_WRAP = 0.8;

/** Draws the address as large as it fits: first with every line unbroken, then with long lines wrapped. */
export function drawAddress(part: Part, address: readonly string[]): boolean {
  const { section, setter, left, top, width, sizes } = part;
  const text = address.map(printable).filter((line) => line !== '');
  const place = (lines: readonly string[], size: number) => {
    const { baselines, height } = stackOf(lines);
    return {
      height: height * size,
      draw: () =>
        section.add('P', () => {
          lines.forEach((line, index) => {
            setter.draw(line, left, top + (baselines[index] ?? 0) * size, size);
          });
        }),
    };
  };
  const smallestUnbroken = (sizes[0] ?? 0) * SHRINK_BEFORE_WRAP;
  return (
    drawLargest(part, (size) =>
      size >= smallestUnbroken && text.every((line) => setter.width(line, size) <= width)
        ? place(text, size)
        : undefined,
    ) ||
    drawLargest(part, (size) =>
      place(
        text.flatMap((line) => setter.wrap(line, width, size)),
        size,
      ),
    )
  );
}
