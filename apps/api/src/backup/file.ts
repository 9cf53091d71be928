import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Db } from '../database/engine.ts';
import { StartupError } from '../startup/errors.ts';
import { readSource, type Source, type Sum, summing } from './source.ts';
import { batchOf, type Row, type Table } from './tables.ts';

/** The first line of a backup. */
interface Head {
  backup: 'audit-letters';
  format: 1;
  schema: string;
  madeAt: string;
  /** The secret key in hexadecimal, if the backup contains it. */
  key?: string;
}

/** A line of a backup: its head, the begin of a table, a row, or the end of a table or of all. */
type Line = Head | { table: Table } | Row | { end: string; sum: Sum } | { complete: true };

export interface BackupOptions {
  file: string;
  now: Date;
  /** The secret key, to be stored in the backup. */
  key?: string | undefined;
}

/** Writes one state of the database to a compressed file, and returns its number of rows. */
export async function writeBackup(db: Db, { file, now, key }: BackupOptions): Promise<number> {
  const part = `${file}.part`;
  let total = 0;
  await readSource(db, async (source) => {
    const lines = linesOf(source, { madeAt: now.toISOString(), ...(key && { key }) });
    const texts = async function* () {
      for await (const line of lines) {
        if (Array.isArray(line)) total += 1;
        yield `${JSON.stringify(line)}\n`;
      }
    };
    await pipeline(
      Readable.from(texts()),
      createGzip(),
      createWriteStream(part, { mode: 0o600, flush: true }),
    );
  }).catch(async (error: unknown) => {
    await rm(part, { force: true });
    throw error;
  });
  await rename(part, file);
  return total;
}

async function* linesOf(source: Source, facts: Pick<Head, 'madeAt' | 'key'>): AsyncGenerator<Line> {
  yield { backup: 'audit-letters', format: 1, schema: source.schema, ...facts };
  for await (const { table, batches } of source.tables()) {
    yield { table };
    const { add, sum } = summing();
    for await (const batch of batches) {
      add(batch);
      yield* batch;
    }
    yield { end: table.name, sum: sum() };
  }
  yield { complete: true };
}

const damaged = (file: string) =>
  new StartupError(
    `${file} is not a complete backup: it was cut off or changed. Take another one.`,
  );

/** Opens a backup. Its lines are read once, in order. */
export async function openBackup(file: string): Promise<{ head: Head; source: Source }> {
  const lines = readLines(file);
  const head = (await lines.next()).value;
  if (!isHead(head)) {
    throw new StartupError(`${file} is not a backup that this version of the program can read.`);
  }
  const next = async (): Promise<Line> => {
    const { value, done } = await lines.next();
    if (done || value === undefined) throw damaged(file);
    return value;
  };
  return {
    head,
    source: {
      schema: head.schema,
      async *tables() {
        for (;;) {
          const line = await next();
          if ('complete' in line) return;
          if (!('table' in line)) throw damaged(file);
          yield { table: line.table, batches: batchesOf(line.table, next, damaged(file)) };
        }
      },
    },
  };
}

/** The rows up to the end of a table, whose checksum must be that of the rows. */
async function* batchesOf(table: Table, next: () => Promise<Line>, broken: Error) {
  const { add, sum } = summing();
  let batch: Row[] = [];
  let line = await next();
  for (; Array.isArray(line); line = await next()) {
    batch.push(line);
    if (batch.length < batchOf(table)) continue;
    add(batch);
    yield batch;
    batch = [];
  }
  add(batch);
  if (batch.length > 0) yield batch;
  if (!('end' in line) || line.end !== table.name || line.sum.sha256 !== sum().sha256) throw broken;
}

async function* readLines(file: string): AsyncGenerator<Line> {
  const bytes = createReadStream(file);
  const unpacked = bytes.pipe(createGunzip());
  bytes.on('error', (error) => unpacked.destroy(error));
  try {
    for await (const text of createInterface({ input: unpacked, crlfDelay: Infinity })) {
      yield JSON.parse(text);
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new StartupError(`There is no backup ${file}.`);
    }
    throw damaged(file);
  }
}

function isHead(line: Line | undefined): line is Head {
  return line !== undefined && 'backup' in line && line.format === 1;
}
