import type { Archive } from './archive.ts';
import { tooBig } from './refusals.ts';
import { type ReadText, RichText } from './richText.ts';
import { readPart } from './xml.ts';

/** The texts that cells refer to by their index. Nearly all are plain, so only struck-out text makes an object. */
export type SharedText = string | ReadText;

export async function readStrings(
  archive: Archive,
  path: string,
  most: number,
): Promise<SharedText[]> {
  const strings: SharedText[] = [];
  const rich = new RichText();
  let isInText = false;
  await readPart(archive, path, {
    open(name, attributes) {
      if (name === 'si') isInText = true;
      else if (isInText) rich.open(name, attributes);
    },
    text: (piece) => rich.text(piece),
    close(name) {
      if (name !== 'si') {
        rich.close(name);
        return;
      }
      if (strings.length >= most) {
        throw tooBig(`it holds more than ${most.toLocaleString('en-US')} different texts`);
      }
      const item = rich.take();
      strings.push(item.struckOut ? item : item.text);
      isInText = false;
    },
  });
  return strings;
}
