import type { Letter } from '../letter.ts';
import { ASCENT, reachOf } from '../text/fonts.ts';
import { LEADING } from '../text/setting.ts';
import { blockHeight, drawLargest, type Part } from './fit.ts';

/** Draws the labels in one column and their values, wrapped, in another. */
export function drawReference(part: Part, rows: Letter['reference']): boolean {
  const { section, setter, left, top, width } = part;
  return drawLargest(part, (size) => {
    const labelWidth =
      Math.max(...rows.map(({ label }) => setter.width(label, size, 'bold'))) + size;
    const valueWidth = width - labelWidth;
    if (valueWidth <= 0) return undefined;
    const wrapped = rows.map(({ label, value }) => ({
      label,
      lines: setter.wrap(value, valueWidth, size),
    }));
    const count = wrapped.reduce((sum, { lines }) => sum + lines.length, 0);
    return {
      height: blockHeight(count, size, { ...reachOf([]), leading: LEADING }),
      draw() {
        let baseline = top + ASCENT * size;
        for (const { label, lines } of wrapped) {
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
