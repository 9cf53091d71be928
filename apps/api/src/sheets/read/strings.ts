import { LONGEST_CELL_TEXT } from '../excel.ts';
import type { Archive } from './archive.ts';
import { plainText } from './cells.ts';
import { tooBig } from './refusals.ts';
import { readPart } from './xml.ts';

/** The texts that cells refer to by their index. */
export async function readStrings(archive: Archive, path: string, most: number): Promise<string[]> {
  const strings: string[] = [];
  let text: string | undefined;
  let collecting = false;
  let phonetic = false;
  await readPart(archive, path, {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') phonetic = true;
      else if (name === 't') collecting = !phonetic;
    },
    text(piece) {
      if (!collecting || text === undefined) return;
      text += piece;
      if (text.length > LONGEST_CELL_TEXT)
        throw tooBig('one of its cells is longer than Excel allows');
    },
    close(name) {
      if (name === 't') collecting = false;
      else if (name === 'rPh') phonetic = false;
      else if (name === 'si') {
        if (strings.length >= most) {
          throw tooBig(`it holds more than ${most.toLocaleString('en-US')} different texts`);
        }
        strings.push(plainText(text ?? ''));
        text = undefined;
      }
    },
  });
  return strings;
}
