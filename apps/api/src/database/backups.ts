import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './engine.ts';

const everyMs = 24 * 3_600_000;
/** How often to look whether a day has passed; a server that is started daily makes them too. */
const lookEveryMs = 600_000;
const kept = 7;

/**
 * Keeps the last days' copies of an embedded database in `backups/` beside it, for a disk that fails
 * or a deletion that is regretted. To go back: stop the server, move `pg` away, unpack a copy into
 * a new folder `pg`. Returns its end.
 */
export function keepBackups(
  database: Pick<Database, 'backUp'>,
  dataDir: string,
  onFailure: (error: unknown) => void,
): () => void {
  const { backUp } = database;
  if (!backUp) return () => {};
  let running = false;
  const look = async () => {
    if (running || Date.now() - newest(dataDir) < everyMs) return;
    running = true;
    await makeBackup(backUp, dataDir, new Date()).catch(onFailure);
    running = false;
  };
  const timer = setInterval(look, lookEveryMs).unref();
  return () => clearInterval(timer);
}

/** Makes one copy and removes the oldest beyond a week's worth. A copy cut short is never named as one. */
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
