import { randomBytes } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UploadedFile } from '../read/readUpload.ts';

/** A file of an upload on the disk. */
export interface SpooledFile {
  size: number;
  read(): Promise<UploadedFile>;
  close(): Promise<void>;
}

/**
 * Writes a stream to the folder for temporary files (`TMPDIR`). The file loses its name at once, where the system allows
 * it: rent rolls hold personal data, and a killed server must leave nothing behind.
 */
export async function spool(stream: AsyncIterable<Buffer>): Promise<SpooledFile> {
  const path = join(tmpdir(), `audit-letters-${randomBytes(16).toString('hex')}`);
  const handle = await open(path, 'wx+', 0o600);
  const unlinked = await unlink(path).then(
    () => true,
    () => false,
  );
  const close = async () => {
    await handle.close();
    if (!unlinked) await unlink(path).catch(() => {});
  };
  let size = 0;
  try {
    for await (const chunk of stream) {
      await handle.write(chunk, 0, chunk.length, size);
      size += chunk.length;
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    size,
    async read() {
      const bytes = new Uint8Array(size);
      for (let at = 0; at < size; ) {
        const { bytesRead } = await handle.read(bytes, at, size - at, at);
        if (bytesRead === 0) throw new Error('A spooled file is shorter than it was written.');
        at += bytesRead;
      }
      return bytes;
    },
    close,
  };
}
