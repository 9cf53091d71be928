import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Creates the files of a new database, unless the folder has one. A process of its own does it, because the second
 * engine and the copies of its memory that this takes would stay in the server. An interrupted creation leaves
 * nothing that looks like a database.
 */
export async function ensureDatabase(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await createIn(draft);
  await rename(draft, folder);
}

function createIn(folder: string): Promise<void> {
  const program = new URL('./newDatabase.process.ts', import.meta.url);
  return new Promise((resolve, reject) => {
    // The engine runs once, so optimised code is not worth its cost.
    const child = fork(program, [folder], { execArgv: ['--liftoff-only'] });
    let reason = 'the files of a new database could not be written';
    child.once('message', (message) => {
      reason = String(message);
    });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(reason))));
  });
}
