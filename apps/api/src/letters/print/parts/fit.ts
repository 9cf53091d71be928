import type { Section } from '../structure.ts';
import { ASCENT, type Weight } from '../text/fonts.ts';
import { LEADING, sizesDown, type TypeSetter } from '../text/setting.ts';
import type { Box } from '../window.ts';

/** A part of a page: its place and the text sizes to try, all in points. */
export interface Part {
  section: Section;
  setter: TypeSetter;
  left: number;
  top: number;
  width: number;
  height: number;
  /** From the largest to the smallest. */
  sizes: readonly number[];
}

/** Points per inch. */
export const POINTS = 72;

/** A part laid out at one size. */
export interface PlacedPart {
  height: number;
  draw: () => void;
}

export const partOf = (
  page: Pick<Part, 'section' | 'setter'>,
  box: Box,
  largest: number,
  smallest: number,
): Part => ({
  ...page,
  left: box.left * POINTS,
  top: box.top * POINTS,
  width: box.width * POINTS,
  height: box.height * POINTS,
  sizes: sizesDown(largest, smallest),
});

/** Draws lines below each other from an upper edge. */
export function drawLines(
  setter: TypeSetter,
  lines: readonly string[],
  { left, top, size, weight }: { left: number; top: number; size: number; weight?: Weight },
): void {
  lines.forEach((line, index) => {
    setter.draw(line, left, top + (ASCENT + index * LEADING) * size, size, weight);
  });
}

/** Draws the part at the largest size at which it fits. Returns whether there is one. */
export function drawLargest(
  { sizes, height }: Pick<Part, 'sizes' | 'height'>,
  place: (size: number) => PlacedPart | undefined,
): boolean {
  for (const size of sizes) {
    const placed = place(size);
    if (!placed || placed.height > height) continue;
    placed.draw();
    return true;
  }
  return false;
}
