import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import {
  damaged,
  encrypted,
  refuseOtherPackages,
  refuseOtherThanZip,
  tooBig,
  WorkbookError,
} from './refusals.ts';

/** The limits of an upload. They count the unpacked bytes, never the sizes in the headers. */
export interface ArchiveLimits {
  entries: number;
  /** Unpacked bytes of one part. */
  partBytes: number;
  /** Unpacked bytes of all parts that are read. */
  totalBytes: number;
  /** The ratio of unpacked to packed bytes, checked from `RATIO_FROM_BYTES` on. */
  ratio: number;
  /** Bytes without a `<`: the longest text or tag. */
  tokenBytes: number;
}

export const archiveLimits: ArchiveLimits = {
  entries: 2_000,
  partBytes: 200_000_000,
  totalBytes: 300_000_000,
  ratio: 150,
  tokenBytes: 1_000_000,
};

/** Small files with repeated words have a higher ratio than any limit that stops a zip bomb. */
const RATIO_FROM_BYTES = 10_000_000;

/** The parts of an .xlsx, found by the central directory of the zip and opened one at a time. */
export interface Archive {
  has(path: string): boolean;
  /** The text of a part, as it is unpacked. */
  text(path: string): AsyncGenerator<string>;
}

export async function openArchive(file: Buffer, limits = archiveLimits): Promise<Archive> {
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
    has: (path) => entries.has(path),
    async *text(path) {
      const entry = entries.get(path);
      if (!entry) throw damaged(`its part ${path} is missing`);
      const decoder = new TextDecoder('utf-8', { fatal: true });
      let bytes = 0;
      let checksum = 0;
      let sinceTag = 0;
      try {
        for await (const chunk of await zip.openReadStreamPromise(entry)) {
          if (!Buffer.isBuffer(chunk)) continue;
          bytes += chunk.length;
          totalBytes += chunk.length;
          if (bytes > limits.partBytes || totalBytes > limits.totalBytes) {
            throw tooBig(`unpacked it is larger than ${Math.round(limits.partBytes / 1e6)} MB`);
          }
          if (bytes > RATIO_FROM_BYTES && bytes > entry.compressedSize * limits.ratio) {
            throw tooBig(`it unpacks to more than ${limits.ratio} times its size`);
          }
          const lastTag = chunk.lastIndexOf(0x3c);
          sinceTag = lastTag < 0 ? sinceTag + chunk.length : chunk.length - lastTag;
          if (sinceTag > limits.tokenBytes)
            throw tooBig('one of its cells is longer than Excel allows');
          checksum = crc32(chunk, checksum);
          yield decoder.decode(chunk, { stream: true });
        }
        yield decoder.decode();
      } catch (error) {
        if (error instanceof WorkbookError) throw error;
        throw damaged(`its part ${path} cannot be unpacked`, error);
      }
      if (checksum !== entry.crc32) throw damaged(`the checksum of its part ${path} is wrong`);
    },
  };
}

async function directoryOf(zip: ZipFile, limits: ArchiveLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.entries) throw tooBig(`it has more than ${limits.entries} parts`);
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue;
      if (entries.has(entry.fileName))
        throw damaged(`it has two parts named ${entry.fileName.slice(0, 80)}`);
      if (entry.isEncrypted()) throw encrypted();
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    if (error instanceof WorkbookError) throw error;
    throw damaged('its list of parts cannot be read', error);
  }
  return entries;
}
