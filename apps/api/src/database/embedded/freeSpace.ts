import { statfs } from 'node:fs/promises';

/** The bytes that this process may still write to the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const mebibyte = 2 ** 20;

/** The engine writes its log in files of 16 MiB, and stops when it cannot add one. */
export const reserveBytes = 32 * mebibyte;
/** A new database has 40 MiB before its first row. */
export const newDatabaseBytes = 64 * mebibyte;

/** An amount for a message, such as `12 MB`. */
export const megabytes = (bytes: number): string => `${Math.floor(bytes / mebibyte)} MB`;
