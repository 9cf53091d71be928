import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../database/engine.ts';
import { anyOf } from '../database/expressions.ts';
import type { FilesTable } from '../database/schema.ts';
import type { Transaction } from '../database/transaction.ts';
import { isStaff } from '../session/authenticate.ts';
import type { CurrentSession } from '../session/store.ts';
import type { SpooledFile } from './spool.ts';

/**
 * The kind decides who may read a file: its creator (exports, duplicates) or all staff (letters, archives). Nobody
 * reads the files of a deleted facility (`deleted`), which its undo restores.
 */
export type FileKind = 'export' | 'duplicates' | 'letters' | 'mail_merge' | 'archive' | 'deleted';

/**
 * A file to store. `name` is the unique key of downloads: it is not a path and never used as one. A browser saves the
 * file as `display_name`. Without `expires_at`, it is kept until the record that it belongs to is deleted.
 */
export interface NewFile
  extends Pick<
    Insertable<FilesTable>,
    'name' | 'display_name' | 'media_type' | 'user_id' | 'facility_id' | 'expires_at'
  > {
  kind: FileKind;
  bytes: Buffer | SpooledFile;
}

export type StoredFile = Selectable<FilesTable>;

const CHUNK_BYTES = 262_144;
/** An archive's name holds a facility number and a Prime Site ID of up to 200 characters each. */
const MAX_NAME_LENGTH = 600;

/** 128 random bits, for file names that cannot be guessed. */
export const randomNamePart = (): string => randomBytes(16).toString('base64url');

/**
 * Stores a file in chunks in the database, where every replica of the server can read it. Use the transaction of
 * the record that the file belongs to: both are stored or neither is.
 */
export async function saveFile(
  trx: Transaction,
  { bytes, ...file }: NewFile,
  created_at: Date,
): Promise<StoredFile> {
  const { size, read } = 'read' in bytes ? bytes : contentOf(bytes);
  const row = await trx
    .insertInto('files')
    .values({ ...file, size, sha256: '', created_at })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (let position = 0; position * CHUNK_BYTES < size; position += 1) {
    const chunk = Buffer.from(await read(position * CHUNK_BYTES, CHUNK_BYTES));
    await trx
      .insertInto('file_chunks')
      .values({ file_id: row.id, position, bytes: chunk })
      .execute();
  }
  return row;
}

/** Replaces a file by other content under the same name. A download of the former content that is under way fails. */
export async function replaceFile(trx: Transaction, id: number, bytes: Buffer): Promise<number> {
  const former = await trx
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { id: _id, size: _size, created_at, kind, ...file } = former;
  await trx
    .updateTable('files')
    .set({ name: `${file.name} replaced` })
    .where('id', '=', id)
    .execute();
  const newFile = await saveFile(trx, { ...file, kind: kind as FileKind, bytes }, created_at);
  return newFile.id;
}

const contentOf = (bytes: Buffer) => ({
  size: bytes.byteLength,
  read: async (from: number, length: number) => bytes.subarray(from, from + length),
});

/** The file of this exact name, if it has one of the kinds and the caller may read it. */
export async function findFile(
  db: Db,
  name: string,
  kinds: readonly FileKind[],
  caller: CurrentSession,
  now: Date,
): Promise<StoredFile | undefined> {
  if (name.length > MAX_NAME_LENGTH || name.includes('\0')) return undefined;
  const file = await db
    .selectFrom('files')
    .selectAll()
    .where('name', '=', name)
    .where('kind', 'in', [...kinds])
    .where((or) => or.or([or('expires_at', 'is', null), or('expires_at', '>', now)]))
    .executeTakeFirst();
  return file && mayRead(file, caller) ? file : undefined;
}

function mayRead(file: StoredFile, caller: CurrentSession): boolean {
  const ownersOnly = file.kind === 'export' || file.kind === 'duplicates';
  if (!ownersOnly) return isStaff(caller);
  // A manager who moves to another facility must not read exports of the former one.
  const isOwnFacility = isStaff(caller) || file.facility_id === caller.facilityId;
  return file.user_id === caller.userId && isOwnFacility;
}

/** Streams the bytes of a stored file. */
export function openFile(db: Db, file: Pick<StoredFile, 'id' | 'size'>): Readable {
  return Readable.from(chunks(db, file), { objectMode: false });
}

async function* chunks(db: Db, { id, size }: Pick<StoredFile, 'id' | 'size'>) {
  for (let position = 0; position * CHUNK_BYTES < size; position += 1) {
    const { bytes } = await db
      .selectFrom('file_chunks')
      .select('bytes')
      .where('file_id', '=', id)
      .where('position', '=', position)
      .executeTakeFirstOrThrow();
    yield bytes;
  }
}

/** Deletes the exports of a user but the latest ones. Reports of imports expire later and stay. */
export async function keepLatest(
  trx: Transaction,
  { userId, expiresAt }: { userId: number; expiresAt: Date },
  most: number,
): Promise<void> {
  const ofUser = trx
    .selectFrom('files')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'export')
    .where('expires_at', '<=', expiresAt);
  await trx
    .deleteFrom('files')
    .where('id', 'in', ofUser.orderBy('id', 'desc').offset(most))
    .execute();
}

/** Deletes the content of letters and archives that were made before a moment. Their lists keep the names. */
export async function emptyFiles(db: Db, before: Date, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const expiredFiles = await trx
      .updateTable('files')
      .set({ expires_at: now })
      .where('kind', 'in', ['letters', 'mail_merge', 'archive'])
      .where('created_at', '<', before)
      .where('expires_at', 'is', null)
      .returning('id')
      .execute();
    const ids = expiredFiles.map(({ id }) => id);
    await trx.deleteFrom('file_chunks').where('file_id', '=', anyOf(ids)).execute();
  });
}

/** Deletes expired exports, reports of imports and files of deleted facilities. Letters go with their batch. */
export async function sweepFiles(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('files')
    .where('expires_at', '<=', now)
    .where('kind', 'in', ['export', 'duplicates', 'deleted'])
    .execute();
}
