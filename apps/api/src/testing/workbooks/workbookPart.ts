import { inflateRawSync } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';

/** The text of a part of a workbook, or '' where there is none. */
export async function workbookPart(file: Buffer, path: string): Promise<string> {
  const zip = await fromBufferPromise(file, { lazyEntries: true, autoClose: false });
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== path) continue;
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    const packed = file.subarray(fileDataStart, fileDataStart + entry.compressedSize);
    return inflateRawSync(packed).toString();
  }
  return '';
}
