import { type ExecFileException, execFile } from 'node:child_process';
import { rename, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Writes a database into a file with `pg_dump`. */
export async function dump(url: string, file: string): Promise<void> {
  // Only its owner may read it: it has all hashes and tenants.
  await writeFile(`${file}.part`, '', { mode: 0o600 });
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
  const env = { ...process.env, ...(password && { PGPASSWORD: decodeURIComponent(password) }) };
  const all = [...args, `--dbname=${start}${end}`];
  await promisify(execFile)(program, all, { env }).catch((error: ExecFileException) => {
    if (error.code === 'ENOENT') throw new Error(`${program} is not installed on this machine`);
    throw new Error(error.stderr?.trim() || `${program} failed`);
  });
}
