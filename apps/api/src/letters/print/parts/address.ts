import { printable, reachOf } from '../text/fonts.ts';
import { blockHeight, drawLargest, type Part } from './fit.ts';

/** A long line is set smaller before it is wrapped, down to this share of the largest size. */
const SHRINK_BEFORE_WRAP = 0.8;

/** Draws the address as large as it fits: first with every line unbroken, then with long lines wrapped. */
export function drawAddress(part: Part, address: readonly string[]): boolean {
  const { section, setter, left, top, width, sizes } = part;
  const text = address.map(printable).filter((line) => line !== '');
  const reach = reachOf(text);
  const place = (lines: readonly string[], size: number) => ({
    height: blockHeight(lines.length, size, reach),
    draw: () =>
      section.add('P', () => {
        lines.forEach((line, index) => {
          setter.draw(line, left, top + (reach.ascent + index * reach.leading) * size, size);
        });
      }),
  });
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
