import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './engine.ts';

const everyMs = 24 * 3_600_000;
/** How often to check whether the last copy is a day old. */
const checkEveryMs = 600_000;
const kept = 7;

/**
 * Copies an embedded database to `backups/` once a day. To restore a copy: stop the server, move `pg` away and unpack
 * the copy into a new folder `pg`. Returns the function that stops the copies.
 */
export function keepBackups(
  database: Pick<Database, 'backUp'>,
  dataDir: string,
  onFailure: (error: unknown) => void,
): () => void {
  const { backUp } = database;
  if (!backUp) return () => {};
  let running = false;
  const check = async () => {
    if (running || Date.now() - newest(dataDir) < everyMs) return;
    running = true;
    await makeBackup(backUp, dataDir, new Date()).catch(onFailure);
    running = false;
  };
  const timer = setInterval(check, checkEveryMs).unref();
  return () => clearInterval(timer);
}

/** Makes one copy and deletes all but the last seven. An incomplete copy keeps the ending `.part`. */
export async function makeBackup(
  backUp: NonNullable<Database['backUp']>,
  dataDir: string,
  now: Date,
): Promise<string> {
  const folder = join(dataDir, 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${now.toISOString().replace(/[:.]/g, '-')}.tar.gz`);
  await backUp(`${file}.part`);
  renameSync(`${file}.part`, file);
  for (const old of copies(folder).slice(0, -kept)) rmSync(join(folder, old));
  return file;
}

function copies(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.tar.gz'))
      .sort();
  } catch {
    return [];
  }
}

function newest(dataDir: string): number {
  const folder = join(dataDir, 'backups');
  const last = copies(folder).at(-1);
  return last ? statSync(join(folder, last)).mtimeMs : 0;
}
