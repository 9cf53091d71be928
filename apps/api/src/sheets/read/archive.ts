import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import {
  COPY_THE_REPORT,
  damaged,
  encrypted,
  refuseOtherPackages,
  refuseOtherThanZip,
  tooBig,
  tooLong,
  WorkbookError,
} from './refusals.ts';

/** The limits of an upload. They count the unpacked bytes, never the sizes in the headers. */
export interface ReadLimits {
  entries: number;
  /** Unpacked bytes of one part. */
  partBytes: number;
  /** Unpacked bytes of all parts that are read. */
  totalBytes: number;
  /** The ratio of unpacked to packed bytes, checked from `RATIO_FROM_BYTES` on. */
  ratio: number;
  /** Bytes without a `<`: the longest text or tag. */
  tokenBytes: number;
  rows: number;
  columns: number;
  sharedStrings: number;
}

export const readLimits: ReadLimits = {
  entries: 2_000,
  partBytes: 200_000_000,
  totalBytes: 300_000_000,
  ratio: 150,
  tokenBytes: 1_000_000,
  rows: 200_000,
  // The widest report known, SiteLink's Directory, has 409.
  columns: 1_000,
  sharedStrings: 2_000_000,
};

/** Small files with repeated words have a higher ratio than any limit that stops a zip bomb. */
const RATIO_FROM_BYTES = 10_000_000;

/** The parts of an .xlsx by the central directory of the zip, opened one at a time. Their names have no case. */
export interface Archive {
  has(path: string): boolean;
  /** The text of a part, as it is unpacked. */
  text(path: string): AsyncGenerator<string>;
}

export async function openArchive(file: Buffer, limits: ReadLimits): Promise<Archive> {
  refuseOtherThanZip(file);
  const zip = await fromBufferPromise(file, { lazyEntries: true, autoClose: false }).catch(
    (error: unknown) => {
      throw damaged('it ends too early or is no complete .xlsx', error);
    },
  );
  const entries = await directoryOf(zip, limits);
  refuseOtherPackages([...entries.keys()]);
  let totalBytes = 0;

  return {
    has: (path) => entries.has(path.toLowerCase()),
    async *text(path) {
      const entry = entries.get(path.toLowerCase());
      if (!entry) throw damaged(`its part ${path} is missing`);
      let decoder: TextDecoder | undefined;
      let bytes = 0;
      let checksum = 0;
      let sinceTag = 0;
      try {
        for await (const chunk of await zip.openReadStreamPromise(entry)) {
          if (!Buffer.isBuffer(chunk)) continue;
          bytes += chunk.length;
          totalBytes += chunk.length;
          if (bytes > limits.partBytes || totalBytes > limits.totalBytes) {
            const size = `${Math.round(limits.partBytes / 1e6)} MB`;
            throw tooBig(`unpacked it is larger than ${size}`, COPY_THE_REPORT);
          }
          if (bytes > RATIO_FROM_BYTES && bytes > entry.compressedSize * limits.ratio) {
            throw tooBig(`it unpacks to more than ${limits.ratio} times its size`, COPY_THE_REPORT);
          }
          const lastTag = chunk.lastIndexOf(0x3c);
          sinceTag = lastTag < 0 ? sinceTag + chunk.length : chunk.length - lastTag;
          if (sinceTag > limits.tokenBytes) throw tooLong();
          checksum = crc32(chunk, checksum);
          decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
          yield decoder.decode(chunk, { stream: true });
        }
        if (decoder) yield decoder.decode();
      } catch (error) {
        if (error instanceof WorkbookError) throw error;
        throw damaged(`its part ${path} cannot be unpacked`, error);
      }
      if (checksum !== entry.crc32) throw damaged(`the checksum of its part ${path} is wrong`);
    },
  };
}

/** The encodings of XML that programs write: UTF-8, and UTF-16 with or without its mark. */
function encodingOf(start: Buffer): string {
  const [first, second] = start;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  return 'utf-8';
}

async function directoryOf(zip: ZipFile, limits: ReadLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.entries) {
    throw tooBig(`it has more than ${limits.entries} parts`, COPY_THE_REPORT);
  }
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue;
      const path = entry.fileName.toLowerCase();
      if (entries.has(path)) throw damaged(`it has two parts named ${entry.fileName.slice(0, 80)}`);
      if (entry.isEncrypted()) throw encrypted();
      entries.set(path, entry);
    }
  } catch (error) {
    if (error instanceof WorkbookError) throw error;
    throw damaged('its list of parts cannot be read', error);
  }
  return entries;
}
