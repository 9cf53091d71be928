import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Db } from '../database/engine.ts';
import { anyOf } from '../database/expressions.ts';
import type { Transaction } from '../database/transaction.ts';
import type { SpooledFile } from './spool.ts';

/** The kind decides who may read a file: its creator (exports, duplicates) or all staff (letters, archives). */
export type FileKind = 'export' | 'duplicates' | 'letters' | 'mail_merge' | 'archive';

export interface NewFile {
  /** The unique key of downloads. It is not a path and never used as one. */
  name: string;
  kind: FileKind;
  /** The name under which a browser saves the file. */
  displayName: string;
  mediaType: string;
  bytes: Buffer | SpooledFile;
  userId: number | null;
  facilityId: number | null;
  /** `null`: kept until the record that it belongs to is deleted. */
  expiresAt: Date | null;
}

export interface StoredFile {
  id: number;
  name: string;
  kind: string;
  displayName: string;
  mediaType: string;
  size: number;
  sha256: string;
}

/** The caller who reads a file. */
export interface FileCaller {
  userId: number;
  facilityId: number | null;
  staff: boolean;
}

const CHUNK_BYTES = 262_144;
/** An archive's name holds a facility number and a Prime Site ID of up to 200 characters each. */
const MAX_NAME_LENGTH = 600;

/** 128 random bits, for file names that cannot be guessed. */
export const randomNamePart = (): string => randomBytes(16).toString('base64url');

/**
 * Stores a file in chunks in the database, where every replica of the server can read it. Use the transaction of
 * the record that the file belongs to: both are stored or neither is.
 */
export async function saveFile(trx: Transaction, file: NewFile, now: Date): Promise<StoredFile> {
  const { size, sha256, read } = 'read' in file.bytes ? file.bytes : contentOf(file.bytes);
  const stored = { name: file.name, kind: file.kind, size, sha256 };
  const { id } = await trx
    .insertInto('files')
    .values({
      ...stored,
      display_name: file.displayName,
      media_type: file.mediaType,
      user_id: file.userId,
      facility_id: file.facilityId,
      created_at: now,
      expires_at: file.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let position = 0; position * CHUNK_BYTES < size; position += 1) {
    const bytes = Buffer.from(await read(position * CHUNK_BYTES, CHUNK_BYTES));
    await trx.insertInto('file_chunks').values({ file_id: id, position, bytes }).execute();
  }
  return { id, ...stored, displayName: file.displayName, mediaType: file.mediaType };
}

const contentOf = (bytes: Buffer) => ({
  size: bytes.byteLength,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  read: async (from: number, length: number) => bytes.subarray(from, from + length),
});

/** The file of this exact name, if it has one of the kinds and the caller may read it. */
export async function findFile(
  db: Db | Transaction,
  name: string,
  kinds: readonly FileKind[],
  caller: FileCaller,
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
  if (!file || !mayRead(file, caller)) return undefined;
  return { ...file, displayName: file.display_name, mediaType: file.media_type };
}

function mayRead(
  file: { kind: string; user_id: number | null; facility_id: number | null },
  caller: FileCaller,
): boolean {
  const ownersOnly = file.kind === 'export' || file.kind === 'duplicates';
  if (!ownersOnly) return caller.staff;
  // A manager who moves to another facility must not read exports of the former one.
  const isOwnFacility = caller.staff || file.facility_id === caller.facilityId;
  return file.user_id === caller.userId && isOwnFacility;
}

/** Streams the bytes of a stored file. */
export function openFile(db: Db | Transaction, file: Pick<StoredFile, 'id' | 'size'>): Readable {
  return Readable.from(chunks(db, file), { objectMode: false });
}

async function* chunks(db: Db | Transaction, { id, size }: Pick<StoredFile, 'id' | 'size'>) {
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
  kept: number,
): Promise<void> {
  const ofUser = trx
    .selectFrom('files')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'export')
    .where('expires_at', '<=', expiresAt);
  await trx
    .deleteFrom('files')
    .where('id', 'in', ofUser.orderBy('id', 'desc').offset(kept))
    .execute();
}

/** Deletes the content of letters and archives that were made before a moment (OPS-25). Their lists keep the names. */
export async function emptyFiles(db: Db, before: Date, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const expired = await trx
      .updateTable('files')
      .set({ expires_at: now })
      .where('kind', 'in', ['letters', 'mail_merge', 'archive'])
      .where('created_at', '<', before)
      .where('expires_at', 'is', null)
      .returning('id')
      .execute();
    const ids = expired.map(({ id }) => id);
    await trx.deleteFrom('file_chunks').where('file_id', '=', anyOf(ids)).execute();
  });
}

/** Deletes expired exports and reports of imports. Letters are deleted with their batch. */
export async function sweepFiles(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('files')
    .where('expires_at', '<=', now)
    .where('kind', 'in', ['export', 'duplicates'])
    .execute();
}
