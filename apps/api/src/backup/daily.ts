import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../database/engine.ts';
import { DAY_MS } from '../time/day.ts';

type Backups = Pick<Database, 'backup'>;

const copiesToKeep = 7;
const ending = '.backup';

/** Copies the database to a folder if its last copy is a day old. */
export async function backupDaily(database: Backups, folder: string | null): Promise<void> {
  if (folder !== null && Date.now() - newest(folder) >= DAY_MS) {
    await makeBackup(database, folder, new Date());
  }
}

/** Makes one copy and deletes all but the last seven. Returns its path. */
export async function makeBackup(database: Backups, folder: string, now: Date): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, backupName(now));
  await database.backup(file);
  for (const old of copies(folder).slice(0, -copiesToKeep)) rmSync(join(folder, old));
  return file;
}

/** Names sort by time. */
export const backupName = (now: Date) => `${now.toISOString().replace(/[:.]/g, '-')}${ending}`;

function copies(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(ending))
      .sort();
  } catch {
    return [];
  }
}

function newest(folder: string): number {
  const last = copies(folder).at(-1);
  return last ? statSync(join(folder, last)).mtimeMs : 0;
}
