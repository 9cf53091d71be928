import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename } from 'node:fs/promises';

/** Writes a database into a file with `pg_dump`. */
export async function dump(url: string, file: string): Promise<void> {
  await run('pg_dump', url, ['--format=custom', `--file=${file}.part`]);
  await rename(`${file}.part`, file);
}

/** Fills an empty database from a file of `dump`, all or nothing. */
export const restore = (url: string, file: string) =>
  run('pg_restore', url, ['--single-transaction', '--exit-on-error', '--no-owner', file]);

async function run(program: string, url: string, args: string[]): Promise<void> {
  // The list of processes shows arguments, so the password is not one.
  const [, start = '', password, end = ''] =
    /^(\w+:\/\/[^:/@]*)(?::([^/@]*))?(.*)$/s.exec(url) ?? [];
  const child = spawn(program, [...args, `--dbname=${start}${end}`], {
    env: { ...process.env, ...(password && { PGPASSWORD: decodeURIComponent(password) }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors: Buffer[] = [];
  child.stderr.on('data', (text) => errors.push(text));
  const [code] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      error.code === 'ENOENT' ? `${program} is not installed on this machine` : error.message,
    );
  });
  if (code !== 0) throw new Error(Buffer.concat(errors).toString().trim() || `${program} failed`);
}
