import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

const everyMs = 10_000;
/** Files of the write-ahead log, of 16 MiB each. */
const mostLogFiles = 4;

/**
 * Shortens the write-ahead log. PGlite runs without the background process that makes checkpoints, so the log would
 * grow until the server ends. Returns the function that stops it.
 */
export function keepLogShort(database: PGlite, folder: string): () => void {
  const timer = setInterval(async () => {
    // Inside a transaction that failed, every statement fails.
    if (database.isInTransaction() || (await logFiles(folder)) <= mostLogFiles) return;
    await database.exec('checkpoint').catch(() => {});
  }, everyMs);
  return () => clearInterval(timer);
}

async function logFiles(folder: string): Promise<number> {
  const names = await readdir(join(folder, 'pg_wal')).catch(() => []);
  return names.filter((name) => /^[\dA-F]{24}$/.test(name)).length;
}
