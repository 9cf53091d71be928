import { POINTS } from './parts/fit.ts';
import type { Section } from './structure.ts';
import type { TypeSetter } from './text/setting.ts';
import { type Box, Sheet, ShownInWindow } from './window.ts';

/**
 * Draws a page as an SVG image with the window of its envelope. Each line has the place and the width that it has on
 * paper; the browser sets it in a similar font.
 */
export function pictureOf(measure: TypeSetter) {
  const page = inPoints(Sheet);
  const parts: string[] = [];
  const setter: TypeSetter = {
    ...measure,
    draw(text, left, baseline, size, weight = 'regular') {
      const width = measure.width(text, size, weight);
      if (width === 0) return;
      const bold = weight === 'bold' ? ' font-weight="700"' : '';
      parts.push(
        `<text x="${round(left)}" y="${round(baseline)}" font-size="${size}"${bold} textLength="${round(width)}" lengthAdjust="spacingAndGlyphs">${escapeMarkup(text)}</text>`,
      );
    },
  };
  const section: Section = {
    add: (_type, draw) => draw(),
    addItem(drawLabel, drawText) {
      drawLabel();
      drawText();
    },
    addFrame(left, top, width, height) {
      parts.push(rectangle({ left, top, width, height }, 'fill="none" stroke="#808080"'));
    },
  };
  return {
    setter,
    section,
    svg: () =>
      [
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${page.width} ${page.height}" font-family="'Noto Sans', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif">`,
        rectangle(page, 'fill="#fff"'),
        ...parts,
        rectangle(
          inPoints(ShownInWindow),
          'rx="6" fill="#0d9488" fill-opacity="0.08" stroke="#0d9488" stroke-width="3"',
        ),
        '</svg>',
      ].join('\n'),
  };
}

const rectangle = ({ left, top, width, height }: Box, look: string) =>
  `<rect x="${round(left)}" y="${round(top)}" width="${round(width)}" height="${round(height)}" ${look}/>`;

const inPoints = ({ left, top, width, height }: Box): Box => ({
  left: left * POINTS,
  top: top * POINTS,
  width: width * POINTS,
  height: height * POINTS,
});

const round = (value: number) => Math.round(value * 100) / 100;

const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
