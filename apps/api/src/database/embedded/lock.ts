import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another running process uses the data folder; the message is one sentence for the terminal. */
export class FolderLocked extends Error {
  override name = 'FolderLocked';
}

const SQLITE_BUSY = 5;

/**
 * Locks a data folder and returns the function that releases it. PGlite has no lock of its own, and two processes on
 * one folder destroy it. The lock is that of an SQLite transaction, which the system ends with the process, also in
 * another container. This process must not open `lock.db` otherwise: closing it would release the lock.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(folder, 'lock.db'));
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw inUse(folder);
  }
  const holder = join(folder, 'lock');
  writeFileSync(holder, `process ${process.pid} on ${hostname()}`, { mode: 0o600 });
  return () => {
    rmSync(holder, { force: true });
    lock.close();
  };
}

/** The refusal of a folder in use. */
export const inUse = (folder: string) =>
  new FolderLocked(
    `The data folder ${folder} is in use by another server (${nameIn(join(folder, 'lock'))}); stop that one first or choose another DATA_DIR.`,
  );

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

/** The holder only names itself here. The file may be missing or left behind. */
function nameIn(file: string): string {
  try {
    return readFileSync(file, 'utf8').slice(0, 200) || 'of unknown name';
  } catch {
    return 'of unknown name';
  }
}
