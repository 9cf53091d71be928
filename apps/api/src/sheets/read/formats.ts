import type { Archive } from './archive.ts';
import { readPart } from './xml.ts';

/** The meaning of a cell's number: a number, a day, or digits padded to a pattern such as `00000`. */
export type NumberFormat = 'number' | 'date' | { digits: string };

const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** The number format of each cell style, by its index. */
export async function readFormats(archive: Archive, path: string): Promise<NumberFormat[]> {
  const codes = new Map<number, NumberFormat>();
  const formats: NumberFormat[] = [];
  let inCellFormats = false;
  await readPart(archive, path, {
    open(name, attributes) {
      if (name === 'numFmt') {
        codes.set(Number(attributes.numFmtId), formatOfCode(attributes.formatCode ?? ''));
      } else if (name === 'cellXfs') {
        inCellFormats = true;
      } else if (name === 'xf' && inCellFormats) {
        const id = Number(attributes.numFmtId ?? 0);
        formats.push(codes.get(id) ?? (isBuiltInDate(id) ? 'date' : 'number'));
      }
    },
    close(name) {
      if (name === 'cellXfs') inCellFormats = false;
    },
  });
  return formats;
}

/** The effect of a format code such as `[$-409]m/d/yy h:mm;@` on a number. */
function formatOfCode(code: string): NumberFormat {
  const plain = code
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[[^\]]*\]/g, '')
    .split(';', 1)
    .join('');
  if (/^0[0-]*0$/.test(plain)) return { digits: plain };
  return /[dy]/i.test(plain) && !/general/i.test(plain) ? 'date' : 'number';
}
