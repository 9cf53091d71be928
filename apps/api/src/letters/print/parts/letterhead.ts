import { ASCENT } from '../text/fonts.ts';
import { LEADING } from '../text/setting.ts';
import { drawLargest, type Part } from './fit.ts';

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
      },
    };
  });
}
